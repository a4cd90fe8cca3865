import { randomUUID } from 'node:crypto';
import type { Database, OutboxTable } from '../database/schema.ts';

type NewMail = Pick<OutboxTable, 'kind' | 'state'> &
  Partial<Pick<OutboxTable, 'message_id' | 'subscriber_id'>>;

/** To be called in the transaction that stores what the mail is about. */
export async function queueMail(database: Database, mail: NewMail): Promise<void> {
  await database
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      message_id: null,
      subscriber_id: null,
      ...mail,
      attempts: 0,
      due_at: new Date().toISOString(),
      leased_by: null,
      leased_until: null,
      sent_at: null,
      last_error: null,
    })
    .execute();
}

/** Lets the mails go that were held because their message or sign-up looked like a bot's. */
export async function releaseMails(
  database: Database,
  owner: { message_id: string } | { subscriber_id: string },
): Promise<void> {
  await database
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: new Date().toISOString() })
    .where((row) => row.and(owner))
    .where('state', '=', 'held')
    .execute();
}
