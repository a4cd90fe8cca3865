import { contactSentPage as words } from '#words/contact-page.ts';
import { definePage } from '../../page.ts';
import { Outcome } from '../../ui/outcome/outcome.tsx';

export default definePage({
  meta: () => ({ ...words, canonical: '/contact/sent', noindex: true }),
  /** Says what the dialog says to those with script. */
  View: () => <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways} />,
});
