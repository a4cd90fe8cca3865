import { parseArgs } from 'node:util';
import type { ComplaintState } from '#content/schema/complaint.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { readState } from '#domain/complaints/complaint-states.ts';
import { checkNote, cleanNote } from '#domain/forms/complaint-note.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { retryMails } from '#server/delivery/outbox-repository.ts';
import {
  countUnanswered,
  deleteComplaintsBefore,
  listComplaints,
} from '#server/features/complaint/complaint-repository.ts';
import { COMMAND_LINE, recordAction } from '#server/features/desk/audit-repository.ts';
import { createInboxService } from '#server/features/desk/inbox/inbox-service.ts';
import { deleteMessagesBefore, listMessages } from '#server/features/message/message-repository.ts';
import { formWords } from '#words/form-words.ts';
import { type CommandContext, CommandError, type DatabaseTask, databaseCommand } from '../command.ts';
import { writeSpreadsheet } from '../write-spreadsheet.ts';
import { findEntry, type InboxEntry } from './find-entry.ts';
import { type InboxFilter, pickComplaints, readFilter } from './inbox-filter.ts';
import { complaintRows, showComplaint, showComplaints } from './show-complaints.ts';
import { messageRows, showInbox, showMessage } from './show-messages.ts';

const USAGE = `What visitors have written. ID is the start of a message's id, or a complaint's reference.

  npm run inbox -- list                       all messages and complaints, and the state of their mails
  npm run inbox -- show ID                    one of them in full
  npm run inbox -- move REFERENCE STATE       moves a complaint to received, in-progress or answered
                   [--note TEXT]              with a note that the visitor reads
  npm run inbox -- export FILE.csv            all messages for a spreadsheet; complaints by --kind complaints
  npm run inbox -- retry [ID]                 tries mails now that failed or wait
  npm run inbox -- release ID                 lets the mails of a suspected message or complaint go
  npm run inbox -- delete --older-than DAYS   deletes old messages and answered complaints whose mails do not wait

  list and export take --kind messages, complaints, charged, refused, treated, details or other,
  and --state received, in-progress or answered for complaints.`;

const DAY_MS = 86_400_000;
const OPTIONS = {
  'older-than': { type: 'string' },
  kind: { type: 'string' },
  state: { type: 'string' },
  note: { type: 'string' },
} as const;
/** The options that each command takes. */
const TAKES: Record<string, readonly string[]> = {
  list: ['kind', 'state'],
  export: ['kind', 'state'],
  move: ['note'],
  delete: ['older-than'],
};

export const runInboxCommand = databaseCommand(USAGE, readCommand);

function readCommand(args: string[]): DatabaseTask | undefined {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [command = '', target, ...more] = positionals;
  if (Object.keys(values).some((option) => !TAKES[command]?.includes(option))) return undefined;
  if (command === 'move') return readMove(target, more, values.note);
  if (more.length > 0) return undefined;
  const days = values['older-than'];
  if (command === 'delete')
    return days && /^\d{1,5}$/.test(days) && !target ? deleteOlderThan(Number(days)) : undefined;
  if (command === 'retry') return retry(target);
  const filter = readFilter(values.kind, values.state);
  if (command === 'list' && !target) return filter && list(filter);
  if (!target) return undefined;
  if (command === 'export') return filter && exportTo(target, filter);
  if (command === 'show') return show(target);
  if (command === 'release') return release(target);
  return undefined;
}

function readMove(reference: string | undefined, [word, ...more]: string[], note = '') {
  const state = readState(word ?? '');
  return reference && state && more.length === 0 ? move(reference, state, note) : undefined;
}

function list(filter: InboxFilter) {
  return async ({ database, print }: CommandContext) => {
    if (filter.of !== 'complaints') print(showInbox(await listMessages(database)));
    if (filter.of === 'messages') return;
    const complaints = pickComplaints(await listComplaints(database), filter);
    if (filter.of === 'all') print('');
    print(showComplaints(complaints));
  };
}

