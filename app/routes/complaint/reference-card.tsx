import type { SentComplaint } from '#domain/complaints/complaint-reference.ts';
import { complaintSentPage as words } from '#words/complaint-page.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './reference-card.module.css';

type ReferenceCardProps = SentComplaint & { statusAddress: string };

/** The reference, large, and the ways to keep it. */
export function ReferenceCard({ reference, isMailed, statusAddress }: ReferenceCardProps) {
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
        <ButtonLink to={`sms:?&body=${note}`} variant="secondary">
          <Icon name="message-circle" />
          {words.sms}
        </ButtonLink>
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
