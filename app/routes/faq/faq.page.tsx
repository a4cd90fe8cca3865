import type { FaqGroup, FaqQuestion } from '#content/schema/faq.ts';
import { areFewAnswers, prepareFaqSearch, sortByFound, textsOfQuestion } from '#domain/text/search-faq.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { faqAsText, faqFillerWords, faqGroups, faqPage, faqSearch } from '#words/faq.ts';
import { synonyms } from '#words/search/synonyms.ts';
import { languagePrefix } from '../../own-path.ts';
import { definePage } from '../../page.ts';
import type { Node } from '../../structured-data/node.ts';
import styles from './faq.module.css';
import { FaqGroupSection } from './faq-group.tsx';
import { FaqHero } from './faq-hero.tsx';
import { NoAnswer } from './no-answer.tsx';
import { OfficialChannels } from './official-channels.tsx';

const questions = faqGroups.flatMap((group) => group.questions);
const search = prepareFaqSearch(questions, textsOfQuestion, faqFillerWords, synonyms);

/** Status messages for searches that the browser answers. */
const statusWords = {
  'data-all': faqSearch.all(questions.length),
  'data-one': faqSearch.found(1, '{text}'),
  'data-many': faqSearch.found('{count}', '{text}'),
};

type FaqData = { text: string };

export default definePage<FaqData>({
  query: ['q'],
  load: ({ query }) => ({ text: truncateSearch(query.get('q') ?? '') }),
  meta: () => ({
    ...faqPage,
    canonical: '/faq',
    ...(languagePrefix === '' && { subject: describeQuestions }),
  }),
  View: Faq,
});

/** In English only: search engines show no answers in our other languages, and all of them twice would weigh 800 bytes. */
function describeQuestions(): Node[] {
  const mainEntity = faqAsText.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

function Faq({ data: { text } }: { data: FaqData }) {
  const found = search(text);
  const isOpen = areFewAnswers(text, found.size);
  const groups = sortByFound(faqGroups, ({ questions }) => questions, found);
  return (
    <>
      <FaqHero text={text} />
      <div
        className={styles.page}
        data-behaviour="faq-search disclosure"
        data-filler-words={faqFillerWords.join(' ')}
        data-synonyms={synonyms.map((group) => group.join()).join(';')}
        data-places={text ? placesOf(groups, found) : undefined}
      >
        {/* Always in the page, because a live region that is added together with its text is often not read out. */}
        <p role="status" className={styles.found} {...statusWords}>
          {text.trim() ? faqSearch.found(found.size, text.trim()) : faqSearch.all(found.size)}
        </p>
        <NoAnswer hidden={found.size > 0} />
        {groups.map((group) => (
          <FaqGroupSection key={group.id} group={group} found={found} isOpen={isOpen} />
        ))}
      </div>
      <OfficialChannels />
    </>
  );
}

/** The place of each question in the usual order, for when the search is cleared. */
function placesOf(groups: readonly FaqGroup[], found: Set<FaqQuestion>): string {
  return groups
    .flatMap((group) => sortByFound(group.questions, (question) => [question], found))
    .map((question) => questions.indexOf(question))
    .join(' ');
}
