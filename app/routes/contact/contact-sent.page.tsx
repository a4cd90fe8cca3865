import { formatDate } from '#domain/text/format-date.ts';
import { contactSentPage as words } from '#words/contact-page.ts';
import { dateWords } from '#words/language.ts';
import { afterMessage } from '#words/message-forms.ts';
import { definePage, usePage } from '../../page.ts';
import { AutosaveEnd } from '../../ui/autosave/autosave-note.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';

export default definePage({
  query: ['reference', 'by'],
  ownAnswers: ['reference'],
  meta: () => ({ ...words, canonical: '/contact/sent', noindex: true }),
  View: Sent,
});

/** Says what the dialog says to those with script, and what follows. */
function Sent() {
  const { query } = usePage();
  // A link of somebody else must not put words of theirs on this page.
  const [reference] = /^[\dA-F]{8}$/.exec(query.get('reference') ?? '') ?? [];
  const [day = ''] = /^\d{4}-(?:0[1-9]|1[0-2])-\d\d$/.exec(query.get('by') ?? '') ?? [];
  return (
    <Outcome tone="done" heading={words.heading} lead={words.lead} ways={words.ways}>
      {reference && (
        <p>
          {afterMessage.reference(reference)} {afterMessage.reply(day && formatDate(day, dateWords))}
        </p>
      )}
      <AutosaveEnd name="contact" />
    </Outcome>
  );
}
