import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { contactHref } from '#facts/links.ts';
import { emergencyLines } from '#facts/site.ts';
import { emergencyPage } from '#words/emergency-page.ts';
import { faqSearch } from '#words/faq.ts';
import { searchPage as words } from '#words/search-page.ts';
import { paginationWords } from '#words/site.ts';
import { definePage } from '../../page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { NumberedPagination } from '../../ui/pagination/pagination.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { PhoneText } from '../phone-text.tsx';
import { BestAnswer, Choices } from './best-answer.tsx';
import { loadSearch, type SearchData } from './load-search.ts';
import { Result } from './result.tsx';
import styles from './search.module.css';

const RESULTS = 'results';

/** One search for the whole site. Its answers are for people, so that no search engine lists lists. */
export default definePage<SearchData>({
  query: ['q', 'page'],
  load: ({ query, site }) => loadSearch(query, site),
  meta: ({ text }) => ({
    title: text ? words.titleFor(text) : words.title,
    description: words.description,
    noindex: true,
  }),
  View: ({ data }) => (
    <>
      <PageHead heading={words.heading} lead={describe(data)} className={styles.head}>
        <div className={styles.form}>
          <SearchForm
            action="/search"
            id="search"
            name="q"
            words={words}
            maxLength={MAX_SEARCH_CHARACTERS}
            value={data.text}
            note={data.isCut ? words.tooLong(MAX_SEARCH_CHARACTERS) : undefined}
            autoFocus={data.text === ''}
          />
        </div>
      </PageHead>
      <div className={styles.page}>
        {data.isDanger && <Danger />}
        {data.total + data.cards.length + data.choices.length === 0 ? (
          <PopularTasks text={data.text} />
        ) : (
          <>
            <div className={styles.answers}>
              {data.page.page === 1 && <FoundAnswers data={data} />}
              {data.total > 0 && <Results data={data} />}
              {data.cards.length === 0 && <AskUs text={data.text} />}
            </div>
            <Beside />
          </>
        )}
      </div>
    </>
  ),
});

function describe({ text, cards, choices, total, isPartial }: SearchData): string {
  if (text === '') return words.lead;
  const answers = cards.filter(({ card }) => !card.isNo).length;
  if (total + choices.length === 0) return answers > 0 ? words.found(answers, text) : words.none(text);
  if (isPartial && answers === 0) return words.partly(text);
  return words.found(total + answers, text);
}

/** Above everything else, since a missed emergency costs a life. */
function Danger() {
  return (
    <div className={styles.danger} data-alarm="">
      <p>
        {words.ofUnlisted.at(-1)} <Link to="/emergency">{emergencyPage.heading}</Link>
      </p>
      <p className={styles.ways}>
        {emergencyLines.map(({ number, to }) => (
          <ButtonLink key={to} to={to} label={emergencyPage.call(number)} icon="phone" />
        ))}
      </p>
    </div>
  );
}

function FoundAnswers({ data: { cards, choices } }: { data: SearchData }) {
  return (
    <>
      {cards.map((answer) => (
        <BestAnswer key={answer.need} answer={answer} />
      ))}
      {choices.length > 0 && (
        <Choices heading={cards.length > 0 ? words.others : words.choices} choices={choices} />
      )}
    </>
  );
}

function Results({ data: { text, cards, results, page } }: { data: SearchData }) {
  return (
    <section aria-labelledby={RESULTS} className={styles.results}>
      <h2 id={RESULTS} className={styles.heading}>
        {cards.some(({ card }) => !card.isNo) ? words.resultsAfter : words.results}
      </h2>
      <ol className={styles.list} start={page.from}>
        {results.map((result) => (
          <Result key={`${result.document.href} ${result.document.title}`} result={result} />
        ))}
      </ol>
      {page.pages > 1 && (
        <NumberedPagination
          label={words.pages}
          page={page.page}
          pageCount={page.pages}
          hrefFor={(target) => hrefOf(text, target)}
          words={paginationWords}
        />
      )}
    </section>
  );
}

function hrefOf(text: string, page: number): string {
  return `/search?${new URLSearchParams({ q: text, ...(page > 1 && { page: String(page) }) })}#${RESULTS}`;
}

/** Fills a wide screen: what most people look for, and a person to ask. */
function Beside() {
  const { label, text, to } = words.ask;
  return (
    <div className={styles.beside}>
      <nav aria-labelledby="popular-tasks">
        <h2 id="popular-tasks" className={styles.heading}>
          {words.tasksHeading}
        </h2>
        <ul>
          {words.tasks.map((task) => (
            <li key={task.to} className={styles.task}>
              <Link to={task.to} label={task.label} className={styles.taskLink} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.help}>
        <p>{text}</p>
        <ButtonLink to={to} label={label} icon="phone" />
      </div>
    </div>
  );
}

/** A person to ask, who gets what was typed. */
function AskUs({ text: typed }: { text: string }) {
  const { label, text, to } = words.ask;
  return (
    <div className={styles.help}>
      <p>{text}</p>
      <p className={styles.ways}>
        <ButtonLink to={to} label={label} icon="phone" />
        <ButtonLink to={contactHref(typed)} label={faqSearch.write.label} variant="secondary" />
      </p>
    </div>
  );
}

/** Ways on for whoever has not searched yet, or has found nothing. */
function PopularTasks({ text }: { text: string }) {
  return (
    <>
      {text !== '' && (
        <>
          <div className={styles.help}>
            <p>
              <PhoneText text={words.ofUnlisted.at(-1) ?? ''} />
            </p>
            {words.noneAdvice.map((advice) => (
              <p key={advice}>{advice}</p>
            ))}
          </div>
          <AskUs text={text} />
        </>
      )}
      <nav aria-labelledby="popular-tasks">
        <h2 id="popular-tasks" className={styles.heading}>
          {words.tasksHeading}
        </h2>
        <ul className={styles.tasks}>
          {words.tasks.map((task) => (
            <li key={task.to}>
              <ButtonLink to={task.to} label={task.label} variant="secondary" />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
