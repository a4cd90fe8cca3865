import { ticketWords } from '#content/desk/inbox.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { complaintStates } from '#words/complaint-page.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { Panel } from '../ui/panel/panel.tsx';
import { StateBadge } from '../ui/state-badge/state-badge.tsx';
import type { ThreadItem, Ticket } from './inbox-service.ts';
import styles from './ticket.module.css';

const { thread: words } = ticketWords;

interface TicketThreadProps {
  ticket: Ticket;
  thread: readonly ThreadItem[];
  /** What came after the page was opened is marked. */
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
            <li key={index} className={joinClasses(item.what === 'note' && styles.internal)}>
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
  return words.step(person, complaintStates[item.state].label);
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
