import type { SendMailOptions } from 'nodemailer';
import { formatMoment } from '#domain/text/format-date.ts';
import { mails as englishMails } from '#words/mails.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { LinkPurpose, MailLinks } from '../features/newsletter/mail-links.ts';
import { contentIn, ENGLISH, nameOfOther, pathIn } from '../languages.ts';
import type { ClaimedMail } from './outbox-repository.ts';
import { type WrittenMail, writeAboutComplaint } from './write-complaint-mail.ts';

export interface MailContext {
  database: Database;
  links: MailLinks;
  config: Pick<Config, 'publicUrl' | 'mail'>;
}

/** The start of a message's id is enough for people to name it by. */
function referenceOf(messageId: string): string {
  return messageId.slice(0, 8).toUpperCase();
}

/** Undefined when what the mail was about has been deleted meanwhile. */
export async function writeMail(
  mail: ClaimedMail,
  context: MailContext,
): Promise<SendMailOptions | undefined> {
  const { from } = context.config.mail;
  const write = mail.subscriber_id
    ? writeConfirmation
    : mail.complaint_id
      ? writeAboutComplaint
      : writeAboutMessage;
  const written = await write(mail, context);
  if (!written) return undefined;
  const { language, headers, ...content } = written;
  return {
    from: { name: contentIn(language, 'mails').mails.senderName, address: from },
    // The same on every attempt, so that a mail program can tell when one was sent twice.
    messageId: messageIdOf(mail.id, from),
    ...(mail.kind === 'change' && (await threadOf(mail, context))),
    ...content,
    headers: { ...headers, 'Content-Language': contentIn(language, 'language').language.tag },
  };
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

async function writeAboutMessage(
  { kind, message_id, message_change_id }: ClaimedMail,
  { database, config }: MailContext,
): Promise<WrittenMail | undefined> {
  const row = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', message_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { language } = row;
  const { mails } = contentIn(language, 'mails');
  const received = formatMoment(row.received_at, contentIn(language, 'language').dateWords);
  const reference = referenceOf(row.id);
  // Addresses are given as objects: a name can then never be read as one more address.
  const sender = { name: row.user_name, address: row.user_email };
  if (kind === 'acknowledgement')
    return {
      language,
      to: { name: '', address: row.user_email },
      subject: mails.acknowledgement.subject,
      text: mails.acknowledgement.text(received, reference),
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    };
  if (kind === 'change') {
    const change = await database
      .selectFrom('message_changes')
      .select('note')
      .where('id', '=', message_change_id)
      .executeTakeFirst();
    return (
      change && {
        language,
        to: { name: '', address: row.user_email },
        // The sender's address may be one that nobody reads.
        replyTo: { name: '', address: config.mail.to },
        subject: mails.answer.subject,
        text: mails.answer.text(change.note, received, reference),
      }
    );
  }
  return {
    language: ENGLISH,
    to: { name: '', address: config.mail.to },
    replyTo: sender,
    subject: englishMails.agency.subject(row.subject, row.user_name),
    text: englishMails.agency.text({
      name: row.user_name,
      email: row.user_email,
      phone: row.user_phone,
      subject: row.subject,
      received: formatMoment(row.received_at),
      reference,
      language: nameOfOther(language),
      message: row.message,
    }),
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
  const { language } = row;
  const { confirmation } = contentIn(language, 'mails').mails;
  const linkTo = async (purpose: LinkPurpose, pageLanguage: string) =>
    `${config.publicUrl}${pathIn(pageLanguage, `/newsletter/${purpose}`)}?token=${await links.tokenFor(purpose, row.id)}`;
  return {
    language,
    to: { name: '', address: row.user_email },
    subject: confirmation.subject,
    text: confirmation.text(await linkTo('confirm', language), await linkTo('unsubscribe', language)),
    // For programs: the address that stays even if a language is taken away.
    list: { unsubscribe: await linkTo('unsubscribe', ENGLISH) },
    headers: {
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  };
}
