import { complaintSentPage as words } from '#content/complaint-page.ts';
import { COMPLAINT_SENT_PATH, readComplaintCookie } from '#domain/complaints/complaint-cookie.ts';
import { definePage } from '../../page.ts';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import styles from './complaint-sent.module.css';
import { NextSteps } from './next-steps.tsx';
import { ReferenceCard } from './reference-card.tsx';

/** The reference; undefined when the browser does not know it any more. */
type Sent = string | undefined;

export default definePage<Sent>({
  isPrivate: true,
  isOutcome: true,
  load: ({ cookies }) => readComplaintCookie(cookies),
  meta: () => ({ ...words, canonical: COMPLAINT_SENT_PATH, noindex: true }),
  View: ComplaintSent,
});

function ComplaintSent({ data: reference }: { data: Sent }) {
  if (!reference) return <Outcome tone="question" {...words.unknown} />;
  return (
    <div className={styles.sent}>
      <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways}>
        <ReferenceCard reference={reference} />
        <NextSteps />
      </Outcome>
    </div>
  );
}
