import { randomInt, randomUUID } from 'node:crypto';
import { createReference } from '#domain/complaints/complaint-reference.ts';
import type { ComplaintForm } from '#domain/forms/complaint-form.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ComplaintChangeTable, ComplaintTable, Suspicion } from '../../database/message-tables.ts';
import type { Database } from '../../database/schema.ts';
import { addToOutbox } from '../../delivery/outbox-repository.ts';
import { ENGLISH } from '../../languages.ts';
import { newTicket, queueReceivedMails } from '../message/message-repository.ts';
import { searchTextOf } from '../message/search-text.ts';

/** What its sender is told. */
export interface StoredComplaint extends Pick<ComplaintTable, 'id' | 'reference' | 'due_on'> {
  /** Whether a mail with the reference is sent, or will be. */
  isAcknowledged: boolean;
}

/** Complaint and mails are stored together or not at all. */
export function storeComplaint(
  database: Database,
  form: Pick<ComplaintTable, keyof ComplaintForm>,
  suspicion: Suspicion | null,
  language = ENGLISH,
): Promise<StoredComplaint> {
  return inTransaction(database, async (transaction) => {
    const ticket = await newTicket(transaction, 'complaints', suspicion, language);
    const stored = await insertComplaint(transaction, { ...form, ...ticket });
    const owner = { complaint_id: stored.id };
    const isAcknowledged = await queueReceivedMails(transaction, owner, form.user_email, suspicion);
    return { ...stored, isAcknowledged };
  });
}

export async function findStoredComplaint(database: Database, id: string): Promise<StoredComplaint> {
  const { acknowledgement, ...stored } = await database
    .selectFrom('complaints')
    .select(['id', 'reference', 'due_on'])
    .select((row) =>
      row
        .selectFrom('outbox')
        .select('state')
        .whereRef('complaint_id', '=', 'complaints.id')
        .where('kind', '=', 'acknowledgement')
        .as('acknowledgement'),
    )
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...stored, isAcknowledged: acknowledgement === 'waiting' || acknowledgement === 'sent' };
}

/** Under a reference that no other complaint has. */
async function insertComplaint(
  database: Database,
  complaint: Omit<ComplaintTable, 'id' | 'reference' | 'search_text'>,
) {
  for (;;) {
    const row = { id: randomUUID(), reference: createReference(randomInt), ...complaint };
    const stored = await database
      .insertInto('complaints')
      .values({ ...row, search_text: searchTextOf(row) })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning(['id', 'reference', 'due_on'])
      .executeTakeFirst();
    if (stored) return stored;
  }
}

/** Keeps a step and tells whoever gave an address, or only a number and wants SMS. To be called in the transaction that moves the complaint. */
export async function keepComplaintChange(
  transaction: Database,
  complaint_id: string,
  change: Omit<ComplaintChangeTable, 'id' | 'complaint_id'>,
): Promise<void> {
  const change_id = randomUUID();
  await transaction
    .insertInto('complaint_changes')
    .values({ id: change_id, complaint_id, ...change })
    .execute();
  const { user_email, sms_news } = await transaction
    .selectFrom('complaints')
    .select(['user_email', 'sms_news'])
    .where('id', '=', complaint_id)
    .executeTakeFirstOrThrow();
  const kind = user_email ? 'change' : sms_news ? 'sms-change' : undefined;
  if (kind) await addToOutbox(transaction, { kind, complaint_id, change_id, state: 'waiting' });
}
