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
import { Outcome } from '../../ui/outcome/outcome.tsx';
import styles from './complaint-sent.module.css';
import { NextSteps } from './next-steps.tsx';
import { ReferenceCard } from './reference-card.tsx';

/** Undefined when the browser does not know the reference any more. */
type Sent = { complaint: SentComplaint; today: string } | undefined;

export default definePage<Sent>({
  isPrivate: true,
  isOutcome: true,
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
