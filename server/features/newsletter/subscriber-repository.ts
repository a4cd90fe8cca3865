import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { NewsletterForm } from '#domain/forms/form-fields.ts';
import { type Count, countEach } from '../../database/count-each.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { OutboxTable, SubscriberTable, Suspicion } from '../../database/message-tables.ts';
import type { Database } from '../../database/schema.ts';
import { addToOutbox, releaseMails } from '../../delivery/outbox-repository.ts';
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
  const signed_up_at = new Date().toISOString();
  const dueSince = new Date(Date.now() - MAIL_PAUSE_MS).toISOString();
  const signedUp = { state: 'pending', suspicion, signed_up_at, language } as const;
  await inTransaction(database, async (transaction) => {
    // Two sign-ups of one address at the same instant: the second waits here for the first.
    const subscriber = await transaction
      .insertInto('subscribers')
      .values({
        id: randomUUID(),
        user_email: form.user_email.toLowerCase(),
        user_name: form.user_name,
        ...signedUp,
        mail_queued_at: null,
        confirmed_at: null,
        unsubscribed_at: null,
      })
      .onConflict((conflict) =>
        conflict.column('user_email').doUpdateSet((row) => ({ user_email: row.ref('excluded.user_email') })),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    if (subscriber.state === 'confirmed') return;
    const owner = { subscriber_id: subscriber.id };
    const mailIsDue = (subscriber.mail_queued_at ?? '') <= dueSince;
    await transaction
      .updateTable('subscribers')
      .set({
        ...signedUp,
        user_name: form.user_name || subscriber.user_name,
        // A person's second try clears what a bot's first had raised; without a new mail nothing more is held.
        suspicion: suspicion && (mailIsDue ? suspicion : subscriber.suspicion),
        ...(mailIsDue && { mail_queued_at: signed_up_at }),
      })
      .where('id', '=', subscriber.id)
      .execute();
    if (!mailIsDue && !suspicion) await releaseMails(transaction, owner);
    if (mailIsDue) {
      await deleteMails(transaction, subscriber.id, 'held');
      await addToOutbox(transaction, {
        kind: 'confirmation',
        ...owner,
        state: suspicion ? 'held' : 'waiting',
      });
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
    await deleteMails(transaction, id, 'held', 'waiting');
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
    .where('subscribers.state', '=', 'pending')
    .where(({ exists, selectFrom }) => {
      const mails = selectFrom('outbox').select('outbox.id').where('outbox.state', '=', 'held');
      return exists(mails.whereRef('outbox.subscriber_id', '=', 'subscribers.id'));
    });
}

/** Newest first. */
export function listHeldSignUps(database: Database, { limit, offset }: { limit: number; offset: number }) {
  const newest = heldSignUps(database).selectAll().orderBy('signed_up_at', 'desc').orderBy('id');
  return newest.limit(limit).offset(offset).execute();
}

export async function countHeldSignUps(database: Database): Promise<number> {
  return (await countEach(database, { held: countOfHeldSignUps(database) })).held;
}

export function countOfHeldSignUps(database: Database): Count {
  return sql<number>`${heldSignUps(database).select((row) => row.fn.countAll().as('count'))}`;
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

/** Drops the confirmation that was held back, and an address that we know nothing else of. False when none is held. */
export function discardSignUp(database: Database, id: string): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const update = transaction.updateTable('subscribers').where('id', '=', id);
    // Locks the row before its mails, as whoever signs up does, or the two could wait for each other.
    const subscriber = await update
      .set((row) => ({ suspicion: row.ref('suspicion') }))
      .returning(['state', 'unsubscribed_at'])
      .executeTakeFirst();
    if ((await deleteMails(transaction, id, 'held')) === 0) return false;
    const mails = transaction.selectFrom('outbox').select('id').where('subscriber_id', '=', id);
    const settled = { suspicion: null, mail_queued_at: null };
    const isPending = subscriber?.state === 'pending';
    // Who had left stays so; who has got an earlier mail can still confirm by it.
    if (isPending && subscriber.unsubscribed_at !== null)
      await update.set({ ...settled, state: 'unsubscribed', user_name: '' }).execute();
    else if (await mails.executeTakeFirst()) await update.set(settled).execute();
    else if (isPending) await transaction.deleteFrom('subscribers').where('id', '=', id).execute();
    return true;
  });
}

/** Gives their number. */
async function deleteMails(transaction: Database, subscriberId: string, ...states: OutboxTable['state'][]) {
  const result = await transaction
    .deleteFrom('outbox')
    .where('subscriber_id', '=', subscriberId)
    .where('state', 'in', states)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
