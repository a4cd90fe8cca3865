import { lagosTime } from '#domain/text/format-date.ts';
import type { InboxMail } from '#server/delivery/outbox-repository.ts';
import type { InboxMessage } from '#server/features/message/message-repository.ts';
import { inOneLine, printable } from '../printable.ts';

const COLUMNS = [
  'id',
  'received_at',
  'user_name',
  'user_email',
  'user_phone',
  'subject',
  'message',
  'suspicion',
  'released_at',
  'state',
  'changed_at',
  'language',
] as const;

export function showInbox(messages: InboxMessage[]): string {
  const [held = [], open = []] = [messages.filter(isHeld), messages.filter((message) => !isHeld(message))];
  const parts = [`Messages (${open.length})`, ...open.map(showLine)];
  if (held.length > 0) parts.push('', `Suspected, mails held back (${held.length})`, ...held.map(showLine));
  return parts.join('\n');
}

export function showMessage(message: InboxMessage): string {
  const { mails } = message;
  const fields = COLUMNS.filter((name) => name !== 'message' && message[name]);
  return [
    ...fields.map((name) => `${name}: ${inOneLine(message[name] ?? '', 300)}`),
    ...mails.map(
      (mail) => `mail to ${mail.kind === 'agency' ? 'the agency' : 'the sender'}: ${showMail(mail)}`,
    ),
    ...message.changes.map((change) => `step: ${showChange(change)}`),
    '',
    printable(message.message),
  ].join('\n');
}

/** For a spreadsheet, with the names of the columns first. */
export function messageRows(messages: InboxMessage[]): string[][] {
  const rows = messages.map((message) => [
    ...COLUMNS.map((name) => message[name] ?? ''),
    message.changes.map(showChange).join('\n'),
    message.mails.map((mail) => `${mail.kind}: ${mail.state}`).join('; '),
  ]);
  return [[...COLUMNS, 'steps', 'mails'], ...rows];
}

export function isHeld({ suspicion, released_at }: Pick<InboxMessage, 'suspicion' | 'released_at'>): boolean {
  return suspicion !== null && released_at === null;
}

function showLine({
  id,
  received_at,
  user_name,
  user_email,
  subject,
  message,
  state,
  suspicion,
  mails,
}: InboxMessage) {
  const states = mails.map(({ kind, state }) => `${kind} ${state}`).join(', ');
  const sender = `${inOneLine(user_name, 30)} <${user_email}>`;
  const about = inOneLine(subject || message, 50);
  const parts = [id.slice(0, 8), lagosTime(new Date(received_at)), state, sender, about];
  return `${parts.join('  ')}  [${[states, suspicion].filter(Boolean).join('; ')}]`;
}

export function showChange({ changed_at, state, note }: InboxMessage['changes'][number]): string {
  return [lagosTime(new Date(changed_at)), state, printable(note)].filter(Boolean).join('  ');
}

export function showMail({ state, attempts, due_at, sent_at, last_error }: InboxMail): string {
  const when = state === 'sent' ? ` ${sent_at}` : state === 'waiting' ? `, due ${due_at}` : '';
  const error = last_error ? ` (${inOneLine(last_error, 200)})` : '';
  return `${state}${when}, ${attempts} attempts${error}`;
}
