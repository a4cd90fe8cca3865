import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#domain/forms/contact-form.ts';
import type { Database, MessageTable, Suspicion } from '../../database/schema.ts';
import { type InboxMail, mailsBy, queueMail, releaseMails } from '../../delivery/outbox-repository.ts';
import { mayAcknowledge } from '../form/may-acknowledge.ts';

/** Message and mails are stored together or not at all. Gives the message's id. */
export async function storeMessage(
  database: Database,
  form: ContactForm,
  suspicion: Suspicion | null,
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    const isTold = await mayAcknowledge(transaction, form.user_email, now);
    await transaction
      .insertInto('messages')
      .values({ id, received_at: now.toISOString(), ...form, suspicion, released_at: null })
      .execute();
    const state = suspicion ? 'held' : 'waiting';
    await queueMail(transaction, { kind: 'agency', message_id: id, state });
    if (isTold) await queueMail(transaction, { kind: 'acknowledgement', message_id: id, state });
  });
  return id;
}

export type InboxMessage = MessageTable & { mails: InboxMail[] };

/** All messages, oldest first, each with its mails. */
export async function listMessages(database: Database): Promise<InboxMessage[]> {
  const messages = await database.selectFrom('messages').selectAll().orderBy('received_at').execute();
  const mails = await mailsBy(database, 'message_id');
  return messages.map((message) => ({
    ...message,
    mails: mails.get(message.id) ?? [],
  }));
}

export async function releaseMessage(database: Database, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('messages')
      .set({ released_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute();
    await releaseMails(transaction, { message_id: id });
  });
}

/** Messages from before this moment, with their mails. Those whose mails have still to be sent stay. */
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
