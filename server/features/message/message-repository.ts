import { randomUUID } from 'node:crypto';
import type { ContactForm } from '#domain/forms/form-fields.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { MessageChangeTable, Suspicion } from '../../database/message-tables.ts';
import type { Database } from '../../database/schema.ts';
import { addToOutbox } from '../../delivery/outbox-repository.ts';
import { ENGLISH } from '../../languages.ts';
import { promiseDays, type TicketTable } from '../promise/promise-repository.ts';
import { searchTextOf } from './search-text.ts';

const DAY_MS = 86_400_000;
/** Anyone can write anyone's address into a form: no mailbox may be filled through us. */
const ACKNOWLEDGEMENTS_A_DAY = 5;

/** Message and mails are stored together or not at all. Gives the message's id. */
export async function storeMessage(
  database: Database,
  form: ContactForm,
  suspicion: Suspicion | null,
  language = ENGLISH,
): Promise<string> {
  const id = randomUUID();
  await inTransaction(database, async (transaction) => {
    const ticket = await newTicket(transaction, 'messages', suspicion, language);
    await transaction
      .insertInto('messages')
      .values({ id, ...form, ...ticket, search_text: searchTextOf({ id, ...form }) })
      .execute();
    await queueReceivedMails(transaction, { message_id: id }, form.user_email, suspicion);
  });
  return id;
}

/** The start of a message's id is enough for people to name it by. */
export const messageReference = (id: string) => id.slice(0, 8).toUpperCase();

/** The newest message with this content, for its confirmation; the same one if it was sent again. */
export async function findSentMessage(database: Database, { user_email, message }: ContactForm) {
  const row = await database
    .selectFrom('messages')
    .select(['id', 'due_on'])
    .where(({ fn, ref }) => fn<string>('lower', [ref('user_email')]), '=', user_email.toLowerCase())
    .where('message', '=', message)
    .orderBy('received_at', 'desc')
    .executeTakeFirst();
  return row && { reference: messageReference(row.id), due_on: row.due_on };
}

/** What messages and complaints begin with at the desk. */
export async function newTicket(
  transaction: Database,
  table: TicketTable,
  suspicion: Suspicion | null,
  language: string,
) {
  const now = new Date();
  const received_at = now.toISOString();
  const desk = { state: 'received', changed_at: received_at, version: 0, assigned_to: null } as const;
  const due_on = (await promiseDays(transaction))(table, now);
  const promise = { due_on, escalated_at: null, answered_in_time: null };
  return { received_at, ...desk, ...promise, suspicion, released_at: null, language };
}

/** Mails the agency and, unless too many came from that address today, the sender; tells whether the latter is sent. */
export async function queueReceivedMails(
  transaction: Database,
  owner: { message_id: string } | { complaint_id: string },
  email: string,
  suspicion: Suspicion | null,
): Promise<boolean> {
  const state = suspicion ? 'held' : 'waiting';
  await addToOutbox(transaction, { kind: 'agency', ...owner, state });
  if (!email) return false;
  const received =
    (await countFrom(transaction, 'messages', email)) + (await countFrom(transaction, 'complaints', email));
  if (received > ACKNOWLEDGEMENTS_A_DAY) return false;
  await addToOutbox(transaction, { kind: 'acknowledgement', ...owner, state });
  return !suspicion;
}

/** Within a day, without what is held as spam: it mails nobody. The forms take ASCII addresses only, so that `lower` means the same on both databases. */
async function countFrom(database: Database, table: 'messages' | 'complaints', email: string) {
  const row = await database
    .selectFrom(table)
    .select((select) => select.fn.countAll().as('count'))
    .where(({ fn, ref }) => fn<string>('lower', [ref('user_email')]), '=', email.toLowerCase())
    .where('received_at', '>', new Date(Date.now() - DAY_MS).toISOString())
    .where(({ eb, or }) => or([eb('suspicion', 'is', null), eb('released_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
  return Number(row.count);
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
  if (!change.note) return;
  const { user_email } = await transaction
    .selectFrom('messages')
    .select('user_email')
    .where('id', '=', message_id)
    .executeTakeFirstOrThrow();
  // Whoever asked for a call has left a number alone.
  if (user_email)
    await addToOutbox(transaction, { kind: 'change', message_id, message_change_id: id, state: 'waiting' });
}
