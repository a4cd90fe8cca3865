import type { FaqGroup, FaqQuestion } from '#content/schema/pages.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { areFewAnswers, prepareFaqSearch, sortByFound, textsOfQuestion } from '#domain/text/search-faq.ts';
import { MAX_SEARCH_CHARACTERS, truncateSearch } from '#domain/text/truncate-search.ts';
import { faqFillerWords, faqGroups, faqPage, faqSearch } from '#words/faq.ts';
import { searchPage } from '#words/search-page.ts';
import { phoneLines } from '#words/site.ts';
import { synonyms } from '#words/synonyms.ts';
import { languagePrefix } from '../../own-path.ts';
import { definePage } from '../../page.ts';
import scene from '../../pictures/scenes/telemedicine.svg';
import type { Node } from '../../structured-data/describe-page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LinkList } from '../../ui/link/link-list.tsx';
import { LinkCard } from '../../ui/link-card/link-card.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { Sources } from '../../ui/sources/sources.tsx';
import { PhoneText } from '../phone-text.tsx';
import { cutNote } from '../search/cut-note.ts';
import { answersOf, answerText } from '../search/load-search.ts';
import styles from './faq.module.css';
import { OfficialChannels } from './official-channels.tsx';

/** Shorter words match whole words only. */
const MIN_PREFIX_LETTERS = 4;

/** Prepared once, and again when staff publish other questions. */
type PreparedFaq = ReturnType<typeof prepareFaq>;
let latest: PreparedFaq | undefined;

function openFaq(groups: readonly FaqGroup[]): PreparedFaq {
  if (latest?.groups !== groups) latest = prepareFaq(groups);
  return latest;
}

function prepareFaq(groups: readonly FaqGroup[]) {
  const questions = groups.flatMap((group) => group.questions);
  const texts = questions.map((question) => ` ${foldText(textsOfQuestion(question).join(' '))} `);
  // "SS" is not in "passport", nor "renal" in "general".
  const isUsed = (word: string) =>
    texts.some((text) => text.includes(word.length < MIN_PREFIX_LETTERS ? ` ${word} ` : ` ${word}`));
  // The browser needs the synonyms to search as the server does; visitors pay for each byte, so unused ones are left out.
  const usedSynonyms = synonyms
    .map((group) => [...new Set(group.map(foldText))])
    .filter((group) => group.some(isUsed));
  return {
    groups,
    questions,
    sources: questions.flatMap(({ question, basis }) => (basis ? [{ of: question, source: basis }] : [])),
    usedSynonyms,
    search: prepareFaqSearch(questions, textsOfQuestion, faqFillerWords, usedSynonyms),
    statusWords: {
      'data-all': faqSearch.all(questions.length),
      'data-one': faqSearch.found(1, '{text}'),
      'data-many': faqSearch.found('{count}', '{text}'),
    },
  };
}

export default definePage({
  query: ['q'],
  async load({ query, site }) {
    const typed = query.get('q') ?? '';
    const faq = openFaq(site.content.faqGroups ?? faqGroups);
    const answers = typed.trim() ? answersOf(await answerText(typed, site)) : [];
    // What is meant comes before what only has the words.
    const meant = answers.flatMap(({ card }) => faq.questions.filter(({ id }) => card.href === `/faq#${id}`));
    return { typed, faq, found: new Set([...meant, ...faq.search(truncateSearch(typed))]) };
  },
  meta: ({ faq: { questions } }) => ({
    ...faqPage,
    canonical: '/faq',
    ...(languagePrefix === '' && { subject: () => describeQuestions(questions) }),
  }),
  View: ({ data: { typed, faq, found } }) => {
    const text = truncateSearch(typed);
    const { questions, sources, usedSynonyms, statusWords } = faq;
    const isOpen = areFewAnswers(text, found.size);
    const groups = sortByFound(faq.groups, ({ questions }) => questions, found);
    return (
      <>
        <FaqHero text={text} note={cutNote(typed)} />
        <div className={styles.layout}>
          <Sidebar groups={faq.groups} />
          <div
            className={styles.page}
            data-behaviour="faq-search disclosure"
            data-filler-words={faqFillerWords.join(' ')}
            data-synonyms={usedSynonyms.map((group) => group.join()).join(';')}
            data-places={text ? placesOf(questions, groups, found) : undefined}
          >
            {/* Always in the page, because a live region that is added together with its text is often not read out. */}
            <p id="found" role="status" className={styles.found} {...statusWords}>
              {text.trim() ? faqSearch.found(found.size, text.trim()) : faqSearch.all(found.size)}
            </p>
            {text.trim() && (
              <p data-whole-site="">
                <Link
                  to={`/search?${new URLSearchParams({ q: text.trim() })}`}
                  label={`${searchPage.whole}: ${text.trim()}`}
                />
              </p>
            )}
            <NoAnswer hidden={found.size > 0} />
            {groups.map((group) => (
              <FaqGroupSection key={group.id} group={group} found={found} isOpen={isOpen} />
            ))}
          </div>
        </div>
        <OfficialChannels />
        <div className={styles.page}>
          <Sources label={faqSearch.basis} entries={sources} />
        </div>
      </>
    );
  },
});

