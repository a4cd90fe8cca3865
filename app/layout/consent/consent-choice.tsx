import { consentChoice as words } from '#words/consent.ts';
import styles from './consent-choice.module.css';
import { ConsentForm } from './consent-form.tsx';

/** Shows the current choice and lets visitors change it; CSS selects the matching line before the first paint. */
export function ConsentChoice() {
  return (
    <section aria-labelledby="consent-title" className={styles.choice}>
      <h3 id="consent-title">{words.title}</h3>
      <p className={styles.withoutScript}>{words.noScript}</p>
      <ConsentForm from="policy" className={styles.form}>
        <p className={styles.ask}>{words.ask}</p>
        {/* Without script the server redirects to the line that now applies. */}
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
