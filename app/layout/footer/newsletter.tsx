import { useLocation } from 'react-router';
import { newsletter } from '#content/site.ts';
import styles from './newsletter.module.css';
import { NewsletterForm } from './newsletter-form.tsx';

/** The pages about the newsletter have its form, or no use for it, themselves. */
const NEWSLETTER_PAGES = /^\/newsletter(\/|$)/;

export function Newsletter() {
  if (NEWSLETTER_PAGES.test(useLocation().pathname)) return null;
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter-title">
      <div>
        <h2 id="newsletter-title" className={styles.title}>
          {newsletter.title}
        </h2>
        <p className={styles.text}>{newsletter.text}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
