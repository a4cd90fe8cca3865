import { newsletterSentPage as words } from '#words/newsletter-pages.ts';
import { definePage } from '../../page.ts';
import { Outcome } from '../../ui/outcome/outcome.tsx';

export default definePage({
  hidesPopUp: true,
  meta: () => ({ ...words, canonical: '/newsletter/sent', noindex: true }),
  View: NewsletterSent,
});

/** The same whether or not the address was already known, so as not to disclose it. */
function NewsletterSent() {
  return <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways} />;
}
