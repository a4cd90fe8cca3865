import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import type { OutboxTable, SmsKind } from '../database/message-tables.ts';
import type { Database, Tables } from '../database/schema.ts';

export const LONGEST_RETRY_MS = 6 * 60 * 60_000;
/** Nobody sets a time so far ahead; one that is was written by a clock that has been put right since. */
const FAR_AHEAD_MS = 2 * LONGEST_RETRY_MS;

type NewOutboxRow = Pick<OutboxTable, 'kind' | 'state'> &
  Partial<
    Pick<
      OutboxTable,
      | 'message_id'
      | 'subscriber_id'
      | 'complaint_id'
      | 'change_id'
      | 'message_change_id'
      | 'person_id'
      | 'sms_answer_id'
      | 'details'
    >
  >;

/** A mail or an SMS. To be called in the transaction that stores what it is about. Gives its id. */
export async function addToOutbox(database: Database, row: NewOutboxRow): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('outbox')
    .values({
      id,
      message_id: null,
      subscriber_id: null,
      complaint_id: null,
      change_id: null,
      message_change_id: null,
      person_id: null,
      sms_answer_id: null,
      details: null,
      ...row,
      attempts: 0,
      due_at: new Date().toISOString(),
      leased_by: null,
      leased_until: null,
      sent_at: null,
      last_error: null,
    })
    .execute();
  return id;
}

export type MailOwner = { message_id: string } | { subscriber_id: string } | { complaint_id: string };

/** Lets the mails go that were held because their message or sign-up looked like a bot's. Gives their number. */
export async function releaseMails(database: Database, owner: MailOwner): Promise<number> {
  const result = await database
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: new Date().toISOString() })
    .where((row) => row.and(owner))
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Keeps back what is not sent yet. One that is on its way at this moment may still arrive. */
export async function holdMails(database: Database, owner: MailOwner): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ state: 'held', leased_by: null, leased_until: null })
    .where((row) => row.and(owner))
    .where('state', 'in', ['waiting', 'failed'])
    .execute();
}

/** Makes mails that failed or wait due now; those being sent at this moment are left alone. */
export async function retryMails(database: Database, owner: MailOwner): Promise<void> {
  const now = new Date().toISOString();
  await database
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: now })
    .where('state', 'in', ['waiting', 'failed'])
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .where((row) => row.and(owner))
    .execute();
}

const CLAIMED = [
  'id',
  'kind',
  'message_id',
  'subscriber_id',
  'complaint_id',
  'change_id',
  'message_change_id',
  'person_id',
  'sms_answer_id',
  'details',
  'attempts',
] as const satisfies (keyof OutboxTable)[];

export type ClaimedMail = Pick<OutboxTable, (typeof CLAIMED)[number]> & { leased_by: string };

/** Which of them a worker sends: each way has its own. */
export type Way = 'mail' | 'sms';

const SMS_KINDS: SmsKind[] = ['sms-change', 'sms-answer'];

/**
 * Takes mails that are due for the one who asks. Of two processes that reach for the same row the second finds it
 * leased: SQLite lets them write one after the other, PostgreSQL looks at the row again when the first is done.
 */
export async function claimMails(
  database: Database,
  most: number,
  leaseMs: number,
  way: Way = 'mail',
): Promise<ClaimedMail[]> {
  const owner = randomUUID();
  const now = new Date();
  const rows = await database.transaction().execute((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ leased_by: owner, leased_until: new Date(now.getTime() + leaseMs).toISOString() })
      .where('id', 'in', (select) =>
        select
          .selectFrom('outbox')
          .select('id')
          .where(isDue(now))
          .where('kind', way === 'sms' ? 'in' : 'not in', SMS_KINDS)
          .orderBy('due_at')
          .limit(most),
      )
      .where(isDue(now))
      .returning(CLAIMED)
      .execute(),
  );
  return rows.map((row) => ({ ...row, leased_by: owner }));
}

/** Ends the lease with what came of it, unless it ran out and someone else has taken the mail. */
export async function recordOutcome(
  database: Database,
  { id, leased_by, attempts }: ClaimedMail,
  outcome: Pick<OutboxTable, 'state'> & Partial<Pick<OutboxTable, 'due_at' | 'sent_at' | 'last_error'>>,
): Promise<void> {
  await database.transaction().execute((transaction) =>
    transaction
      .updateTable('outbox')
      .set({ ...outcome, attempts: attempts + 1, leased_by: null, leased_until: null })
      .where('id', '=', id)
      .where('leased_by', '=', leased_by)
      .execute(),
  );
}

function isDue(now: Date) {
  const text = now.toISOString();
  const farAhead = new Date(now.getTime() + FAR_AHEAD_MS).toISOString();
  return (row: ExpressionBuilder<Tables, 'outbox'>) => {
    const isPast = (time: 'due_at' | 'leased_until') =>
      row.or([row(time, '<=', text), row(time, '>', farAhead)]);
    return row.and([
      row('state', '=', 'waiting'),
      isPast('due_at'),
      row.or([row('leased_until', 'is', null), isPast('leased_until')]),
    ]);
  };
}
