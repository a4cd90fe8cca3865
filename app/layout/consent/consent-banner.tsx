import { consentBanner } from '#content/consent.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import styles from './consent-banner.module.css';
import { ConsentForm } from './consent-form.tsx';

/** The banner is gone; the page that it stood on is where reading goes on. */
function focusPage() {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * In every visitor's HTML, and shown by its styles only while the root element says that nobody has been asked:
 * so it neither flashes nor moves anything. It stands first in the page, for the keyboard, and last on the screen.
 */
export function ConsentBanner() {
  const { label, text, policy } = consentBanner;
  return (
    <section aria-label={label} className={styles.banner}>
      <ConsentForm from="banner" className={styles.inner} onChoose={focusPage}>
        <p className={styles.words}>
          {text} <SiteLink to={policy.to}>{policy.label}</SiteLink>
        </p>
      </ConsentForm>
    </section>
  );
}
