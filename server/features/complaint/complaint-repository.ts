import { randomInt, randomUUID } from 'node:crypto';
import { createReference } from '#domain/complaints/complaint-reference.ts';
import type { ComplaintForm } from '#domain/forms/complaint-form.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { ComplaintChangeTable, ComplaintTable, Database, Suspicion } from '../../database/schema.ts';
import { queueMail } from '../../delivery/outbox-repository.ts';
import { ENGLISH } from '../../languages.ts';
import { mayAcknowledge } from '../form/may-acknowledge.ts';
import { searchTextOf } from '../message/search-text.ts';

type ComplaintChange = Pick<ComplaintChangeTable, 'changed_at' | 'state' | 'note'>;

/** What its sender is told. */
export interface StoredComplaint extends Pick<ComplaintTable, 'id' | 'reference'> {
  /** Whether a mail with the reference is sent, or will be. */
  isAcknowledged: boolean;
}

/** Complaint and mails are stored together or not at all. */
export async function storeComplaint(
  database: Database,
  form: ComplaintForm,
  suspicion: Suspicion | null,
  language = ENGLISH,
): Promise<StoredComplaint> {
  const now = new Date();
  return inTransaction(database, async (transaction) => {
    const isTold = await mayAcknowledge(transaction, form.user_email, now);
    const received = now.toISOString();
    const stored = await insertComplaint(transaction, {
      ...form,
      received_at: received,
      state: 'received',
      changed_at: received,
      suspicion,
      released_at: null,
      version: 0,
      assigned_to: null,
      language,
    });
    const state = suspicion ? 'held' : 'waiting';
    await queueMail(transaction, { kind: 'agency', complaint_id: stored.id, state });
    if (isTold) await queueMail(transaction, { kind: 'acknowledgement', complaint_id: stored.id, state });
    return { ...stored, isAcknowledged: isTold && !suspicion };
  });
}

export async function findStoredComplaint(database: Database, id: string): Promise<StoredComplaint> {
  const { acknowledgement, ...stored } = await database
    .selectFrom('complaints')
    .select(['id', 'reference'])
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
      .returning(['id', 'reference'])
      .executeTakeFirst();
    if (stored) return stored;
  }
}

export function findByReference(database: Database, reference: string): Promise<ComplaintTable | undefined> {
  return database.selectFrom('complaints').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** The steps of the staff, oldest first. */
export function changesOf(database: Database, complaintId: string): Promise<ComplaintChange[]> {
  return database
    .selectFrom('complaint_changes')
    .select(['changed_at', 'state', 'note'])
    .where('complaint_id', '=', complaintId)
    .orderBy('changed_at')
    .execute();
}

/** Keeps a step and tells whoever gave an address. To be called in the transaction that moves the complaint. */
export async function keepComplaintChange(
  transaction: Database,
  { id: complaint_id, user_email }: Pick<ComplaintTable, 'id' | 'user_email'>,
  change: Omit<ComplaintChangeTable, 'id' | 'complaint_id'>,
): Promise<void> {
  const change_id = randomUUID();
  await transaction
    .insertInto('complaint_changes')
    .values({ id: change_id, complaint_id, ...change })
    .execute();
  if (user_email) await queueMail(transaction, { kind: 'change', complaint_id, change_id, state: 'waiting' });
}

/**
 * Complaints that were last touched before this moment, with their steps, notes and mails: those that have been answered, and
 * those held back as a bot's. One that still waits for an answer or has a mail to be sent stays.
 */
export async function deleteComplaintsBefore(database: Database, before: Date): Promise<number> {
  const result = await database
    .deleteFrom('complaints')
    .where('changed_at', '<', before.toISOString())
    .where((row) =>
      row.or([
        row('state', '=', 'answered'),
        row.and([row('suspicion', 'is not', null), row('released_at', 'is', null)]),
      ]),
    )
    .where('id', 'not in', (select) =>
      select
        .selectFrom('outbox')
        .select((row) => row.ref('complaint_id').$notNull().as('complaint_id'))
        .where('complaint_id', 'is not', null)
        .where('state', '=', 'waiting'),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** Those that still wait for an answer, though they came before this moment. */
export async function countUnanswered(database: Database, before: Date): Promise<number> {
  const row = await database
    .selectFrom('complaints')
    .select((select) => select.fn.countAll().as('count'))
    .where('received_at', '<', before.toISOString())
    .where('state', '!=', 'answered')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
