import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#domain/forms/contact-form.ts';
import type { Database, Suspicion } from '../../database/schema.ts';
import { queueMail } from '../../delivery/outbox-repository.ts';

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
