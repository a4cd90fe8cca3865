import { randomUUID } from 'node:crypto';
import type {
  Ticket,
  TicketAct,
  TicketAction,
  TicketOutcome,
  TicketState,
} from '#app/desk/inbox/inbox-service.ts';
import type { Person } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { MessageTable } from '../../../database/message-tables.ts';
import type { Database } from '../../../database/schema.ts';
import { addToOutbox, holdMails, releaseMails, retryMails } from '../../../delivery/outbox-repository.ts';
import { nameOfLanguage } from '../../../languages.ts';
import { keepComplaintChange } from '../../complaint/complaint-repository.ts';
import { keepMessageChange } from '../../message/message-repository.ts';
import { promiseDays } from '../../promise/promise-repository.ts';
import { type ActionDetails, recordAction } from '../audit-repository.ts';
import { listColleagues, staffAddresses } from './colleagues.ts';
import { findTicket, ownerOf, readThread } from './ticket-repository.ts';

interface TicketUpdate {
  /** Columns that messages and complaints share. */
  columns?: Partial<
    Pick<
      MessageTable,
      'state' | 'changed_at' | 'assigned_to' | 'suspicion' | 'released_at' | 'answered_in_time' | 'language'
    >
  >;
  /** For the audit log: states, names of staff and lengths, never what a visitor or for a visitor was written. */
  before?: ActionDetails;
  after?: ActionDetails;
  also?(transaction: Database): Promise<unknown>;
}

interface Asked {
  ticket: Ticket;
  /** To whom it is given, if it is. */
  colleague?: Person | undefined;
  /** The version that the form was made from. */
  version: number;
  action: TicketAction;
  person: Person;
}

/** Does what a form asks for, unless the rules do not allow it or somebody has done something since its version. */
export async function updateTicket(database: Database, given: Asked): Promise<TicketOutcome> {
  let asked = given;
  const { ticket, version, action } = asked;
  if (action.type === 'give') {
    const colleague = (await listColleagues(database)).find(({ id }) => id === action.to);
    // Whoever has left meanwhile can look after nothing.
    if (!colleague) return 'conflict';
    asked = { ...asked, colleague };
  }
  // Back brings the text of an answer or a note into a form of the latest version.
  const isWritten = 'text' in action && action.text !== '';
  if (isWritten && (await isDoneAlready(database, asked))) return 'done-already';
  if (version === ticket.version && isAllowed(ticket, action)) {
    // The visitor would be told the same twice.
    if (action.type === 'move' && action.state === ticket.state && !action.text) return 'same-state';
    if (await store(database, asked)) return 'done';
  }
  const { kind, id, reference } = ticket;
  const now = await findTicket(database, kind === 'message' ? { messageId: id } : { reference });
  return now && (await isDoneAlready(database, { ...asked, ticket: now })) ? 'done-already' : 'conflict';
}

/** What must not be done with a message or complaint that is held back as suspected: each of them writes to its sender. */
const NOT_WHILE_HELD: readonly string[] = ['answer', 'move', 'spam', 'retry'];

/** What is held back is released before it is answered. */
function isAllowed({ isHeld }: Ticket, { type }: TicketAction): boolean {
  return type === 'release' ? isHeld : !isHeld || !NOT_WHILE_HELD.includes(type);
}

/** Whether this person has done it before, as after a second click or on a page that Back has brought. */
async function isDoneAlready(database: Database, { ticket, action, person }: Asked): Promise<boolean> {
  const { id, name } = person;
  if (action.type === 'assign') return ticket.assignedTo?.id === id;
  if (action.type === 'give') return ticket.assignedTo?.id === action.to;
  if (action.type === 'unassign') return !ticket.assignedTo;
  if (!('text' in action)) return false;
  const thread = await readThread(database, ticket);
  if (action.type === 'note') {
    const last = thread.findLast((item) => item.what === 'note');
    return last?.person === name && last.note === action.text;
  }
  const last = thread.findLast((item) => item.what === 'step');
  return last?.person === name && last.state === nextState(action) && last.note === action.text;
}

/** Those that the page of the ticket shows by themselves. */
const ACTS: readonly TicketAct[] = ['assign', 'give', 'unassign', 'spam', 'release'];

