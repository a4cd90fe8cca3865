import { sql } from 'kysely';
import type { ExportedTicket, Ticket } from '#app/desk/inbox/inbox-service.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import type { Database } from '../../../database/schema.ts';

/** As many as a statement takes in one list of values. */
const BATCH = 500;

interface Written {
  ticket: string;
  at: string;
  /** Empty for the visitor. */
  person: string;
  text: string;
  /** Of a step. */
  state: string;
}

/** Where each kind of text is stored: the moment, who wrote it, the text and the state that it led to. */
const STEP = [sql.ref('changed_at'), sql.ref('person_name'), sql.ref('note'), sql.ref('state')];
const NOTE = [sql.ref('written_at'), sql.ref('person_name'), sql.ref('note'), sql.lit('')];
const REPLY = [sql.ref('received_at'), sql.lit(''), sql.ref('text'), sql.lit('')];

/** Adds what was answered and noted to tickets that are exported. */
export async function addWritten(database: Database, tickets: readonly Ticket[]): Promise<ExportedTicket[]> {
  const read = async (batch: readonly Ticket[], kind: 'message' | 'complaint') => {
    const ids = batch.filter((ticket) => (ticket.kind === 'message') === (kind === 'message'));
    const from = async (table: string, [at, person, text, state]: typeof STEP) => {
      if (ids.length === 0) return [];
      const owner = sql.ref(`${kind}_id`);
      const { rows } = await sql<Written>`select ${owner} as ticket, ${at} as at, ${person} as person,
        ${text} as text, ${state} as state from ${sql.table(table)}
        where ${owner} in (${sql.join(ids.map(({ id }) => id))}) order by ${at}`.execute(database);
      return rows;
    };
    return [
      await from(`${kind}_changes`, STEP),
      await from('desk_notes', NOTE),
      await from('visitor_replies', REPLY),
    ];
  };
  const exported: ExportedTicket[] = [];
  for (let start = 0; start < tickets.length; start += BATCH) {
    const batch = tickets.slice(start, start + BATCH);
    const ofMessages = await read(batch, 'message');
    const ofComplaints = await read(batch, 'complaint');
    const [steps, notes, replies] = ofMessages.map((rows, index) =>
      Map.groupBy([...rows, ...(ofComplaints[index] ?? [])], ({ ticket }) => ticket),
    );
    for (const ticket of batch)
      exported.push({
        ...ticket,
        answeredAt: steps?.get(ticket.id)?.find(({ state }) => state === 'answered')?.at ?? '',
        answers: describe(steps?.get(ticket.id)),
        notes: describe(notes?.get(ticket.id)),
        replies: describe(replies?.get(ticket.id)),
      });
  }
  return exported;
}

function describe(written: readonly Written[] = []): string[] {
  return written
    .filter(({ text }) => text)
    .map(
      ({ at, person, text }) => `${[lagosTime(new Date(at)), person].filter(Boolean).join(', ')}: ${text}`,
    );
}
