import {
  COMPLAINT_SENT_PATH,
  readComplaintCookie,
  type SentComplaint,
} from '#domain/complaints/complaint-reference.ts';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import { complaintPromise, complaintSentPage as words } from '#words/complaint-page.ts';
import { dateWords } from '#words/language.ts';
import { ownPath } from '../../own-path.ts';
import { definePage, usePage } from '../../page.ts';
import { AutosaveEnd } from '../../ui/autosave/autosave-note.tsx';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import styles from './complaint-sent.module.css';
import { NextSteps } from './next-steps.tsx';

export default definePage({
  isPrivate: true,
  // Nothing when the browser does not know the reference any more.
  load: ({ cookies }) => readComplaintCookie(cookies),
  meta: () => ({ ...words, canonical: COMPLAINT_SENT_PATH, noindex: true }),
  View: ({ data }) => (data ? <Sent {...data} /> : <Outcome tone="question" {...words.unknown} />),
});

function Sent({ reference, dueOn, isMailed }: SentComplaint) {
  const statusUrl = usePage().site.publicUrl + ownPath('/complaint/status');
  const byWhen = dueOn ? [complaintPromise.waiting, complaintPromise.by(formatDate(dueOn, dateWords))] : [];
  const today = formatDate(lagosDay(new Date()), dateWords);
  return (
    <>
      <AutosaveEnd name="complaint" />
      <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways}>
        <section className={styles.card} aria-labelledby="reference-title">
          <h2 id="reference-title" className={styles.label}>
            {words.referenceLabel}
          </h2>
          <p className={styles.reference}>{reference}</p>
          <p>{words.keep}</p>
          <p>{isMailed ? words.mailed : words.notMailed}</p>
          <WaysToKeep reference={reference} note={encodeURIComponent(words.note(reference, statusUrl))} />
        </section>
        <NextSteps byWhen={byWhen} isSent />
        <ul data-paper="">
          {words.paper(today, statusUrl).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Outcome>
    </>
  );
}

function WaysToKeep({ reference, note }: { reference: string; note: string }) {
  const mail = `mailto:?subject=${encodeURIComponent(words.mailSubject(reference))}&body=${note}`;
  return (
    <div className={styles.ways} data-screen="">
      <h3 className={styles.heading}>{words.keepHeading}</h3>
      {/* Both phones of Apple and all others understand this form. */}
      <ButtonLink to={`sms:?&body=${note}`} label={words.sms} icon="message-circle" variant="secondary" />
      <ButtonLink
        to={`${words.whatsAppUrl}?text=${note}`}
        label={words.whatsApp}
        icon="whatsapp"
        variant="secondary"
        target="_blank"
        rel="noopener noreferrer"
      />
      <ButtonLink to={mail} label={words.mail} icon="mail" variant="secondary" />
      <Button variant="secondary" data-print="">
        <Icon name="printer" />
        {words.print}
      </Button>
    </div>
  );
}
