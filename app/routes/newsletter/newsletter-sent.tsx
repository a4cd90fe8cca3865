import { newsletterSentPage as words } from '#content/newsletter-pages.ts';
import { pageMeta } from '../../page-meta.ts';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import type { Route } from './+types/newsletter-sent.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...words, canonical: '/newsletter/sent', noindex: true });
}

/** The same whether or not the address was known to us. */
export default function NewsletterSent() {
  return <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways} />;
}
