import { randomUUID } from 'node:crypto';
import type { NewsletterForm } from '#domain/forms/form-fields.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database, SubscriberTable, Suspicion } from '../../database/schema.ts';
import { queueMail, releaseMails } from '../../delivery/outbox-repository.ts';
import { ENGLISH } from '../../languages.ts';

/** Within this time an address gets no second mail, however often it is signed up. */
const MAIL_PAUSE_MS = 86_400_000;

/** One row for each address. Who is subscribed already stays so and gets no mail. */
export async function signUp(
  database: Database,
  form: NewsletterForm,
  suspicion: Suspicion | null,
  language = ENGLISH,
): Promise<void> {
  const now = new Date();
  const email = form.user_email.toLowerCase();
  await inTransaction(database, async (transaction) => {
    // Two sign-ups of one address at the same instant: the second waits here for the first.
    await transaction
      .insertInto('subscribers')
      .values({
        id: randomUUID(),
        user_email: email,
        user_name: form.user_name,
        state: 'pending',
        suspicion,
        signed_up_at: now.toISOString(),
        mail_queued_at: null,
        confirmed_at: null,
        unsubscribed_at: null,
        language,
      })
      .onConflict((conflict) =>
        conflict.column('user_email').doUpdateSet((row) => ({ user_email: row.ref('excluded.user_email') })),
      )
      .execute();
    const subscriber = await transaction
      .selectFrom('subscribers')
      .selectAll()
      .where('user_email', '=', email)
      .executeTakeFirstOrThrow();
    if (subscriber.state === 'confirmed') return;
    const mailIsDue = !wasMailedSince(subscriber, new Date(now.getTime() - MAIL_PAUSE_MS));
    await transaction
      .updateTable('subscribers')
      .set({
        user_name: form.user_name || subscriber.user_name,
        state: 'pending',
        signed_up_at: now.toISOString(),
        language,
        // A person's second try clears what a bot's first had raised; without a new mail nothing more is held.
        suspicion: suspicion && (mailIsDue ? suspicion : subscriber.suspicion),
        ...(mailIsDue && { mail_queued_at: now.toISOString() }),
      })
      .where('id', '=', subscriber.id)
      .execute();
    if (!mailIsDue && !suspicion) await releaseMails(transaction, { subscriber_id: subscriber.id });
    if (mailIsDue) {
      await deleteHeldMails(transaction, subscriber.id);
      const state = suspicion ? 'held' : 'waiting';
      await queueMail(transaction, { kind: 'confirmation', subscriber_id: subscriber.id, state });
    }
  });
}

/** False when the address has left or was removed: an old link does not bring it back. */
export async function confirmSubscriber(database: Database, id: string): Promise<boolean> {
  const result = await database
    .updateTable('subscribers')
    .set((row) => ({
      state: 'confirmed',
      suspicion: null,
      confirmed_at: row.fn.coalesce('confirmed_at', row.val(new Date().toISOString())),
    }))
    .where('id', '=', id)
    .where('state', '!=', 'unsubscribed')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Keeps the address, so that it is not mailed again, and forgets the name. */
export async function unsubscribe(database: Database, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('subscribers')
      .set({
        state: 'unsubscribed',
        user_name: '',
        confirmed_at: null,
        // Who comes back on the same day gets a new link.
        mail_queued_at: null,
        unsubscribed_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .where('state', '!=', 'unsubscribed')
      .execute();
    await transaction
      .deleteFrom('outbox')
      .where('subscriber_id', '=', id)
      .where('state', 'in', ['held', 'waiting'])
      .execute();
  });
}

/** Oldest first. */
export function listSubscribers(database: Database): Promise<SubscriberTable[]> {
  return database.selectFrom('subscribers').selectAll().orderBy('signed_up_at').execute();
}

/** Those whose confirmation is kept back, because they look like a bot's. */
function heldSignUps(database: Database) {
  return database
    .selectFrom('subscribers')
    .where('state', '=', 'pending')
    .where('id', 'in', (select) =>
      select
        .selectFrom('outbox')
        .select((row) => row.ref('subscriber_id').$notNull().as('subscriber_id'))
        .where('state', '=', 'held')
        .where('subscriber_id', 'is not', null),
    );
}

/** Newest first. */
export function listHeldSignUps(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<SubscriberTable[]> {
  return heldSignUps(database)
    .selectAll()
    .orderBy('signed_up_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countHeldSignUps(database: Database): Promise<number> {
  const { count } = await heldSignUps(database)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives the id that the address had; undefined when it is not known. */
export async function removeSubscriber(database: Database, email: string): Promise<string | undefined> {
  const removed = await database
    .deleteFrom('subscribers')
    .where('user_email', '=', email.toLowerCase())
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}

/** Sends the confirmation that was held back. False when there is none, as after somebody else has done it. */
export function releaseSignUp(database: Database, id: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const row = await heldSignUps(transaction).select('id').where('id', '=', id).executeTakeFirst();
    if (!row) return false;
    // Before its mails, as whoever signs up does, or the two could wait for each other.
    await transaction.updateTable('subscribers').set({ suspicion: null }).where('id', '=', id).execute();
    return (await releaseMails(transaction, { subscriber_id: id })) > 0;
  });
}

/**
 * Drops the confirmation that was held back, and with it an address that we know nothing else of. Who had left stays
 * so; who has got an earlier mail can still confirm by it. False when nothing is held back.
 */
export function discardSignUp(database: Database, id: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    // Locks the row before its mails, as whoever signs up does, or the two could wait for each other.
    await transaction
      .updateTable('subscribers')
      .set((row) => ({ suspicion: row.ref('suspicion') }))
      .where('id', '=', id)
      .execute();
    if ((await deleteHeldMails(transaction, id)) === 0) return false;
    const settled = { suspicion: null, mail_queued_at: null };
    const left = await transaction
      .updateTable('subscribers')
      .set({ ...settled, state: 'unsubscribed', user_name: '' })
      .where('id', '=', id)
      .where('state', '=', 'pending')
      .where('unsubscribed_at', 'is not', null)
      .executeTakeFirst();
    if (left.numUpdatedRows > 0n) return true;
    const mail = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('subscriber_id', '=', id)
      .executeTakeFirst();
    await (mail
      ? transaction.updateTable('subscribers').set(settled).where('id', '=', id).execute()
      : transaction.deleteFrom('subscribers').where('id', '=', id).where('state', '=', 'pending').execute());
    return true;
  });
}

/** Gives their number. */
async function deleteHeldMails(transaction: Database, subscriberId: string): Promise<number> {
  const result = await transaction
    .deleteFrom('outbox')
    .where('subscriber_id', '=', subscriberId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

function wasMailedSince({ mail_queued_at }: SubscriberTable, since: Date): boolean {
  return mail_queued_at !== null && mail_queued_at > since.toISOString();
}
