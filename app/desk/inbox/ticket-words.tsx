import { ticketWords as words } from '#content/desk/inbox.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { DetailList } from '../ui/detail-list/detail-list.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { Ticket } from './inbox-service.ts';
import styles from './ticket.module.css';

/** What the visitor has written, as text. */
export function TicketWords({ ticket }: { ticket: Ticket }) {
  const { name, phone, email, subject, place, placePath, happenedOn, happenedAbout, amount } = ticket;
  return (
    <Panel heading={words.message}>
      <DetailList
        items={[
          { term: words.from, detail: name },
          { term: words.phone, detail: phone && <PhoneLink phone={phone} /> },
          {
            term: words.email,
            detail: email && (
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} className={styles.contact}>
                {email}
              </a>
            ),
          },
          { term: words.subject, detail: subject },
          {
            term: words.place,
            detail: placePath.startsWith('/provider/') ? <a href={placePath}>{place}</a> : place,
          },
          {
            term: words.when,
            detail: [happenedOn && formatDate(happenedOn), happenedAbout].filter(Boolean).join(', '),
          },
          { term: words.amount, detail: amount === undefined ? '' : formatNaira(amount) },
          { term: words.language, detail: ticket.language },
          { term: words.received, detail: formatMoment(ticket.receivedAt) },
        ]}
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
