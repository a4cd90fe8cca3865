import { consentBanner } from '#content/consent.ts';
import styles from './consent-banner.module.css';
import { ConsentForm } from './consent-form.tsx';

/**
 * In every visitor's HTML, and shown by its styles only while the root element says that nobody has been asked:
 * so it neither flashes nor moves anything. It stands first in the page, for the keyboard, and last on the screen.
 */
export function ConsentBanner() {
  const { label, text, policy } = consentBanner;
  return (
    <section aria-label={label} className={styles.banner}>
      <ConsentForm from="banner" className={styles.inner}>
        <p className={styles.words}>
          {text} <a href={policy.to}>{policy.label}</a>
        </p>
      </ConsentForm>
    </section>
  );
}
