import { consentChoice as words } from '#content/consent.ts';
import styles from './consent-choice.module.css';
import { ConsentForm } from './consent-form.tsx';

/** Shows the present choice and lets it be changed. Styles pick the true line, before anything is painted. */
export function ConsentChoice({ heading: Heading = 'h2' }: { heading?: 'h2' | 'h3' }) {
  return (
    <section aria-labelledby="consent-title" className={styles.choice}>
      <Heading id="consent-title">{words.title}</Heading>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <ConsentForm from="policy" className={styles.form}>
        <p className={styles.ask}>{words.ask}</p>
        {/* Without scripts the server leads to the line that is now true. */}
        <p id="consent-accepted" className={styles.accepted}>
          {words.accepted}
        </p>
        <p id="consent-declined" className={styles.declined}>
          {words.declined}
        </p>
      </ConsentForm>
    </section>
  );
}
