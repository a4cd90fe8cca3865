import { ticketWords } from '#content/desk/inbox.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { DetailList, Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { ThreadItem, Ticket } from './inbox-service.ts';
import styles from './ticket.module.css';
import { stateLabels } from './ticket-state.tsx';

/** What the visitor has written, as text. */
export function TicketWords({ ticket }: { ticket: Ticket }) {
  const { phone, email, place, placePath, happenedOn, happenedAbout, amount } = ticket;
  const words = ticketWords;
  const mailLink = (
    <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={styles.contact}>
      {email}
    </a>
  );
  return (
    <Panel heading={words.message}>
      <DetailList
        items={{
          [words.from]: ticket.name,
          [words.phone]: phone && <PhoneLink phone={phone} />,
          [words.email]: email && mailLink,
          [words.subject]: ticket.subject,
          [words.place]: placePath.startsWith('/provider/') ? <a href={placePath}>{place}</a> : place,
          [words.when]: [happenedOn && formatDate(happenedOn), happenedAbout].filter(Boolean).join(', '),
          [words.amount]: amount !== undefined && formatNaira(amount),
          [words.language]: ticket.language,
          [words.received]: formatMoment(ticket.receivedAt),
        }}
      />
      <p className={styles.text}>{ticket.message}</p>
    </Panel>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  const digits = phone.replace(/[^\d+]/g, '');
  return digits ? (
    <a href={`tel:${digits}`} className={styles.contact}>
      {phone}
    </a>
  ) : (
    phone
  );
}

const { thread: words } = ticketWords;

interface TicketThreadProps {
  ticket: Ticket;
  thread: readonly ThreadItem[];
  openedAt: string | undefined;
}

/** Everything that has happened, oldest first. */
export function TicketThread({ ticket, thread, openedAt }: TicketThreadProps) {
  return (
    <Panel heading={words.heading}>
      <ol className={styles.thread}>
        <li>
          <strong>{words.received}</strong> <Moment at={ticket.receivedAt} />
        </li>
        {thread.map((item, index) => {
          const isLater = openedAt !== undefined && item.at > openedAt;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            <li key={index} className={item.what === 'note' ? styles.internal : undefined}>
              <strong>{titleOf(item)}</strong> <Moment at={item.at} />{' '}
              {isLater && <StateBadge tone="new">{words.later}</StateBadge>}
              {item.what === 'mail' ? <MailNote mail={item} /> : <Note text={item.note} />}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function titleOf(item: ThreadItem): string {
  if (item.what === 'mail') return `${words.mails[item.kind] ?? item.kind}: ${words.mailStates[item.state]}`;
  const person = item.person || words.commandLine;
  if (item.what === 'note') return words.note(person);
  if (item.state === 'answered' && item.note) return words.answer(person);
  return words.step(person, stateLabels[item.state]);
}

function MailNote({ mail: { state, attempts, error } }: { mail: Extract<ThreadItem, { what: 'mail' }> }) {
  if (state === 'sent' || attempts === 0) return null;
  return <p className={styles.error}>{[words.attempts(attempts), error].filter(Boolean).join('. ')}</p>;
}

function Note({ text }: { text: string }) {
  return text ? <p className={styles.text}>{text}</p> : null;
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className={styles.moment}>
      {formatMoment(at)}
    </time>
  );
}
