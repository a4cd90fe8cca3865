import { newsletterSentPage as words } from '#words/newsletter-pages.ts';
import { definePage } from '../../page.ts';
import { Outcome } from '../../ui/outcome/outcome.tsx';

export default definePage({
  meta: () => ({ ...words, canonical: '/newsletter/sent', noindex: true }),
  /** The same whether or not the address was already known, so as not to disclose it. */
  View: () => <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways} />,
});
