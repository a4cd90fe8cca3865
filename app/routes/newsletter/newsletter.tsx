import type { HeadersArgs } from 'react-router';
import { newsletterPage as words } from '#content/newsletter-pages.ts';
import { NewsletterForm } from '../../layout/footer/newsletter-form.tsx';
import { pageMeta } from '../../page-meta.ts';
import { takeForm } from '../../take-form.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import type { Route } from './+types/newsletter.ts';
import styles from './newsletter.module.css';

/** The title is the form's: it says so when something must be put right. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...words, canonical: '/newsletter', noindex: true }).filter(
    (tag) => !('title' in tag),
  );
}

export function action(args: Route.ActionArgs) {
  return takeForm('newsletter', '/newsletter/sent', args);
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders;

/** The footer's form as a page: where it comes back to when it was sent without script and refused. */
export default function Newsletter({ actionData: refused }: Route.ComponentProps) {
  return (
    <>
      <PageHead id="newsletter-title" heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <NewsletterForm refused={refused} pageTitle={words.title} />
      </div>
    </>
  );
}
