import { parseArgs } from 'node:util';
import {
  deleteMessagesBefore,
  findMessages,
  type InboxMessage,
  listMessages,
  releaseMessage,
  retryMails,
} from '#server/features/message/message-repository.ts';
import { type CommandContext, CommandError, type DatabaseTask, databaseCommand } from '../command.ts';
import { writeSpreadsheet } from '../write-spreadsheet.ts';
import { messageRows, showInbox, showMessage } from './show-messages.ts';

const USAGE = `What visitors have written.

  npm run inbox -- list                       all messages and the state of their mails
  npm run inbox -- show ID                    one message in full; the first characters of its id are enough
  npm run inbox -- export FILE.csv            all messages for a spreadsheet
  npm run inbox -- retry [ID]                 tries mails now that failed or wait
  npm run inbox -- release ID                 lets the mails of a suspected message go
  npm run inbox -- delete --older-than DAYS   deletes old messages whose mails do not wait any more`;

const DAY_MS = 86_400_000;

export const runInboxCommand = databaseCommand(USAGE, readCommand);

function readCommand(args: string[]): DatabaseTask | undefined {
  const options = { 'older-than': { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [command, target, ...more] = positionals;
  const days = values['older-than'];
  if (more.length > 0) return undefined;
  if (command === 'delete')
    return days && /^\d{1,5}$/.test(days) && !target ? deleteOlderThan(Number(days)) : undefined;
  if (days !== undefined) return undefined;
  if (command === 'list' && !target)
    return async ({ database, print }) => print(showInbox(await listMessages(database)));
  if (command === 'retry') return retry(target);
  if (!target) return undefined;
  if (command === 'show')
    return async (context) => context.print(showMessage(await findOne(context, target)));
  if (command === 'export') return exportTo(target);
  if (command === 'release') return release(target);
  return undefined;
}

async function findOne({ database }: CommandContext, start: string): Promise<InboxMessage> {
  const [found, ...others] = await findMessages(database, start);
  if (!found) throw new CommandError(`There is no message ${start}.`);
  if (others.length > 0)
    throw new CommandError(`${others.length + 1} messages begin with ${start}: give more of the id.`);
  return found;
}

function exportTo(path: string) {
  return async ({ database, print }: CommandContext) => {
    const messages = await listMessages(database);
    writeSpreadsheet(path, messageRows(messages));
    print(`${messages.length} messages written to ${path}.`);
  };
}

function retry(start: string | undefined) {
  return async (context: CommandContext) => {
    const message = start === undefined ? undefined : await findOne(context, start);
    const count = await retryMails(context.database, message?.id);
    context.print(`${count} mails are due now. They are sent by the running server when SMTP_URL is set.`);
  };
}

function release(start: string) {
  return async (context: CommandContext) => {
    const message = await findOne(context, start);
    if (!message.suspicion || message.released_at) throw new CommandError('This message is not held back.');
    await releaseMessage(context.database, message.id);
    context.print('Released: its mails are due now.');
  };
}

function deleteOlderThan(days: number) {
  return async ({ database, print }: CommandContext) => {
    const count = await deleteMessagesBefore(database, new Date(Date.now() - days * DAY_MS));
    print(`${count} messages older than ${days} days were deleted.`);
  };
}
