import { sql } from 'kysely';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../database/schema.ts';
import type { TicketTable } from '../features/promise/promise-repository.ts';
import { withTimeLimit } from '../with-time-limit.ts';

/** What waits for somebody or something. */
export interface WaitingWork {
  mailsWaiting: number;
  /** Since when the oldest of them waits, in milliseconds since 1970. */
  oldestMailAt: number | undefined;
  mailsFailed: number;
  messagesOverdue: number;
  complaintsOverdue: number;
}

const LIMIT_MS = 2_000;
/** One scrape reads it several times. */
const KNOWN_FOR_MS = 5_000;

/** Gives what waits, or undefined when the database does not say so in time. */
export function watchWork(database: Database, requireFile: () => void = () => {}) {
  let asked = Number.NEGATIVE_INFINITY;
  let known: Promise<WaitingWork | undefined> | undefined;
  return (): Promise<WaitingWork | undefined> => {
    if (known && performance.now() - asked < KNOWN_FOR_MS) return known;
    asked = performance.now();
    known = withTimeLimit(LIMIT_MS, async () => {
      requireFile();
      return readWork(database);
    }).catch(() => undefined);
    return known;
  };
}

export async function readWork(database: Database, now = new Date()): Promise<WaitingWork> {
  const mails = await database
    .selectFrom('outbox')
    .select(['state', (row) => row.fn.countAll().as('count')])
    .where('state', 'in', ['waiting', 'failed'])
    .groupBy('state')
    .execute();
  const countOf = (state: string) => Number(mails.find((row) => row.state === state)?.count ?? 0);
  return {
    mailsWaiting: countOf('waiting'),
    oldestMailAt: countOf('waiting') > 0 ? await findOldestMail(database, now) : undefined,
    mailsFailed: countOf('failed'),
    messagesOverdue: await countOverdue(database, 'messages', now),
    complaintsOverdue: await countOverdue(database, 'complaints', now),
  };
}

/**
 * A mail is as old as what it is about: its own time is that of the next attempt. One that was held until somebody
 * released it is as old as that, and one that staff have caused as old as what they did.
 */
async function findOldestMail(database: Database, now: Date): Promise<number | undefined> {
  const row = await database
    .selectFrom('outbox')
    .leftJoin('messages', 'messages.id', 'outbox.message_id')
    .leftJoin('complaints', 'complaints.id', 'outbox.complaint_id')
    .leftJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .leftJoin('complaint_changes', 'complaint_changes.id', 'outbox.change_id')
    .leftJoin('message_changes', 'message_changes.id', 'outbox.message_change_id')
    .select(
      sql<string | null>`min(case
        when outbox.attempts = 0 or outbox.kind = 'reply-limit' then outbox.due_at
        when outbox.kind = 'escalation' then coalesce(messages.escalated_at, complaints.escalated_at, outbox.due_at)
        when outbox.kind = 'assignment' then coalesce(messages.changed_at, complaints.changed_at, outbox.due_at)
        else coalesce(complaint_changes.changed_at, message_changes.changed_at, subscribers.mail_queued_at,
          messages.released_at, complaints.released_at, messages.received_at, complaints.received_at, outbox.due_at)
        end)`.as('oldest'),
    )
    .where('outbox.state', '=', 'waiting')
    .executeTakeFirst();
  return row?.oldest ? Math.min(Date.parse(row.oldest), now.getTime()) : undefined;
}

async function countOverdue(database: Database, table: TicketTable, now: Date): Promise<number> {
  const row = await database
    .selectFrom(table)
    .select((select) => select.fn.countAll().as('count'))
    .where('due_on', '<', lagosDay(now))
    .where('state', '!=', 'answered')
    .where((row) => row.or([row('suspicion', 'is', null), row('released_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
