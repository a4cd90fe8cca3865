import { parseArgs } from 'node:util';
import { lagosDay } from '#domain/text/format-date.ts';
import type { SubscriberTable } from '#server/database/schema.ts';
import { COMMAND_LINE, recordAction } from '#server/features/desk/audit-repository.ts';
import { createMailLinks } from '#server/features/newsletter/mail-links.ts';
import {
  listSubscribers,
  releaseSignUp,
  removeSubscriber,
} from '#server/features/newsletter/subscriber-repository.ts';
import { type CommandContext, CommandError, type DatabaseTask, databaseCommand } from './command.ts';
import { inOneLine } from './printable.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

const USAGE = `Who gets the newsletter.

  npm run subscribers -- list                    all addresses and their state
  npm run subscribers -- export FILE.csv         the confirmed ones, each with its unsubscribe link
  npm run subscribers -- export FILE.csv --all   every address with its state
  npm run subscribers -- release ADDRESS         sends the confirmation that was held back
  npm run subscribers -- remove ADDRESS          forgets an address`;

const COLUMNS = [
  'user_email',
  'user_name',
  'state',
  'signed_up_at',
  'confirmed_at',
  'unsubscribed_at',
  'language',
] as const;

export const runSubscribersCommand = databaseCommand(USAGE, readCommand);

function readCommand(args: string[]): DatabaseTask | undefined {
  const options = { all: { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [command, target, ...more] = positionals;
  const { all = false } = values;
  if (more.length > 0) return undefined;
  if (command === 'export' && target) return exportTo(target, all);
  if (all) return undefined;
  if (command === 'list' && !target) return list;
  if (!target) return undefined;
  if (command === 'remove')
    return change(
      target,
      'subscriber.remove',
      removeSubscriber,
      'Removed.',
      'This address is not on the list.',
    );
  if (command === 'release')
    return change(
      target,
      'sign-up.release',
      (database, email) => releaseSignUp(database, { user_email: email.toLowerCase() }),
      'Released: the confirmation is due now.',
      'Nothing is held back for it.',
    );
  return undefined;
}

async function list({ database, print }: CommandContext): Promise<void> {
  const subscribers = await listSubscribers(database);
  const [held, open] = [subscribers.filter((row) => row.isHeld), subscribers.filter((row) => !row.isHeld)];
  const show = ({ user_email, user_name, state, signed_up_at }: SubscriberTable) =>
    [lagosDay(new Date(signed_up_at)), state.padEnd(12), user_email, inOneLine(user_name, 30)]
      .join('  ')
      .trimEnd();
  print([`Subscribers (${open.length})`, ...open.map(show)].join('\n'));
  if (held.length > 0)
    print(['', `Suspected, confirmation held back (${held.length})`, ...held.map(show)].join('\n'));
}

function exportTo(path: string, all: boolean) {
  return async ({ database, publicUrl, print }: CommandContext) => {
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
    writeSpreadsheet(path, [[...COLUMNS, 'unsubscribe_url'], ...(await Promise.all(lines))]);
    print(`${rows.length} addresses written to ${path}.`);
  };
}

function change(
  email: string,
  action: 'subscriber.remove' | 'sign-up.release',
  work: (database: CommandContext['database'], email: string) => Promise<boolean>,
  done: string,
  notDone: string,
) {
  return async ({ database, print }: CommandContext) => {
    await database.transaction().execute(async (transaction) => {
      const found = (await listSubscribers(transaction)).find(
        (row) => row.user_email === email.toLowerCase(),
      );
      if (!found || !(await work(transaction, email))) throw new CommandError(notDone);
      // The log is kept for ever, and an address is not.
      await recordAction(transaction, COMMAND_LINE, { action, subject: found.id });
    });
    print(done);
  };
}