/** In English only: search engines show no answers in our other languages, and all of them twice would weigh 800 bytes. */
function describeQuestions(questions: readonly FaqQuestion[]): Node[] {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

/** The index of each question in the usual order, which the browser restores when the search is cleared. */
function placesOf(
  questions: readonly FaqQuestion[],
  groups: readonly FaqGroup[],
  found: Set<FaqQuestion>,
): string {
  return groups
    .flatMap((group) => sortByFound(group.questions, (question) => [question], found))
    .map((question) => questions.indexOf(question))
    .join(' ');
}

function FaqHero({ text, note }: { text: string; note: string | undefined }) {
  return (
    <PageHead
      heading={faqPage.heading}
      lead={faqPage.lead}
      className={styles.hero}
      aside={<img className={styles.scene} src={scene} alt={faqPage.alt} width={640} height={480} />}
    >
      <div className={styles.tools}>
        <SearchForm
          action="/faq#found"
          id="faq-search"
          name="q"
          words={faqSearch}
          maxLength={MAX_SEARCH_CHARACTERS}
          value={text}
          note={note}
        />
        <ul className={styles.shortcuts}>
          {faqSearch.shortcuts.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} label={label} icon="arrow-down" className={styles.shortcut} />
            </li>
          ))}
        </ul>
      </div>
    </PageHead>
  );
}

/** The topics, and a person to ask: beside the questions on a wide screen. */
function Sidebar({ groups }: { groups: readonly FaqGroup[] }) {
  const { display, digits, to } = phoneLines.tollFree;
  return (
    <div className={styles.beside}>
      <nav aria-labelledby="topics">
        <h2 id="topics" className={styles.heading}>
          {faqSearch.topics}
        </h2>
        <ul>
          {groups.map(({ id, title }) => (
            <li key={id} className={styles.topic}>
              {/* With the path, so that a search, which hides topics, ends. */}
              <Link to={`/faq#${id}`} label={title} className={styles.topicLink} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.help}>
        <h2 className={styles.heading}>{faqSearch.ask.heading}</h2>
        <LinkCard to={to} icon="phone" name={display} note={digits} />
        <p>{faqSearch.ask.note}</p>
        <Link to={faqSearch.write.to} label={faqSearch.write.label} className={styles.topicLink} />
      </div>
    </div>
  );
}

function NoAnswer({ hidden }: { hidden: boolean }) {
  const { inFull, to } = phoneLines.tollFree;
  return (
    <div className={styles.help} hidden={hidden} data-no-answer="">
      <h2 className={styles.heading}>{faqSearch.noneHeading}</h2>
      <p>{faqSearch.noneText}</p>
      <div className={styles.ways}>
        <ButtonLink to={to} label={inFull} icon="phone" />
        <ButtonLink to={faqSearch.write.to} label={faqSearch.write.label} variant="secondary" />
        <ButtonLink to={faqSearch.clear.to} label={faqSearch.clear.label} variant="secondary" />
      </div>
    </div>
  );
}

type FaqGroupProps = { group: FaqGroup; found: Set<FaqQuestion>; isOpen: boolean };

/** Questions without a match are hidden rather than left out, so that the browser can show them again. */
function FaqGroupSection({ group, found, isOpen }: FaqGroupProps) {
  return (
    <section
      id={group.id}
      aria-labelledby={`${group.id}-title`}
      hidden={!group.questions.some((question) => found.has(question))}
    >
      <h2 id={`${group.id}-title`} className={styles.title}>
        {group.title}
      </h2>
      <div className={styles.items}>
        {sortByFound(group.questions, (question) => [question], found).map((question) => (
          <FaqItem
            key={question.id}
            question={question}
            isFound={found.has(question)}
            isOpen={isOpen && found.has(question)}
          />
        ))}
      </div>
    </section>
  );
}

/** Leaves out words that the visible texts contain, since the browser searches these anyway, and prefixes of other words. */
function wordsNotInText(words = '', texts: readonly string[]): string {
  const text = foldText(texts.join(' '));
  const folded = [...new Set(foldText(words).split(' '))];
  const isPrefix = (word: string) => folded.some((other) => other !== word && other.startsWith(word));
  return folded.filter((word) => !text.includes(word) && !isPrefix(word)).join(' ');
}

type FaqItemProps = { question: FaqQuestion; isFound: boolean; isOpen: boolean };

/** The id is on the answer: browsers open a closed details element that contains the URL's target, without scripts too. */
function FaqItem({ question: entry, isFound, isOpen }: FaqItemProps) {
  const { id, question, answer, links, alsoFoundBy, lang } = entry;
  return (
    <Disclosure
      className={styles.item}
      open={isOpen}
      hidden={!isFound}
      data-also-found-by={wordsNotInText(alsoFoundBy, [
        question,
        ...answer,
        ...(links?.map(({ label }) => label) ?? []),
      ])}
      summary={
        <h3 className={styles.question} lang={lang}>
          {question}
        </h3>
      }
    >
      <div id={id} className={styles.answer} lang={lang}>
        {answer.map((paragraph) => (
          <PhoneText key={paragraph} text={paragraph} tag="p" />
        ))}
        {links && <LinkList links={links} />}
        <p className={styles.basis} data-basis="">
          <a href={`#${id}`} className={styles.permanent}>
            {faqSearch.permanentLink}
          </a>
        </p>
      </div>
    </Disclosure>
  );
}
