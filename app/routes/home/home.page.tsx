import { consentBanner } from '#words/consent.ts';
import { homePage, sections } from '#words/home.ts';
import { ConsentForm } from '../../layout/consent/consent-form.tsx';
import { definePage } from '../../page.ts';
import { Hero } from '../../sections/hero/hero.tsx';
import { sectionComponents } from '../../sections/section.page.tsx';
import { Link } from '../../ui/link/link.tsx';
import styles from './home.module.css';

export default definePage({
  hasPopUp: true,
  meta: () => ({ ...homePage, canonical: '/' }),
  View: () => (
    <>
      <ConsentBanner />
      <Hero />
      {sections.map(({ id }) => {
        const Section = sectionComponents[id];
        return <Section key={id} heading="h2" />;
      })}
    </>
  ),
});

/**
 * Part of every page and shown by CSS only while the root element has no recorded choice, so that it neither flashes
 * nor shifts the layout; first in the DOM for the keyboard, at the bottom of the screen.
 */
function ConsentBanner() {
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
