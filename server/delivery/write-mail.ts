import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { SendMailOptions } from 'nodemailer';
import { staffMails } from '#content/desk/staff-mails.ts';
import type { Notice } from '#content/schema/parts.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import type { Config } from '../config.ts';
import type { ComplaintTable } from '../database/message-tables.ts';
import type { Database } from '../database/schema.ts';
import { findContentVersion } from '../features/content/content-repository.ts';
import { findApprovers } from '../features/desk/approvals/approvers.ts';
import { staffAddresses } from '../features/desk/inbox/colleagues.ts';
import type { RoleChange } from '../features/desk/people/change-person.ts';
import { createToken, hashToken } from '../features/desk/session-repository.ts';
import { messageReference } from '../features/message/message-repository.ts';
import type { LinkPurpose, MailLinks } from '../features/newsletter/mail-links.ts';
import { contentIn, ENGLISH, nameOfOther, pathIn } from '../languages.ts';
import type { ClaimedMail } from './outbox-repository.ts';

export interface MailContext {
  database: Database;
  links: MailLinks;
  config: Pick<Config, 'publicUrl' | 'mail'>;
}

/** What a mail says; those to the agency are in English, all others in the visitor's language. */
interface WrittenMail extends Pick<SendMailOptions, 'list' | 'messageId'> {
  visitor: { user_name?: string; user_email: string; language: string };
  /** People of the staff, to whom it goes instead. */
  staff?: string[];
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

const STATUS_PATH = '/complaint/status';
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

/** Undefined when what the mail was about has been deleted meanwhile. */
export async function writeMail(
  mail: ClaimedMail,
  context: MailContext,
): Promise<SendMailOptions | undefined> {
  const { from, to: agency } = context.config.mail;
  const write = chooseWriter(mail);
  const written = await write(mail, context);
  if (!written) return undefined;
  const { visitor, staff, headers, ...content } = written;
  const isForAgency = mail.kind === 'agency';
  const language = isForAgency || staff ? ENGLISH : visitor.language;
  // Addresses are given as objects: a name can then never be read as one more address.
  const sender = { name: visitor.user_name ?? '', address: visitor.user_email };
  return {
    from: { name: contentIn(language, 'mails').mails.senderName, address: from },
    to: (staff ?? [isForAgency ? agency : sender.address]).map((address) => ({ name: '', address })),
    // The same on every attempt, so that a mail program can tell when one was sent twice.
    messageId: messageIdOf(mail.id, from),
    ...(isForAgency && sender.address && { replyTo: sender }),
    // Answers reach somebody: the sender's address may be one that nobody reads.
    ...(['change', 'reply-limit'].includes(mail.kind) && {
      replyTo: { name: '', address: agency },
      ...(await threadOf(mail, context)),
    }),
    ...content,
    headers: {
      ...(['acknowledgement', 'reply-limit'].includes(mail.kind) && AUTOMATIC),
      ...headers,
      'Content-Language': contentIn(language, 'language').language.tag,
    },
  };
}

function chooseWriter({ kind, subscriber_id, complaint_id }: ClaimedMail) {
  if (kind === 'invitation') return writeInvitation;
  if (kind === 'escalation' || kind === 'assignment') return writeToStaff;
  if (kind === 'role-change') return writeRoleChange;
  if (kind === 'urgent-notice') return writeUrgentNotice;
  if (subscriber_id) return writeConfirmation;
  return complaint_id ? writeAboutComplaint : writeAboutMessage;
}

function messageIdOf(mailId: string, from: string): string {
  return `<${mailId}@${from.split('@').at(-1)}>`;
}

/** Puts what staff write behind the acknowledgement, if the visitor has got one. */
async function threadOf({ message_id, complaint_id }: ClaimedMail, { database, config }: MailContext) {
  const first = await database
    .selectFrom('outbox')
    .select('id')
    .where((row) => row.and(complaint_id ? { complaint_id } : { message_id }))
    .where('kind', '=', 'acknowledgement')
    .where('state', '=', 'sent')
    .executeTakeFirst();
  if (!first) return undefined;
  const id = messageIdOf(first.id, config.mail.from);
  return { inReplyTo: id, references: id };
}

function momentIn(language: string, isoMoment: string): string {
  return formatMoment(isoMoment, contentIn(language, 'language').dateWords);
}

function dayIn(language: string, isoDay: string | null): string {
  return isoDay ? formatDate(isoDay, contentIn(language, 'language').dateWords) : '';
}

async function writeAboutMessage(
  { kind, message_id, message_change_id }: ClaimedMail,
  { database }: MailContext,
): Promise<WrittenMail | undefined> {
  const row = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', message_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { acknowledgement, answer, replyLimit } = contentIn(row.language, 'mails').mails;
  const received = momentIn(row.language, row.received_at);
  const reference = messageReference(row.id);
  if (kind === 'acknowledgement') {
    const text = acknowledgement.text(received, reference, dayIn(row.language, row.due_on));
    return { visitor: row, subject: acknowledgement.subject, text };
  }
  if (kind === 'reply-limit') return { visitor: row, subject: answer.subject, text: replyLimit(reference) };
  if (kind === 'change') {
    const change = await database
      .selectFrom('message_changes')
      .select('note')
      .where('id', '=', message_change_id)
      .executeTakeFirst();
    const text = change && answer.text(change.note, received, reference);
    return text === undefined ? undefined : { visitor: row, subject: answer.subject, text };
  }
  const text = staffMails.message.text({
    name: row.user_name,
    email: row.user_email,
    phone: row.user_phone,
    subject: row.subject,
    received: formatMoment(row.received_at),
    reference,
    language: nameOfOther(row.language),
    message: row.message,
  });
  return { visitor: row, subject: staffMails.message.subject(row.subject, row.user_name), text };
}

async function writeAboutComplaint(
  { kind, complaint_id, change_id }: ClaimedMail,
  { database, config }: MailContext,
): Promise<WrittenMail | undefined> {
  const row = await database
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', complaint_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reference, language } = row;
  if (kind === 'agency') {
    const { subject, text } = staffMails.complaint;
    return {
      visitor: row,
      subject: subject(reference, row.kind),
      text: text(describeComplaint(row, config.publicUrl)),
    };
  }
  const { complaintMails, mails } = contentIn(language, 'mails');
  const { acknowledgement, answer, change: step } = complaintMails;
  const received = momentIn(language, row.received_at);
  const statusUrl = config.publicUrl + pathIn(language, STATUS_PATH);
  if (kind === 'acknowledgement') {
    const text = acknowledgement.text(received, reference, statusUrl, dayIn(language, row.due_on));
    return { visitor: row, subject: acknowledgement.subject(reference), text };
  }
  if (kind === 'reply-limit')
    return { visitor: row, subject: answer.subject(reference), text: mails.replyLimit(reference) };
  const change = await database
    .selectFrom('complaint_changes')
    .select(['state', 'changed_at', 'note'])
    .where('id', '=', change_id)
    .executeTakeFirst();
  if (!change) return undefined;
  if (change.state === 'answered' && change.note) {
    const text = answer.text(change.note, received, reference, statusUrl);
    return { visitor: row, subject: answer.subject(reference), text };
  }
  const changed = momentIn(language, change.changed_at);
  const text = step.text({ ...change, changed }, reference, statusUrl);
  return { visitor: row, subject: step.subject(reference, change.state), text };
}

function describeComplaint(row: ComplaintTable, publicUrl: string) {
  return {
    reference: row.reference,
    kind: row.kind,
    place: [row.place, row.place_path && publicUrl + row.place_path].filter(Boolean).join(', '),
    when: [row.happened_on && formatDate(row.happened_on), row.happened_about].filter(Boolean).join(', '),
    amount: row.amount === null ? '' : formatNaira(row.amount),
    name: row.user_name,
    phone: row.user_phone,
    email: row.user_email,
    received: formatMoment(row.received_at),
    language: nameOfOther(row.language),
    message: row.message,
  };
}

/**
 * The token of the link is made here, so that it is stored nowhere but in the mail. A second attempt makes another one,
 * which is the one that works, so it must not look like a copy of the first.
 */
async function writeInvitation(
  { id }: ClaimedMail,
  { database, config }: MailContext,
): Promise<WrittenMail | undefined> {
  const token = createToken();
  const invitation = await database
    .updateTable('desk_invitations')
    .set({ token_hash: hashToken(token) })
    .where('mail_id', '=', id)
    .where('expires_at', '>', new Date().toISOString())
    .returning(['person_id', 'expires_at'])
    .executeTakeFirst();
  if (!invitation) return undefined;
  const { name, email } = await database
    .selectFrom('desk_people')
    .select(['name', 'email'])
    .where('id', '=', invitation.person_id)
    .executeTakeFirstOrThrow();
  const { subject, text } = staffMails.invitation;
  const link = `${config.publicUrl}/desk/invitation#${token}`;
  return {
    visitor: { user_email: email, language: ENGLISH },
    subject,
    text: text(name, link, formatMoment(invitation.expires_at)),
    messageId: messageIdOf(randomUUID(), config.mail.from),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * Of something that is late, to all admins, or of something that was given to a colleague, to them. It names the
 * reference alone: nothing of the visitor leaves the desk by this way.
 */
async function writeToStaff(
  { kind, message_id, complaint_id, person_id }: ClaimedMail,
  { database, config }: MailContext,
): Promise<WrittenMail | undefined> {
  const row = await database
    .selectFrom(complaint_id ? 'complaints' : 'messages')
    .select(['id', 'state', 'due_on', 'assigned_to'])
    .$if(complaint_id !== null, (query) => query.select(sql<string>`reference`.as('reference')))
    .where('id', '=', complaint_id ?? message_id ?? '')
    .executeTakeFirst();
  if (!row || row.state === 'answered') return undefined;
  const isEscalation = kind === 'escalation';
  const addresses = await staffAddresses(
    database,
    isEscalation ? { role: 'admin' } : { id: person_id ?? '' },
  );
  // Somebody must learn of what is late, even where no admin has given an address.
  const staff = addresses.length === 0 && isEscalation ? [config.mail.to] : addresses;
  if (staff.length === 0 || (!isEscalation && row.assigned_to !== person_id)) return undefined;
  const reference = row.reference ?? messageReference(row.id);
  const path = row.reference ? `complaints/${row.reference}` : `messages/${row.id}`;
  const { subject, text } = staffMails[isEscalation ? 'escalation' : 'assignment'];
  return {
    visitor: { user_email: '', language: ENGLISH },
    staff,
    subject: subject(reference),
    text: text({ reference, due: dayIn(ENGLISH, row.due_on), url: `${config.publicUrl}/desk/${path}` }),
    headers: { ...AUTOMATIC, 'Auto-Submitted': 'auto-generated' },
  };
}

/** To all who approve, and to those who did until now, also where their mails went before; not to who has done it. */
async function writeRoleChange({ details }: ClaimedMail, { database, config }: MailContext) {
  if (!details) return undefined;
  const { byId, formerEmail, ...change } = JSON.parse(details) as RoleChange;
  const { subject, text } = staffMails.roleChange;
  const said = text({ ...change, url: `${config.publicUrl}/desk/people` });
  return toApprovers(database, config, { subject: subject(change.name), text: said }, byId, formerEmail);
}

/** To all who approve but the one who has published it. */
async function writeUrgentNotice({ person_id, details }: ClaimedMail, { database, config }: MailContext) {
  const version = details && (await findContentVersion(database, 'notice', JSON.parse(details).number));
  if (!version) return undefined;
  const { words } = JSON.parse(version.json) as NonNullable<Notice>;
  const { subject, text } = staffMails.urgentNotice;
  const until = formatMoment(version.ends_at ?? version.begins_at);
  const said = text({
    by: version.published_by,
    notice: Object.values(words).flatMap(({ text: each, link }) => [each, ...(link ? [link] : [])]),
    until,
    url: `${config.publicUrl}/desk/content/notice`,
  });
  return toApprovers(database, config, { subject, text: said }, person_id);
}

async function toApprovers(
  database: Database,
  config: MailContext['config'],
  content: Pick<WrittenMail, 'subject' | 'text'>,
  except: string | null,
  formerEmail = '',
): Promise<WrittenMail> {
  const people = [...(await findApprovers(database, 'content')), ...(await findApprovers(database, 'list'))];
  const emails = people.flatMap(({ id, email }) => (id === except ? [] : [email]));
  // The agency learns what somebody who has given no address would not.
  const isForAgency = emails.length === 0 || emails.includes('');
  const addresses = new Set([...emails, formerEmail, isForAgency ? config.mail.to : '']);
  addresses.delete('');
  return {
    visitor: { user_email: '', language: ENGLISH },
    staff: [...addresses],
    headers: { ...AUTOMATIC, 'Auto-Submitted': 'auto-generated' },
    ...content,
  };
}

async function writeConfirmation(
  { subscriber_id }: ClaimedMail,
  { database, links, config }: MailContext,
): Promise<WrittenMail | undefined> {
  const row = await database
    .selectFrom('subscribers')
    .select(['id', 'user_email', 'language'])
    .where('id', '=', subscriber_id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (!row) return undefined;
  const { confirmation } = contentIn(row.language, 'mails').mails;
  const linkTo = async (purpose: LinkPurpose, language = row.language) =>
    `${config.publicUrl}${pathIn(language, `/newsletter/${purpose}`)}?token=${await links.tokenFor(purpose, row.id)}`;
  return {
    visitor: row,
    subject: confirmation.subject,
    text: confirmation.text(await linkTo('confirm'), await linkTo('unsubscribe')),
    // For programs: the address that stays even if a language is taken away.
    list: { unsubscribe: await linkTo('unsubscribe', ENGLISH) },
    headers: {
      ...AUTOMATIC,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
