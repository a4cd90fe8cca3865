import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lagosDay } from '#domain/text/format-date.ts';
import { writeSpreadsheetCsv } from '#domain/text/read-csv.ts';
import { reasonOf } from '#server/database/connect.ts';
import { countUnanswered, deleteComplaintsBefore } from '#server/features/complaint/complaint-repository.ts';
import { COMMAND_LINE, recordAction } from '#server/features/desk/audit-repository.ts';
import { deleteReportsBefore } from '#server/features/directory/place-report-repository.ts';
import { deleteMessagesBefore } from '#server/features/message/message-repository.ts';
import { createMailLinks } from '#server/features/newsletter/mail-links.ts';
import { listSubscribers, removeSubscriber } from '#server/features/newsletter/subscriber-repository.ts';
import { deleteSmsBefore } from '#server/features/phone/sms-repository.ts';
import { CommandError, type DatabaseTask, databaseCommand } from './command.ts';

const USAGE = `What the site keeps about visitors, as far as the desk has no page for it.

  npm run personal-data -- delete --older-than DAYS     deletes old messages, answered complaints and decided reports
  npm run personal-data -- subscribers FILE.csv         writes the confirmed newsletter addresses, each with its unsubscribe link
  npm run personal-data -- subscribers FILE.csv --all   the same for every address, with its state
  npm run personal-data -- forget ADDRESS               removes a newsletter address`;

const DAY_MS = 86_400_000;
const OWNER_ONLY = 0o600;
const COLUMNS = [
  'user_email',
  'user_name',
  'state',
  'signed_up_at',
  'confirmed_at',
  'unsubscribed_at',
  'language',
] as const;

export const runPersonalDataCommand = databaseCommand(USAGE, (args) => {
  const options = { 'older-than': { type: 'string' }, all: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [command, target, ...more] = positionals;
  const { all, 'older-than': days } = values;
  if (more.length > 0) return undefined;
  if (command === 'delete' && !target && !all)
    return days && /^\d{1,5}$/.test(days) ? deleteOlderThan(Number(days)) : undefined;
  if (!target || days !== undefined) return undefined;
  if (command === 'subscribers') return exportSubscribers(target, all ?? false);
  return command === 'forget' && !all ? forget(target) : undefined;
});

function deleteOlderThan(days: number): DatabaseTask {
  return async ({ database, print }) => {
    const before = new Date(Date.now() - days * DAY_MS);
    const {
      messages,
      complaints,
      reports = 0,
    } = await database.transaction().execute(async (transaction) => {
      const reports = await deleteReportsBefore(transaction, before);
      await deleteSmsBefore(transaction, before);
      const deleted = {
        messages: await deleteMessagesBefore(transaction, before),
        complaints: await deleteComplaintsBefore(transaction, before),
        ...(reports > 0 && { reports }),
      };
      await recordAction(transaction, COMMAND_LINE, {
        action: 'messages.delete',
        subject: 'messages',
        after: { ...deleted, before: lagosDay(before) },
      });
      return deleted;
    });
    const unanswered = await countUnanswered(database, before);
    print(`${messages} messages and ${complaints} complaints older than ${days} days were deleted.`);
    if (reports > 0) print(`${reports} reports about places were deleted.`);
    if (unanswered > 0) print(`${unanswered} older complaints wait for an answer and stay.`);
  };
}

function exportSubscribers(path: string, all: boolean): DatabaseTask {
  return async ({ database, publicUrl, print }) => {
    const links = createMailLinks(database);
    const rows = (await listSubscribers(database)).filter(({ state }) => all || state === 'confirmed');
    const lines = rows.map(async (row) => [
      ...COLUMNS.map((name) => row[name] ?? ''),
      `${publicUrl}/newsletter/unsubscribe?token=${await links.tokenFor('unsubscribe', row.id)}`,
    ]);
    await recordAction(database, COMMAND_LINE, {
      action: 'subscribers.export',
      subject: 'subscribers',
      after: { rows: rows.length },
    });
    writeForOwner(
      path,
      writeSpreadsheetCsv([[...COLUMNS, 'unsubscribe_url'], ...(await Promise.all(lines))]),
    );
    print(`${rows.length} addresses written to ${path}.`);
  };
}

/** Names and addresses: only the file's owner may read them. */
function writeForOwner(path: string, text: string): void {
  try {
    const file = openSync(path, 'w', OWNER_ONLY);
    try {
      // A file that was there has kept its rights; a device, such as the terminal, should.
      if (fstatSync(file).isFile()) fchmodSync(file, OWNER_ONLY);
      writeFileSync(file, text);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new CommandError(`${path} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}

function forget(email: string): DatabaseTask {
  return async ({ database, print }) => {
    await database.transaction().execute(async (transaction) => {
      const id = await removeSubscriber(transaction, email);
      if (!id) throw new CommandError('This address is not on the list.');
      // By its id: the log is kept for ever, and an address is not.
      await recordAction(transaction, COMMAND_LINE, { action: 'subscriber.remove', subject: id });
    });
    print('Removed.');
  };
}
