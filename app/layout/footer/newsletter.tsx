import * as formWords from '#words/islands/newsletter-form.ts';
import { newsletter } from '#words/site.ts';
import { Island } from '../../islands/island.tsx';
import { usePage } from '../../page.ts';
import styles from './newsletter.module.css';
import newsletterForm from './newsletter-form.island.tsx';

/** Newsletter pages have their own form, or need none. */
const NEWSLETTER_PAGES = /^\/newsletter(\/|$)/;

export function Newsletter() {
  const { path, site } = usePage();
  if (NEWSLETTER_PAGES.test(path)) return null;
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={styles.title}>
          {newsletter.title}
        </h2>
        <p className={styles.text}>{newsletter.text}</p>
      </div>
      <Island
        of={newsletterForm}
        when="interaction"
        data={{ emailService: site.emailService }}
        resources={{ words: formWords }}
      />
    </section>
  );
}
