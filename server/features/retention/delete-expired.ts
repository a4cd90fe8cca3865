import { sql } from 'kysely';
import type { Person } from '#app/desk/desk.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../database/schema.ts';
import { recordAction } from '../desk/audit-repository.ts';
import type { TicketTable } from '../promise/promise-repository.ts';

const DAY_MS = 86_400_000;
/** Small, since SQLite answers no visitor during a batch. */
const BATCH = 200;

/** How many rows were deleted. */
export type Deleted = Record<TicketTable | 'reports', number>;

/** What staff closed before `closed` is deleted, and what they never closed if nothing has happened since `open`. */
interface Edges {
  closed: string;
  open: string;
}

/**
 * Deletes a batch of what was closed more than so many days ago, and of what was never closed after twice as long
 * without any news. Answers, notes, replies and emails are deleted with it. Returns undefined if nothing was left.
 */
export function deleteExpired(
  database: Database,
  days: number,
  person: Pick<Person, 'id' | 'name'>,
): Promise<Deleted | undefined> {
  const [closed, open] = [days, 2 * days].map((count) => new Date(Date.now() - count * DAY_MS)) as [
    Date,
    Date,
  ];
  const edges = { closed: closed.toISOString(), open: open.toISOString() };
  return database.transaction().execute(async (transaction) => {
    const deleted = {
      messages: await deleteTickets(transaction, 'messages', edges),
      complaints: await deleteTickets(transaction, 'complaints', edges),
      reports: await deleteReports(transaction, edges),
    };
    await deleteSms(transaction, edges);
    if (Object.values(deleted).every((count) => count === 0)) return undefined;
    await recordAction(transaction, person, {
      action: 'messages.delete',
      subject: 'messages',
      after: { ...deleted, before: lagosDay(closed) },
    });
    return deleted;
  });
}

async function deleteTickets(
  transaction: Database,
  table: TicketTable,
  { closed, open }: Edges,
): Promise<number> {
  const owner = sql.raw(table === 'messages' ? 'message_id' : 'complaint_id');
  const id = sql.ref(`${table}.id`);
  const isClosed = sql<boolean>`(state = 'answered' or (suspicion is not null and released_at is null))
    and not exists (select 1 from outbox where outbox.${owner} = ${id} and outbox.state = 'waiting')`;
  const isForgotten = sql<boolean>`changed_at < ${open}
    and not exists (select 1 from visitor_replies where ${owner} = ${id} and visitor_replies.received_at >= ${open})
    and not exists (select 1 from desk_notes where ${owner} = ${id} and written_at >= ${open})`;
  const isExpired = sql<boolean>`changed_at < ${closed} and ((${isClosed}) or (${isForgotten}))`;
  const batch = await transaction.selectFrom(table).select('id').where(isExpired).limit(BATCH).execute();
  if (batch.length === 0) return 0;
  const result = await transaction
    .deleteFrom(table)
    .where(
      'id',
      'in',
      batch.map((row) => row.id),
    )
    // PostgreSQL checks it again for a row that somebody is changing meanwhile.
    .where(isExpired)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

async function deleteReports(transaction: Database, { closed, open }: Edges): Promise<number> {
  const result = await transaction
    .deleteFrom('place_reports')
    .where(({ and, eb, or }) =>
      or([
        eb('decided_at', '<', closed),
        and([eb('suspicion', 'is not', null), eb('received_at', '<', closed)]),
        eb('received_at', '<', open),
      ]),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** A STOP is kept for as long as there may be news of a complaint. */
async function deleteSms(transaction: Database, { closed, open }: Edges): Promise<void> {
  await transaction.deleteFrom('sms_answers').where('stored_at', '<', closed).execute();
  await transaction.deleteFrom('sms_stops').where('stopped_at', '<', open).execute();
}
