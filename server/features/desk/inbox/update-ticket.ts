import { randomUUID } from 'node:crypto';
import type { Person } from '#app/desk/desk.ts';
import type { Ticket, TicketAction, TicketState } from '#app/desk/inbox/inbox-service.ts';
import { isAllowed } from '#domain/desk/ticket-rules.ts';
import type { Database, MessageTable } from '../../../database/schema.ts';
import { holdMails, releaseMails, retryMails } from '../../../delivery/outbox-repository.ts';
import { keepComplaintChange } from '../../complaint/complaint-repository.ts';
import { keepMessageChange } from '../../message/message-repository.ts';
import { type ActionDetails, recordAction } from '../audit-repository.ts';
import { ownerOf } from './ticket-repository.ts';

interface TicketUpdate {
  /** Columns that messages and complaints share. */
  columns?: Partial<Pick<MessageTable, 'state' | 'changed_at' | 'assigned_to' | 'suspicion' | 'released_at'>>;
  /** For the audit log: states, names of staff and lengths, never what a visitor or for a visitor was written. */
  before?: ActionDetails;
  after?: ActionDetails;
  also?(transaction: Database): Promise<unknown>;
}

/** All that belongs to an action is stored together, or nothing of it when somebody else was quicker. */
export function updateTicket(
  database: Database,
  {
    ticket,
    version,
    action,
    person,
  }: { ticket: Ticket; version: number; action: TicketAction; person: Person },
): Promise<boolean> {
  if (!isAllowed(ticket, action)) return Promise.resolve(false);
  const isMessage = ticket.kind === 'message';
  const { columns, before, after, also } = updateOf(ticket, action, person);
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable(isMessage ? 'messages' : 'complaints')
      .set({ ...columns, version: version + 1 })
      .where('id', '=', ticket.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (Number(numUpdatedRows) === 0) return false;
    await also?.(transaction);
    await recordAction(transaction, person, {
      action: `${isMessage ? 'message' : 'complaint'}.${action.type}`,
      subject: isMessage ? ticket.id : ticket.reference,
      before,
      after,
    });
    return true;
  });
}

function updateOf(ticket: Ticket, action: TicketAction, person: Person): TicketUpdate {
  const owner = ownerOf(ticket);
  const assignedTo = ticket.assignedTo?.name ?? null;
  switch (action.type) {
    case 'assign':
      return {
        columns: { assigned_to: person.id },
        before: { assignedTo },
        after: { assignedTo: person.name },
      };
    case 'unassign':
      return { columns: { assigned_to: null }, before: { assignedTo }, after: { assignedTo: null } };
    case 'note':
      return {
        after: { characters: action.text.length },
        also: (transaction) => keepNote(transaction, ticket, action.text, person),
      };
    case 'answer':
      return stepUpdate(ticket, 'answered', action.text, person);
    case 'move':
      return stepUpdate(ticket, action.state, action.text, person);
    case 'spam':
      return {
        columns: { suspicion: 'staff', released_at: null },
        after: { held: true },
        also: (transaction) => holdMails(transaction, owner),
      };
    case 'release':
      return {
        columns: { released_at: new Date().toISOString() },
        after: { held: false },
        also: (transaction) => releaseMails(transaction, owner),
      };
    case 'retry':
      return { also: (transaction) => retryMails(transaction, owner) };
  }
}

function stepUpdate(ticket: Ticket, state: TicketState, note: string, person: Person): TicketUpdate {
  const changed_at = new Date().toISOString();
  const step = { state, note, changed_at, person_name: person.name };
  return {
    columns: { state, changed_at },
    before: { state: ticket.state },
    after: { state, characters: note.length },
    also: (transaction) =>
      ticket.kind === 'message'
        ? keepMessageChange(transaction, ticket.id, step)
        : keepComplaintChange(transaction, { id: ticket.id, user_email: ticket.email }, step),
  };
}

function keepNote(transaction: Database, ticket: Ticket, note: string, person: Person) {
  return transaction
    .insertInto('desk_notes')
    .values({
      id: randomUUID(),
      message_id: null,
      complaint_id: null,
      ...ownerOf(ticket),
      written_at: new Date().toISOString(),
      person_name: person.name,
      note,
    })
    .execute();
}
