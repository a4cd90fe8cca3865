import type { Database, SubscriberTable } from '../../database/schema.ts';
import { releaseMails } from '../../delivery/outbox-repository.ts';

export async function listSubscribers(database: Database): Promise<SubscriberTable[]> {
  return database.selectFrom('subscribers').selectAll().orderBy('signed_up_at').execute();
}

/** False when the address is not known. */
export async function removeSubscriber(database: Database, email: string): Promise<boolean> {
  const result = await database
    .deleteFrom('subscribers')
    .where('user_email', '=', email.toLowerCase())
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Sends the confirmation that was held back. False when the address is not a suspected one. */
export async function releaseSubscriber(database: Database, email: string): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .updateTable('subscribers')
      .set({ suspicion: null })
      .where('user_email', '=', email.toLowerCase())
      .where('suspicion', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (row) await releaseMails(transaction, { subscriber_id: row.id });
    return row !== undefined;
  });
}