function show(name: string) {
  return async ({ database, print }: CommandContext) => {
    const entry = await findEntry(database, name);
    print('message' in entry ? showMessage(entry.message) : showComplaint(entry.complaint));
  };
}

function move(name: string, state: ComplaintState, note: string) {
  return async ({ database, print }: CommandContext) => {
    const [error] = checkNote(note, formWords);
    if (error) throw new CommandError(`The note cannot be kept. ${error.reason}`);
    const inbox = createInboxService(database);
    const entry = await inbox.find({ reference: readReference(name) ?? '' });
    if (!entry) throw new CommandError(`There is no complaint ${name}.`);
    const { reference } = entry;
    if (entry.isHeld) throw new CommandError(`${reference} is held back as suspected: release it first.`);
    const action = { type: 'move', state, text: cleanNote(note) } as const;
    const outcome = await inbox.update(entry, entry.version, action, COMMAND_LINE);
    if (outcome === 'same-state')
      throw new CommandError(`${reference} is ${state} already, and there is no note.`);
    if (outcome !== 'done') throw overtaken();
    const told = entry.email ? 'a mail to the visitor is due now' : 'the visitor gave no e-mail address';
    print(`${reference} is now ${state}; ${told}.`);
  };
}

function exportTo(path: string, filter: InboxFilter) {
  return async ({ database, print }: CommandContext) => {
    const record = (subject: string, rows: number) =>
      recordAction(database, COMMAND_LINE, { action: 'messages.export', subject, after: { rows } });
    if (filter.of === 'complaints') {
      const complaints = pickComplaints(await listComplaints(database), filter);
      await record('complaints', complaints.length);
      writeSpreadsheet(path, complaintRows(complaints));
      print(`${complaints.length} complaints written to ${path}.`);
      return;
    }
    const messages = await listMessages(database);
    await record('messages', messages.length);
    writeSpreadsheet(path, messageRows(messages));
    print(`${messages.length} messages written to ${path}.`);
  };
}

function retry(name: string | undefined) {
  return async ({ database, print }: CommandContext) => {
    const entry = name === undefined ? undefined : await findEntry(database, name);
    const count = await database.transaction().execute(async (transaction) => {
      const rows = await retryMails(transaction, entry && ownerOf(entry));
      await recordAction(transaction, COMMAND_LINE, {
        ...(entry ? lineOf(entry, 'retry') : { action: 'messages.retry', subject: 'messages' }),
        after: { rows },
      });
      return rows;
    });
    print(`${count} mails are due now. They are sent by the running server when SMTP_URL is set.`);
  };
}

function release(name: string) {
  return async ({ database, print }: CommandContext) => {
    const entry = await findEntry(database, name);
    const inbox = createInboxService(database);
    const held = await inbox.find(
      'message' in entry ? { messageId: entry.message.id } : { reference: entry.complaint.reference },
    );
    if (!held?.isHeld) throw new CommandError('This message is not held back.');
    const outcome = await inbox.update(held, held.version, { type: 'release' }, COMMAND_LINE);
    if (outcome !== 'done') throw overtaken();
    print('Released: its mails are due now.');
  };
}

function deleteOlderThan(days: number) {
  return async ({ database, print }: CommandContext) => {
    const before = new Date(Date.now() - days * DAY_MS);
    const { messages, complaints } = await database.transaction().execute(async (transaction) => {
      const deleted = {
        messages: await deleteMessagesBefore(transaction, before),
        complaints: await deleteComplaintsBefore(transaction, before),
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
    if (unanswered > 0) print(`${unanswered} older complaints wait for an answer and stay.`);
  };
}

function ownerOf(entry: InboxEntry) {
  return 'message' in entry ? { message_id: entry.message.id } : { complaint_id: entry.complaint.id };
}

/** As the desk names it in the audit log. */
function lineOf(entry: InboxEntry, action: 'retry') {
  return 'message' in entry
    ? ({ action: `message.${action}`, subject: entry.message.id } as const)
    : ({ action: `complaint.${action}`, subject: entry.complaint.reference } as const);
}

function overtaken(): CommandError {
  return new CommandError('Somebody has changed it at this very moment; try again.');
}
