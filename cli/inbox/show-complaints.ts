import { lagosTime } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import type { InboxComplaint } from '#server/features/complaint/complaint-repository.ts';
import { complaintKindLabels, complaintStates } from '#words/complaint-page.ts';
import { inOneLine, printable } from '../printable.ts';
import { isHeld, showChange, showMail } from './show-messages.ts';

const COLUMNS = [
  'reference',
  'received_at',
  'state',
  'changed_at',
  'kind',
  'place',
  'place_path',
  'happened_on',
  'happened_about',
  'amount',
  'message',
  'user_name',
  'user_phone',
  'user_email',
  'suspicion',
  'released_at',
  'language',
] as const;

export function showComplaints(complaints: InboxComplaint[]): string {
  const held = complaints.filter(isHeld);
  const open = complaints.filter((complaint) => !isHeld(complaint));
  const parts = [`Complaints (${open.length})`, ...open.map(showLine)];
  if (held.length > 0)
    parts.push('', `Suspected complaints, mails held back (${held.length})`, ...held.map(showLine));
  return parts.join('\n');
}

export function showComplaint(complaint: InboxComplaint): string {
  const { amount, changes, mails } = complaint;
  const shown: Partial<Record<(typeof COLUMNS)[number], string>> = {
    kind: `${complaint.kind} (${complaintKindLabels[complaint.kind]})`,
    state: `${complaint.state} (${complaintStates[complaint.state].label})`,
    amount: amount === null ? '' : formatNaira(amount),
  };
  const fields = COLUMNS.filter((name) => name !== 'message').flatMap((name) => {
    const value = shown[name] ?? complaint[name];
    return value ? [`${name}: ${inOneLine(String(value), 300)}`] : [];
  });
  return [
    ...fields,
    ...mails.map(
      (mail) => `mail to ${mail.kind === 'agency' ? 'the agency' : 'the complainant'}: ${showMail(mail)}`,
    ),
    ...changes.map((change) => `step: ${showChange(change)}`),
    '',
    printable(complaint.message),
  ].join('\n');
}

/** For a spreadsheet, with the names of the columns first. */
export function complaintRows(complaints: InboxComplaint[]): string[][] {
  const rows = complaints.map((complaint) => [
    ...COLUMNS.map((name) => String(complaint[name] ?? '')),
    complaint.changes.map(showChange).join('\n'),
    complaint.mails.map((mail) => `${mail.kind}: ${mail.state}`).join('; '),
  ]);
  return [[...COLUMNS, 'steps', 'mails'], ...rows];
}

function showLine({ reference, received_at, state, kind, place, message, suspicion, mails }: InboxComplaint) {
  const states = mails.map((mail) => `${mail.kind} ${mail.state}`).join(', ');
  const about = [place, message].filter(Boolean).join(': ');
  const parts = [reference, lagosTime(new Date(received_at)), state, kind, inOneLine(about, 60)];
  return `${parts.join('  ')}  [${[states, suspicion].filter(Boolean).join('; ')}]`;
}
