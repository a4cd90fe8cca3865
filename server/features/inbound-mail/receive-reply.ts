import { createHash, randomUUID } from 'node:crypto';
import { cleanForm } from '#domain/forms/form-fields.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { OutboxTable } from '../../database/message-tables.ts';
import type { Database, Tables } from '../../database/schema.ts';
import { addToOutbox } from '../../delivery/outbox-repository.ts';
import { countAttempt, forgetAttempt } from '../../visitors/attempt-limiter.ts';
import { recordAction } from '../desk/audit-repository.ts';
import { promiseDays } from '../promise/promise-repository.ts';
import { type MailHeaders, type ReceivedMail, readHeaders, readMail } from './read-mail.ts';

const MAX_CHARACTERS = 10_000;
const DAY_MS = 86_400_000;
/** For one message or complaint. */
const MAX_REPLIES_A_DAY = 10;
/** The newest of a long thread. */
const MAX_IDS = 50;
const OUR_ID = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi;
const rules = [{ name: 'text', kind: 'text', required: false, maxLength: MAX_CHARACTERS }] as const;

/** The actor in the audit log. */
const INBOUND = { id: 'inbound mail', name: 'Inbound mail' };

type Ticket = Pick<OutboxTable, 'message_id' | 'complaint_id'>;

/**
 * Adds a visitor's mail to the message or complaint that it replies to, known by the Message-ID of a mail of ours, which
 * only its recipient has. The sender is not compared, since anyone can forge it. Other mails, and those of programs,
 * stay in the mailbox alone. A mail that cannot be read is recorded, so that staff look for it there.
 */
export async function receiveReply(
  database: Database,
  mail: ReceivedMail,
): Promise<'kept' | 'refused' | 'limited' | 'known' | 'ignored'> {
  const headers = readHeaders(mail);
  const ticket = isAutomatic(headers) ? undefined : await findTicket(database, headers);
  if (!ticket) return 'ignored';
  const id = ticket.complaint_id ?? ticket.message_id ?? '';
  // A mailbox may hand over the same mail twice, and some programs give one id to all of their mails.
  const key = hash([id, headers.valuesOf('message-id')[0] ?? mail.hash, headers.valuesOf('date')]);
  const known = database.selectFrom('visitor_replies').select('id').where('mail_key', '=', key);
  if (await known.executeTakeFirst()) return 'known';
  const counter = `replies:${id}`;
  if (!(await countAttempt(database, counter, { most: MAX_REPLIES_A_DAY, windowMs: DAY_MS }))) {
    await database.transaction().execute((transaction) => addLimitNotice(transaction, ticket, id));
    return 'limited';
  }
  try {
    const read = await readMail(mail, headers, id);
    const characters = Array.from(cleanForm(rules, { text: read.text }).text);
    const text = characters.slice(0, MAX_CHARACTERS).join('');
    const problem = characters.length > MAX_CHARACTERS ? 'cut' : read.problem;
    const reply = { ...ticket, ...read, text, problem, mail_key: key };
    return await database.transaction().execute(async (transaction) => {
      if (!(await addReply(transaction, reply))) return 'known';
      await reopen(transaction, ticket);
      return problem && problem !== 'cut' ? 'refused' : 'kept';
    });
  } catch (error) {
    // The mailbox sends it again.
    await forgetAttempt(database, counter);
    throw error;
  }
}

function hash(parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** The mail that it answers directly counts, then the others of the thread, the newest first. */
async function findTicket(database: Database, { valuesOf }: MailHeaders): Promise<Ticket | undefined> {
  const idsIn = (name: string) =>
    Array.from(valuesOf(name).join().matchAll(OUR_ID), ([, id = '']) => id.toLowerCase()).slice(-MAX_IDS);
  const ids = [...idsIn('in-reply-to'), ...idsIn('references').reverse()];
  const [own = ''] = idsIn('message-id');
  if (ids.length === 0) return undefined;
  const mails = await database
    .selectFrom('outbox')
    .select(['id', 'message_id', 'complaint_id'])
    .where('id', 'in', [own, ...ids])
    // Those to the agency and to the staff are answered by people who are not visitors.
    .where('kind', 'in', ['acknowledgement', 'change', 'reply-limit'])
    .execute();
  // A mail of ours came back.
  if (mails.some(({ id }) => id === own)) return undefined;
  const answered = ids.flatMap((id) => mails.find((mail) => mail.id === id) ?? [])[0];
  return answered && { message_id: answered.message_id, complaint_id: answered.complaint_id };
}

/** Headers of what programs send, such as a note of absence, or that a mail could not be delivered. */
const AUTOMATIC: Readonly<Record<string, RegExp>> = {
  'auto-submitted': /^(?!no\b)/i,
  precedence: /^(?:bulk|junk|list|auto_reply)/i,
  'x-autoreply': /^/,
  'x-autorespond': /^/,
  'return-path': /^<>/,
  'content-type': /^multipart\/report/i,
};

function isAutomatic({ valuesOf }: MailHeaders): boolean {
  return Object.entries(AUTOMATIC).some(([name, pattern]) =>
    valuesOf(name).some((value) => pattern.test(value)),
  );
}

type NewReply = Omit<Tables['visitor_replies'], 'id' | 'received_at'>;

/** False if there is one by this key. */
async function addReply(transaction: Database, reply: NewReply): Promise<boolean> {
  const stored = await transaction
    .insertInto('visitor_replies')
    .values({ id: randomUUID(), received_at: new Date().toISOString(), ...reply })
    .onConflict((conflict) => conflict.column('mail_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Once a day: a line for the staff, and a mail to the address of the ticket, since that of the mail may be forged. */
async function addLimitNotice(transaction: Database, ticket: Ticket, id: string): Promise<void> {
  const notice = { text: '', attachments: 0, problem: 'limit', mail_key: hash([id, lagosDay(new Date())]) };
  if (!(await addReply(transaction, { ...ticket, ...notice }))) return;
  const { suspicion, released_at } = await transaction
    .selectFrom(ticket.complaint_id ? 'complaints' : 'messages')
    .select(['suspicion', 'released_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isHeld = suspicion !== null && released_at === null;
  await addToOutbox(transaction, { kind: 'reply-limit', ...ticket, state: isHeld ? 'held' : 'waiting' });
}

/** Without a mail to the visitor, who knows. Staff who have the page open get the new version. */
async function reopen(transaction: Database, { message_id, complaint_id }: Ticket): Promise<void> {
  const table = complaint_id ? 'complaints' : 'messages';
  const id = complaint_id ?? message_id ?? '';
  const { state } = await transaction
    .updateTable(table)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirstOrThrow();
  if (state === 'answered') {
    const now = new Date();
    const due_on = (await promiseDays(transaction))(table, now);
    const again = { state: 'received', changed_at: now.toISOString(), due_on, escalated_at: null } as const;
    await transaction.updateTable(table).set(again).where('id', '=', id).execute();
  }
  const complaint = await transaction
    .selectFrom('complaints')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst();
  await recordAction(transaction, INBOUND, {
    action: complaint ? 'complaint.reply' : 'message.reply',
    subject: complaint?.reference ?? id,
    before: { state },
    after: { state: state === 'answered' ? 'received' : state },
  });
}
