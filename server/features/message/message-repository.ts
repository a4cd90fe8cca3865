import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#domain/forms/contact-form.ts';
import type { Database, MessageTable, OutboxTable, Suspicion } from '../../database/schema.ts';
import { queueMail, releaseMails } from '../../delivery/outbox-repository.ts';

const DAY_MS = 86_400_000;
/** Anyone can write anyone's address into the form: no mailbox may be filled through us. */
const ACKNOWLEDGEMENTS_A_DAY = 5;

/** Message and mails are stored together or not at all. Gives the message's id. */
export async function storeMessage(
  database: Database,
  form: ContactForm,
  suspicion: Suspicion | null,
): Promise<string> {
  const id = randomUUID();
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    const earlier = await countMessagesFrom(transaction, form.user_email, new Date(now.getTime() - DAY_MS));
    await transaction
      .insertInto('messages')
      .values({ id, received_at: now.toISOString(), ...form, suspicion, released_at: null })
      .execute();
    const state = suspicion ? 'held' : 'waiting';
    await queueMail(transaction, { kind: 'agency', message_id: id, state });
    if (earlier < ACKNOWLEDGEMENTS_A_DAY)
      await queueMail(transaction, { kind: 'acknowledgement', message_id: id, state });
  });
  return id;
}

/** The form takes ASCII addresses only, so that `lower` means the same on both databases. */
async function countMessagesFrom(database: Database, email: string, since: Date): Promise<number> {
  const row = await database
    .selectFrom('messages')
    .select((select) => select.fn.countAll().as('count'))
    .where(({ fn, ref }) => fn<string>('lower', [ref('user_email')]), '=', email.toLowerCase())
    .where('received_at', '>', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export type InboxMail = Pick<
  OutboxTable,
  'kind' | 'state' | 'attempts' | 'due_at' | 'sent_at' | 'last_error'
>;
export type InboxMessage = MessageTable & { mails: InboxMail[] };

/** All messages, oldest first, each with its mails. */
export async function listMessages(database: Database): Promise<InboxMessage[]> {
  const messages = await database.selectFrom('messages').selectAll().orderBy('received_at').execute();
  const mails = await database
    .selectFrom('outbox')
    .select(['message_id', 'kind', 'state', 'attempts', 'due_at', 'sent_at', 'last_error'])
    .where('message_id', 'is not', null)
    // The agency's mail comes before the acknowledgement.
    .orderBy('kind', 'desc')
    .execute();
  const byMessage = Map.groupBy(mails, ({ message_id }) => message_id);
  return messages.map((message) => ({
    ...message,
    mails: (byMessage.get(message.id) ?? []).map(({ message_id: _, ...mail }) => mail),
  }));
}

/** Those whose id begins so: people name a message by the first characters of its id. */
export async function findMessages(database: Database, start: string): Promise<InboxMessage[]> {
  const wanted = start.toLowerCase();
  return (await listMessages(database)).filter(({ id }) => id.startsWith(wanted));
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

/** Makes mails that failed or wait due now; those being sent at this moment are left alone. Gives their number. */
export async function retryMails(database: Database, messageId?: string): Promise<number> {
  const now = new Date().toISOString();
  const result = await database
    .updateTable('outbox')
    .set({ state: 'waiting', due_at: now })
    .where('state', 'in', ['waiting', 'failed'])
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .$if(messageId !== undefined, (query) => query.where('message_id', '=', messageId ?? ''))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
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
