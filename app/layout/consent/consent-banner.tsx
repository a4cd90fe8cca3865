import { consentBanner } from '#words/consent.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './consent-banner.module.css';
import { ConsentForm } from './consent-form.tsx';

/**
 * Part of every page and shown by CSS only while the root element has no recorded choice, so that it neither flashes
 * nor shifts the layout; first in the DOM for the keyboard, at the bottom of the screen.
 */
export function ConsentBanner() {
  const { label, text, policy } = consentBanner;
  return (
    <section aria-label={label} className={styles.banner}>
      <ConsentForm from="banner" className={styles.inner}>
        <p className={styles.words}>
          {text} <Link to={policy.to}>{policy.label}</Link>
        </p>
      </ConsentForm>
    </section>
  );
}
