import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Person } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../database/schema.ts';
import { createPoller } from '../../poller.ts';
import { recordAction } from '../desk/audit-repository.ts';
import type { TicketTable } from '../promise/promise-repository.ts';

const DAY_MS = 86_400_000;
const POLL_MS = 600_000;
/** SQLite answers no visitor during a batch. */
const BATCH = 200;
const PAUSE_MS = 200;
const JOB = 'retention';
/** A day that is further from the one before is a reason to doubt the clock. */
const MOST_DAYS_APART = 7;

/** By whom it is done, for the audit log. */
export const RETENTION = { id: JOB, name: 'Retention' };

interface Retention {
  database: Database;
  /** For how many days messages and complaints are kept after they were closed. */
  days: number;
  pollMs?: number;
}

/** Deletes once a day what has been kept long enough, in whichever process looks first. */
export async function retentionWorker(app: FastifyInstance, { database, days, pollMs = POLL_MS }: Retention) {
  const poller = createPoller({
    pauseMs: pollMs,
    log: app.log,
    failure: 'old messages cannot be deleted; they wait',
    recovery: 'old messages can be deleted again',
    async work() {
      if (!(await claimDay(database, app.log))) return;
      const deleted = await deleteExpired(database, days, RETENTION);
      if (Object.values(deleted).some(Boolean)) app.log.info(deleted, 'old messages were deleted');
    },
  });
  // Not waited for: a first run may have years to delete.
  app.addHook('onReady', async () => void poller.start());
  app.addHook('onClose', async () => poller.stop());
}

/**
 * Whether this process is the one that does it today. What it leaves if it ends halfway waits for the next day, and so
 * does everything at the first look and after a leap in time: a clock that is wrong would delete what is young.
 */
async function claimDay(database: Database, log: FastifyBaseLogger): Promise<boolean> {
  const day = lagosDay(new Date());
  const before = await database
    .selectFrom('daily_runs')
    .select('day')
    .where('job', '=', JOB)
    .executeTakeFirst();
  if (before?.day === day) return false;
  const claimed = await database
    .insertInto('daily_runs')
    .values({ job: JOB, day })
    // Another process may have claimed a day since.
    .onConflict((conflict) =>
      before
        ? conflict.column('job').doUpdateSet({ day }).where('daily_runs.day', '=', before.day)
        : conflict.doNothing(),
    )
    .returning('job')
    .executeTakeFirst();
  if (!claimed) return false;
  if (before && Math.abs(Date.parse(day) - Date.parse(before.day)) <= MOST_DAYS_APART * DAY_MS) return true;
  if (before)
    log.warn({ day, before: before.day }, 'nothing old is deleted before the next day; check the clock');
  return false;
}

/**
 * Deletes what staff closed more than so many days ago, and what they never closed after twice as long without any
 * news: answers, notes, visitors' replies and emails go with it. Returns the counts.
 */
export async function deleteExpired(
  database: Database,
  days: number,
  person: Pick<Person, 'id' | 'name'>,
): Promise<Record<TicketTable | 'reports', number>> {
  const before = (count: number) => new Date(Date.now() - count * DAY_MS).toISOString();
  const [closed, open] = [before(days), before(2 * days)];
  // A STOP is kept for as long as there may be news of a complaint.
  await database.deleteFrom('sms_stops').where('stopped_at', '<', open).execute();
  await database.deleteFrom('sms_answers').where('stored_at', '<', closed).execute();
  // Mails to the staff name somebody's address, and belong to nothing that is deleted.
  await database
    .deleteFrom('outbox')
    .where('details', 'is not', null)
    .where((mail) => mail.or([mail('state', 'in', ['sent', 'dropped']), mail('due_at', '<', closed)]))
    .execute();
  const total = { messages: 0, complaints: 0, reports: 0 };
  for (;;) {
    const batch = await database.transaction().execute(async (transaction) => {
      const deleted = {
        messages: await deleteTickets(transaction, 'messages', closed, open),
        complaints: await deleteTickets(transaction, 'complaints', closed, open),
        reports: await deleteReports(transaction, closed, open),
      };
      if (Object.values(deleted).every((count) => count === 0)) return undefined;
      const after = { ...deleted, before: lagosDay(new Date(closed)) };
      await recordAction(transaction, person, { action: 'messages.delete', subject: 'messages', after });
      return deleted;
    });
    if (!batch) return total;
    for (const name of ['messages', 'complaints', 'reports'] as const) total[name] += batch[name];
    await pause(PAUSE_MS);
  }
}

async function deleteTickets(transaction: Database, table: TicketTable, closed: string, open: string) {
  const isOfTicket = sql.raw(`${table === 'messages' ? 'message_id' : 'complaint_id'} = ${table}.id`);
  const isExpired = sql<boolean>`changed_at < ${closed} and (
    (state = 'answered' or (suspicion is not null and released_at is null))
      and not exists (select 1 from outbox where ${isOfTicket} and outbox.state = 'waiting')
    or changed_at < ${open}
      and not exists (select 1 from visitor_replies as reply where ${isOfTicket} and reply.received_at >= ${open})
      and not exists (select 1 from desk_notes where ${isOfTicket} and written_at >= ${open}))`;
  const { numDeletedRows } = await transaction
    .deleteFrom(table)
    // Twice, since PostgreSQL looks again at a row that somebody is changing meanwhile, but not at the batch.
    .where(isExpired)
    .where('id', 'in', (row) => row.selectFrom(table).select('id').where(isExpired).limit(BATCH))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function deleteReports(transaction: Database, closed: string, open: string) {
  const { numDeletedRows } = await transaction
    .deleteFrom('place_reports')
    .where(
      sql<boolean>`decided_at < ${closed} or received_at < ${open}
        or (suspicion is not null and received_at < ${closed})`,
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
