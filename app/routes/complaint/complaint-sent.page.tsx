import {
  COMPLAINT_SENT_PATH,
  readComplaintCookie,
  type SentComplaint,
} from '#domain/complaints/complaint-reference.ts';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import { complaintSentPage as words } from '#words/complaint-page.ts';
import { dateWords } from '#words/language.ts';
import { ownPath } from '../../own-path.ts';
import { definePage, usePage } from '../../page.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import styles from './complaint-sent.module.css';
import { NextSteps } from './next-steps.tsx';

/** Undefined when the browser does not know the reference any more. */
type Sent = { complaint: SentComplaint; today: string } | undefined;

export default definePage<Sent>({
  isPrivate: true,
  hidesPopUp: true,
  load({ cookies }) {
    const complaint = readComplaintCookie(cookies);
    return complaint && { complaint, today: lagosDay(new Date()) };
  },
  meta: () => ({ ...words, canonical: COMPLAINT_SENT_PATH, noindex: true }),
  View: ComplaintSent,
});

function ComplaintSent({ data: sent }: { data: Sent }) {
  const { publicUrl } = usePage().site;
  if (!sent) return <Outcome tone="question" {...words.unknown} />;
  const { complaint, today } = sent;
  const statusAddress = publicUrl + ownPath('/complaint/status');
  return (
    <div className={styles.sent}>
      <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways}>
        <ReferenceCard {...complaint} statusAddress={statusAddress} />
        <NextSteps />
        <ul className={styles.paper}>
          {words.paper(formatDate(today, dateWords), statusAddress).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Outcome>
    </div>
  );
}

/** The reference, large, and the ways to keep it. */
function ReferenceCard({ reference, isMailed, statusAddress }: SentComplaint & { statusAddress: string }) {
  const note = encodeURIComponent(words.note(reference, statusAddress));
  const subject = encodeURIComponent(words.mailSubject(reference));
  return (
    <section className={styles.card} aria-labelledby="reference-title">
      <h2 id="reference-title" className={styles.label}>
        {words.referenceLabel}
      </h2>
      <p className={styles.reference}>{reference}</p>
      <p>{words.keep}</p>
      <p>{isMailed ? words.mailed : words.notMailed}</p>
      <div className={styles.ways}>
        <h3 className={styles.heading}>{words.keepHeading}</h3>
        {/* Both phones of Apple and all others understand this form. */}
        <ButtonLink to={`sms:?&body=${note}`} label={words.sms} icon="message-circle" variant="secondary" />
        <ButtonLink
          to={`${words.whatsAppUrl}?text=${note}`}
          variant="secondary"
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          {words.whatsApp}
        </ButtonLink>
        <ButtonLink to={`mailto:?subject=${subject}&body=${note}`} variant="secondary">
          <Icon name="mail" />
          {words.mail}
        </ButtonLink>
        <Button variant="secondary" data-print="">
          <Icon name="printer" />
          {words.print}
        </Button>
      </div>
    </section>
  );
}
