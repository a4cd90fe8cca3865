import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#domain/forms/form-fields.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database, MessageChangeTable, Suspicion } from '../../database/schema.ts';
import { queueMail } from '../../delivery/outbox-repository.ts';
import { ENGLISH } from '../../languages.ts';
import { mayAcknowledge } from '../form/may-acknowledge.ts';
import { searchTextOf } from './search-text.ts';

/** Message and mails are stored together or not at all. Gives the message's id. */
export async function storeMessage(
  database: Database,
  form: ContactForm,
  suspicion: Suspicion | null,
  language = ENGLISH,
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  const received = now.toISOString();
  await inTransaction(database, async (transaction) => {
    const isTold = await mayAcknowledge(transaction, form.user_email, now);
    await transaction
      .insertInto('messages')
      .values({
        id,
        received_at: received,
        ...form,
        suspicion,
        released_at: null,
        state: 'received',
        changed_at: received,
        version: 0,
        assigned_to: null,
        language,
        search_text: searchTextOf({ id, ...form }),
      })
      .execute();
    const state = suspicion ? 'held' : 'waiting';
    await queueMail(transaction, { kind: 'agency', message_id: id, state });
    if (isTold) await queueMail(transaction, { kind: 'acknowledgement', message_id: id, state });
  });
  return id;
}

/** Keeps a step of the staff; an answer goes to the sender. To be called in the transaction that moves the message. */
export async function keepMessageChange(
  transaction: Database,
  message_id: string,
  change: Omit<MessageChangeTable, 'id' | 'message_id'>,
): Promise<void> {
  const id = randomUUID();
  await transaction
    .insertInto('message_changes')
    .values({ id, message_id, ...change })
    .execute();
  if (change.note)
    await queueMail(transaction, { kind: 'change', message_id, message_change_id: id, state: 'waiting' });
}

/** Messages from before this moment, with the answers, notes and mails that belong to them. Those whose mails have still to be sent stay. */
export async function deleteMessagesBefore(database: Database, before: Date): Promise<number> {
  const result = await database
    .deleteFrom('messages')
    .where('received_at', '<', before.toISOString())
    .where('id', 'not in', (select) =>
      select
        .selectFrom('outbox')
        .select((row) => row.ref('message_id').$notNull().as('message_id'))
        .where('message_id', 'is not', null)
        .where('state', '=', 'waiting'),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
