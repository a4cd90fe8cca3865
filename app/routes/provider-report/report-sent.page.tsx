import { reportPage } from '#words/place-details.ts';
import { definePage } from '../../page.ts';
import { Outcome } from '../../ui/outcome/outcome.tsx';

const words = reportPage.sent;

export default definePage({
  meta: () => ({ title: words.title, description: words.lead, noindex: true }),
  View: () => <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways} />,
});
