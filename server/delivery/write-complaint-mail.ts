import type { SendMailOptions } from 'nodemailer';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { complaintMails as englishMails } from '#words/mails.ts';
import type { Config } from '../config.ts';
import type { ComplaintChangeTable, ComplaintTable, Database } from '../database/schema.ts';
import { contentIn, ENGLISH, nameOfOther, pathIn } from '../languages.ts';
import type { ClaimedMail } from './outbox-repository.ts';

/** What one of our mails says, and in which language. */
export interface WrittenMail extends SendMailOptions {
  language: string;
  headers?: Record<string, string>;
}

interface ComplaintMailContext {
  database: Database;
  config: Pick<Config, 'publicUrl' | 'mail'>;
}

const STATUS_PATH = '/complaint/status';
const AUTOMATIC = { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' };

/** Undefined when the complaint or the step that it tells of has been deleted meanwhile. */
export async function writeAboutComplaint(
  { kind, complaint_id, change_id }: ClaimedMail,
  { database, config }: ComplaintMailContext,
): Promise<WrittenMail | undefined> {
  const complaint = await database
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', complaint_id)
    .executeTakeFirst();
  if (!complaint) return undefined;
  if (kind === 'agency') return writeToAgency(complaint, config);
  const { reference, user_email, language } = complaint;
  const to = { name: '', address: user_email };
  const statusUrl = config.publicUrl + pathIn(language, STATUS_PATH);
  if (kind === 'acknowledgement') {
    const { subject, text } = mailsIn(language).acknowledgement;
    const received = momentIn(language, complaint.received_at);
    return {
      language,
      to,
      subject: subject(reference),
      text: text(received, reference, statusUrl),
      headers: AUTOMATIC,
    };
  }
  const change = await database
    .selectFrom('complaint_changes')
    .select(['state', 'changed_at', 'note'])
    .where('id', '=', change_id)
    .executeTakeFirst();
  if (!change) return undefined;
  return {
    language,
    to,
    // Answers reach somebody: the sender's address may be one that nobody reads.
    replyTo: { name: '', address: config.mail.to },
    ...(change.state === 'answered' && change.note
      ? writeAnswer(complaint, change.note, statusUrl)
      : writeStep(complaint, change, statusUrl)),
  };
}

const mailsIn = (language: string) => contentIn(language, 'mails').complaintMails;

function momentIn(language: string, isoMoment: string): string {
  return formatMoment(isoMoment, contentIn(language, 'language').dateWords);
}

function writeAnswer(
  { reference, received_at, language }: ComplaintTable,
  answer: string,
  statusUrl: string,
) {
  const { subject, text } = mailsIn(language).answer;
  return {
    subject: subject(reference),
    text: text(answer, momentIn(language, received_at), reference, statusUrl),
  };
}

function writeStep(
  { reference, language }: ComplaintTable,
  change: Pick<ComplaintChangeTable, 'state' | 'changed_at' | 'note'>,
  statusUrl: string,
) {
  const { subject, text } = mailsIn(language).change;
  return {
    subject: subject(reference, change.state),
    text: text({ ...change, changed: momentIn(language, change.changed_at) }, reference, statusUrl),
  };
}

function writeToAgency(complaint: ComplaintTable, { mail, publicUrl }: ComplaintMailContext['config']) {
  const { reference, kind, place, place_path, happened_on, happened_about, amount } = complaint;
  const { user_name, user_email, user_phone } = complaint;
  const { subject, text } = englishMails.agency;
  return {
    language: ENGLISH,
    to: { name: '', address: mail.to },
    // Addresses are given as objects: a name can then never be read as one more address.
    ...(user_email && { replyTo: { name: user_name, address: user_email } }),
    subject: subject(reference, kind),
    text: text({
      reference,
      kind,
      place: [place, place_path && publicUrl + place_path].filter(Boolean).join(', '),
      when: [happened_on && formatDate(happened_on), happened_about].filter(Boolean).join(', '),
      amount: amount === null ? '' : formatNaira(amount),
      name: user_name,
      phone: user_phone,
      email: user_email,
      received: formatMoment(complaint.received_at),
      language: nameOfOther(complaint.language),
      message: complaint.message,
    }),
  };
}