/** All that belongs to an action is stored together, or nothing of it when somebody else was quicker. */
function store(database: Database, { ticket, version, action, person, colleague }: Asked): Promise<boolean> {
  const isMessage = ticket.kind === 'message';
  const { columns, before, after, also } = updateOf(ticket, action, person, colleague);
  return database.transaction().execute(async (transaction) => {
    const isReopened = ticket.state === 'answered' && columns?.state && columns.state !== 'answered';
    const promise = isReopened && (await promiseAnew(transaction, ticket));
    const { numUpdatedRows } = await transaction
      .updateTable(isMessage ? 'messages' : 'complaints')
      .set({ ...columns, ...promise, version: version + 1 })
      .where('id', '=', ticket.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await also?.(transaction);
    const act = ACTS.find((type) => type === action.type);
    if (act)
      await transaction
        .insertInto('ticket_actions')
        .values({
          ...{ id: randomUUID(), message_id: null, complaint_id: null, ...ownerOf(ticket) },
          ...{ done_at: new Date().toISOString(), action: act, person_name: person.name },
          assigned_name: typeof after?.assignedTo === 'string' ? after.assignedTo : '',
        })
        .execute();
    await recordAction(transaction, person, {
      action: `${isMessage ? 'message' : 'complaint'}.${actOf(action)}`,
      subject: isMessage ? ticket.id : ticket.reference,
      before,
      after,
    });
    return true;
  });
}

/** What the log calls it: who sends an answer and keeps it open has answered. */
function actOf(action: TicketAction): TicketAction['type'] {
  return action.type === 'move' && action.isAnswer ? 'answer' : action.type;
}

/** What was answered and is open again has a day of its own, of which the admins are told anew. */
async function promiseAnew(transaction: Database, { kind }: Ticket) {
  const table = kind === 'message' ? 'messages' : 'complaints';
  return { due_on: (await promiseDays(transaction))(table, new Date()), escalated_at: null };
}

/** The first answer counts; later ones change nothing. */
function keptPromise({ dueOn, isAnsweredInTime }: Ticket, state: TicketState) {
  if (state !== 'answered' || !dueOn || isAnsweredInTime !== undefined) return undefined;
  return { answered_in_time: lagosDay(new Date()) <= dueOn ? 1 : 0 };
}

/** That of a complaint or message which is answered or moved. */
function nextState(action: TicketAction): TicketState {
  return action.type === 'move' ? action.state : 'answered';
}

function updateOf(ticket: Ticket, action: TicketAction, person: Person, colleague?: Person): TicketUpdate {
  const owner = ownerOf(ticket);
  const now = new Date().toISOString();
  switch (action.type) {
    case 'assign':
    case 'unassign':
    case 'give': {
      const next = action.type === 'assign' ? person : colleague;
      return {
        columns: { assigned_to: next?.id ?? null },
        before: { assignedTo: ticket.assignedTo?.name ?? null },
        after: { assignedTo: next?.name ?? null },
        also: async (transaction) => {
          if (!colleague || colleague.id === person.id || ticket.isHeld) return;
          const [address] = await staffAddresses(transaction, colleague);
          if (!address) return;
          const mail = { kind: 'assignment', person_id: colleague.id, state: 'waiting' } as const;
          await addToOutbox(transaction, { ...mail, ...owner });
        },
      };
    }
    case 'note': {
      const note = { note: action.text, written_at: now, person_name: person.name };
      return {
        after: { characters: action.text.length },
        also: (transaction) =>
          transaction
            .insertInto('desk_notes')
            .values({ id: randomUUID(), message_id: null, complaint_id: null, ...owner, ...note })
            .execute(),
      };
    }
    case 'answer':
    case 'move': {
      const { id, kind, languageCode } = ticket;
      const [state, note] = [nextState(action), action.text];
      const { language = languageCode } = action;
      const isOther = language !== languageCode;
      const step = { state, note, changed_at: now, person_name: person.name };
      // Whoever answers what nobody looks after takes it.
      const isTaken = !ticket.assignedTo && (action.type === 'answer' || action.isAnswer);
      return {
        columns: {
          ...{ state, changed_at: now, language, ...keptPromise(ticket, state) },
          ...(isTaken && { assigned_to: person.id }),
        },
        before: {
          ...{ state: ticket.state, ...(isTaken && { assignedTo: null }) },
          ...(isOther && { language: nameOfLanguage(languageCode) }),
        },
        after: {
          state,
          ...(isTaken && { assignedTo: person.name }),
          ...(isOther && { language: nameOfLanguage(language) }),
          ...(note && { characters: note.length }),
        },
        also: (transaction) =>
          kind === 'message'
            ? keepMessageChange(transaction, id, step)
            : keepComplaintChange(transaction, id, step),
      };
    }
    case 'spam':
      return {
        columns: { suspicion: 'staff', released_at: null },
        after: { held: true },
        also: (transaction) => holdMails(transaction, owner),
      };
    case 'release':
      return {
        columns: { released_at: now },
        after: { held: false },
        also: (transaction) => releaseMails(transaction, owner),
      };
    case 'retry':
      return { also: (transaction) => retryMails(transaction, owner) };
  }
}
