import { reportPage } from '#words/place-details.ts';
import { definePage, usePage } from '../../page.ts';
import { AutosaveEnd } from '../../ui/autosave/autosave-note.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { draftOf, PLACE } from './provider-report.page.tsx';

const words = reportPage.sent;

export default definePage({
  query: [PLACE],
  meta: () => ({ title: words.title, description: words.lead, noindex: true }),
  View: () => (
    <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways}>
      <AutosaveEnd name={draftOf(usePage().query.get(PLACE) ?? '')} />
    </Outcome>
  ),
});
