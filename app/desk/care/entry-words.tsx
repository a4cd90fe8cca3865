import { careEntryWords as words } from '#content/desk/care.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { DetailList } from '../ui/detail-list/detail-list.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { Entry } from './care-service.ts';
import styles from './entry.module.css';

/** What the visitor has written, as text. */
export function EntryWords({ entry }: { entry: Entry }) {
  const { name, phone, email, subject, place, placePath, happenedOn, happenedAbout, amount } = entry;
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
          { term: words.language, detail: entry.language },
          { term: words.received, detail: formatMoment(entry.receivedAt) },
        ]}
      />
      <p className={styles.text}>{entry.message}</p>
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
