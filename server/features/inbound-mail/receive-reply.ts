import { createHash, randomUUID } from 'node:crypto';
import type { Email } from 'postal-mime';
import { cleanForm } from '#domain/forms/form-fields.ts';
import type { Database } from '../../database/schema.ts';
import { recordAction } from '../desk/audit-repository.ts';
import { promiseDays } from '../promise/promise-repository.ts';

const MOST_CHARACTERS = 10_000;
/** Of a thread that is longer the newest count. */
const MOST_IDS = 50;
const OUR_ID = /<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/gi;
const rules = [{ name: 'text', kind: 'text', required: false, maxLength: MOST_CHARACTERS }] as const;

/** By whom it is done, for the audit log. */
const INBOUND = { id: 'inbound mail', name: 'Inbound mail' };

/**
 * Puts a visitor's mail under the message or complaint that it answers. It is known by the Message-ID of a mail of ours,
 * which only its recipient has got; who it says it is from is never asked. Whatever answers no mail of ours, and what a
 * program has written, is left to the mailbox.
 */
export async function receiveReply(
  database: Database,
  raw: Uint8Array<ArrayBuffer>,
): Promise<'kept' | 'known' | 'ignored'> {
  const { default: PostalMime } = await import('postal-mime');
  const mail = await PostalMime.parse(raw);
  const ids = idsIn(mail);
  if (ids.length === 0 || isAutomatic(mail)) return 'ignored';
  // A mailbox may hand the same mail over twice.
  const key = createHash('sha256')
    .update(mail.messageId ?? raw)
    .digest('base64url');
  return database.transaction().execute(async (transaction) => {
    const answered = await transaction
      .selectFrom('outbox')
      .select(['message_id', 'complaint_id'])
      .where('id', 'in', ids)
      // Those to the agency and to the staff are answered by people who are no visitors.
      .where('kind', 'in', ['acknowledgement', 'change'])
      .executeTakeFirst();
    if (!answered) return 'ignored';
    const { text } = cleanForm(rules, { text: mail.text ?? '' });
    const reply = {
      id: randomUUID(),
      ...answered,
      mail_key: key,
      received_at: new Date().toISOString(),
      text: Array.from(text).slice(0, MOST_CHARACTERS).join(''),
      attachments: mail.attachments.length,
    };
    const kept = await transaction
      .insertInto('visitor_replies')
      .values(reply)
      .onConflict((conflict) => conflict.column('mail_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return 'known';
    await reopen(transaction, answered);
    return 'kept';
  });
}

/** Without a mail to the visitor, who knows. Whoever has the page open meets the new version. */
async function reopen(
  transaction: Database,
  { message_id, complaint_id }: { message_id: string | null; complaint_id: string | null },
): Promise<void> {
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

function idsIn({ inReplyTo = '', references = '' }: Email): string[] {
  const ids = Array.from(`${references} ${inReplyTo}`.matchAll(OUR_ID), ([, id = '']) => id.toLowerCase());
  return [...new Set(ids)].slice(-MOST_IDS);
}

/** Such as a note that somebody is on leave, or that a mail could not be delivered. */
function isAutomatic({ headers }: Email): boolean {
  const headerOf = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = headerOf('auto-submitted');
  return (
    (submitted !== undefined && submitted !== 'no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(headerOf('precedence') ?? '') ||
    headers.some(({ key }) => key === 'x-autoreply' || key === 'x-autorespond')
  );
}
