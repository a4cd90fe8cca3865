import type { SendMailOptions } from 'nodemailer';
import { complaintMails } from '#content/complaint-mails.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import type { Config } from '../config.ts';
import type { ComplaintChangeTable, ComplaintTable, Database } from '../database/schema.ts';
import type { ClaimedMail } from './outbox-repository.ts';

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
): Promise<SendMailOptions | undefined> {
  const complaint = await database
    .selectFrom('complaints')
    .selectAll()
    .where('id', '=', complaint_id)
    .executeTakeFirst();
  if (!complaint) return undefined;
  if (kind === 'agency') return writeToAgency(complaint, config);
  const { reference, user_email } = complaint;
  const to = { name: '', address: user_email };
  const statusUrl = config.publicUrl + STATUS_PATH;
  if (kind === 'acknowledgement') {
    const { subject, text } = complaintMails.acknowledgement;
    const received = formatMoment(complaint.received_at);
    return {
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
    to,
    // Answers reach somebody: the sender's address may be one that nobody reads.
    replyTo: { name: '', address: config.mail.to },
    ...(change.state === 'answered' && change.note
      ? writeAnswer(complaint, change.note, statusUrl)
      : writeStep(reference, change, statusUrl)),
  };
}

function writeAnswer({ reference, received_at }: ComplaintTable, answer: string, statusUrl: string) {
  const { subject, text } = complaintMails.answer;
  return {
    subject: subject(reference),
    text: text(answer, formatMoment(received_at), reference, statusUrl),
  };
}

function writeStep(
  reference: string,
  change: Pick<ComplaintChangeTable, 'state' | 'changed_at' | 'note'>,
  statusUrl: string,
) {
  const { subject, text } = complaintMails.change;
  return {
    subject: subject(reference, change.state),
    text: text({ ...change, changed: formatMoment(change.changed_at) }, reference, statusUrl),
  };
}

function writeToAgency(complaint: ComplaintTable, { mail, publicUrl }: ComplaintMailContext['config']) {
  const { reference, kind, place, place_path, happened_on, happened_about, amount } = complaint;
  const { user_name, user_email, user_phone } = complaint;
  const { subject, text } = complaintMails.agency;
  return {
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
      message: complaint.message,
    }),
  };
}
