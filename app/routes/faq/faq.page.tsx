import type { FaqGroup, FaqQuestion } from '#content/schema/pages.ts';
import { areFewAnswers, prepareFaqSearch, sortByFound, textsOfQuestion } from '#domain/text/search-faq.ts';
import { MAX_SEARCH_CHARACTERS, truncateSearch } from '#domain/text/truncate-search.ts';
import { faqAsText, faqFillerWords, faqGroups, faqPage, faqSearch } from '#words/faq.ts';
import { synonyms } from '#words/search/synonyms.ts';
import { phoneLines } from '#words/site.ts';
import { languagePrefix } from '../../own-path.ts';
import { definePage } from '../../page.ts';
import scene from '../../pictures/scenes/telemedicine.svg';
import type { Node } from '../../structured-data/describe-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import styles from './faq.module.css';
import { FaqGroupSection } from './faq-group.tsx';
import faqHeroStyles from './faq-hero.module.css';
import noAnswerStyles from './no-answer.module.css';
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

function FaqHero({ text }: { text: string }) {
  return (
    <PageHead
      heading={faqPage.heading}
      lead={faqPage.lead}
      className={faqHeroStyles.hero}
      aside={<img className={faqHeroStyles.scene} src={scene} alt={faqPage.alt} width={640} height={480} />}
    >
      <div className={faqHeroStyles.tools}>
        <SearchForm
          action="/faq"
          id="faq-search"
          name="q"
          label={faqSearch.label}
          placeholder={faqSearch.placeholder}
          submit={faqSearch.submit}
          maxLength={MAX_SEARCH_CHARACTERS}
          value={text}
        />
        <ul className={faqHeroStyles.shortcuts}>
          {faqSearch.shortcuts.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={faqHeroStyles.shortcut}>
                <Icon name="arrow-down" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PageHead>
  );
}

function NoAnswer({ hidden }: { hidden: boolean }) {
  const { display, digits, to } = phoneLines.tollFree;
  return (
    <div className={noAnswerStyles.help} hidden={hidden} data-no-answer="">
      <h2 className={noAnswerStyles.heading}>{faqSearch.noneHeading}</h2>
      <p>{faqSearch.noneText}</p>
      <div className={noAnswerStyles.ways}>
        <ButtonLink to={to}>
          <Icon name="phone" />
          {display} ({digits})
        </ButtonLink>
        <ButtonLink to={faqSearch.write.to} variant="secondary">
          {faqSearch.write.label}
        </ButtonLink>
        <ButtonLink to={faqSearch.clear.to} variant="secondary">
          {faqSearch.clear.label}
        </ButtonLink>
      </div>
    </div>
  );
}
