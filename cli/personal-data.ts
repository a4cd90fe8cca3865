import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeSpreadsheetCsv } from '#domain/text/read-csv.ts';
import { reasonOf } from '#server/database/connect.ts';
import { COMMAND_LINE, recordAction } from '#server/features/desk/audit-repository.ts';
import { createMailLinks } from '#server/features/newsletter/mail-links.ts';
import { listSubscribers, removeSubscriber } from '#server/features/newsletter/subscriber-repository.ts';
import { deleteExpired } from '#server/features/retention/retention.ts';
import { CommandError, type DatabaseTask, databaseCommand } from './command.ts';

const USAGE = `What the site keeps about visitors, as far as the desk has no page for it.

  npm run personal-data -- delete --older-than DAYS     deletes what was closed more than so many days ago, as the site
                                                        does every day after RETENTION_DAYS
  npm run personal-data -- subscribers FILE.csv         writes the confirmed newsletter addresses, each with its unsubscribe link
  npm run personal-data -- subscribers FILE.csv --all   the same for every address, with its state
  npm run personal-data -- forget ADDRESS               removes a newsletter address`;

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
    const { messages, complaints, reports } = await deleteExpired(database, days, COMMAND_LINE);
    print(`Deleted: ${messages} messages, ${complaints} complaints and ${reports} reports about places.`);
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
