import type { ExportedTicket, Ticket } from '#app/desk/inbox/inbox-service.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import type { Database } from '../../../database/schema.ts';

/** As many as a statement takes in one list of values. */
const BATCH = 500;

interface Written {
  ticket: string;
  at: string;
  person: string;
  text: string;
  /** Of a step: whether it was an answer. */
  isAnswer?: boolean;
}

/** Adds what was answered and noted to tickets that are exported. */
export async function addWritten(database: Database, tickets: readonly Ticket[]): Promise<ExportedTicket[]> {
  const exported: ExportedTicket[] = [];
  for (let start = 0; start < tickets.length; start += BATCH) {
    const batch = tickets.slice(start, start + BATCH);
    const steps = Map.groupBy(await readSteps(database, batch), ({ ticket }) => ticket);
    const notes = Map.groupBy(await readNotes(database, batch), ({ ticket }) => ticket);
    const replies = Map.groupBy(await readReplies(database, batch), ({ ticket }) => ticket);
    for (const ticket of batch) {
      const ofTicket = steps.get(ticket.id) ?? [];
      exported.push({
        ...ticket,
        answeredAt: ofTicket.find(({ isAnswer }) => isAnswer)?.at ?? '',
        answers: describe(ofTicket),
        notes: describe(notes.get(ticket.id) ?? []),
        replies: describe(replies.get(ticket.id) ?? []),
      });
    }
  }
  return exported;
}

function describe(written: readonly Written[]): string[] {
  return written
    .filter(({ text }) => text)
    .map(
      ({ at, person, text }) => `${[lagosTime(new Date(at)), person].filter(Boolean).join(', ')}: ${text}`,
    );
}

/** With one that there is not: PostgreSQL takes no empty list. */
const idsOf = (tickets: readonly Ticket[], isMessage: boolean) => [
  '',
  ...tickets.filter(({ kind }) => (kind === 'message') === isMessage).map(({ id }) => id),
];

async function readSteps(database: Database, tickets: readonly Ticket[]): Promise<Written[]> {
  const ofMessages = await database
    .selectFrom('message_changes')
    .select(['message_id as ticket', 'changed_at as at', 'person_name as person', 'note as text', 'state'])
    .where('message_id', 'in', idsOf(tickets, true))
    .orderBy('changed_at')
    .execute();
  const ofComplaints = await database
    .selectFrom('complaint_changes')
    .select(['complaint_id as ticket', 'changed_at as at', 'person_name as person', 'note as text', 'state'])
    .where('complaint_id', 'in', idsOf(tickets, false))
    .orderBy('changed_at')
    .execute();
  return [...ofMessages, ...ofComplaints].map(({ state, ...step }) => ({
    ...step,
    isAnswer: state === 'answered',
  }));
}

async function readNotes(database: Database, tickets: readonly Ticket[]): Promise<Written[]> {
  const rows = await database
    .selectFrom('desk_notes')
    .select(['message_id', 'complaint_id', 'written_at as at', 'person_name as person', 'note as text'])
    .where((row) =>
      row.or([
        row('message_id', 'in', idsOf(tickets, true)),
        row('complaint_id', 'in', idsOf(tickets, false)),
      ]),
    )
    .orderBy('written_at')
    .execute();
  return rows.map(({ message_id, complaint_id, ...note }) => ({
    ...note,
    ticket: message_id ?? complaint_id ?? '',
  }));
}

async function readReplies(database: Database, tickets: readonly Ticket[]): Promise<Written[]> {
  const rows = await database
    .selectFrom('visitor_replies')
    .select(['message_id', 'complaint_id', 'received_at as at', 'text'])
    .where((row) =>
      row.or([
        row('message_id', 'in', idsOf(tickets, true)),
        row('complaint_id', 'in', idsOf(tickets, false)),
      ]),
    )
    .orderBy('received_at')
    .execute();
  return rows.map(({ message_id, complaint_id, ...reply }) => ({
    ...reply,
    person: '',
    ticket: message_id ?? complaint_id ?? '',
  }));
}
