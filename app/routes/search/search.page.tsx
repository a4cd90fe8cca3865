import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { searchPage as words } from '#words/search-page.ts';
import { paginationWords } from '#words/site.ts';
import { definePage } from '../../page.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { NumberedPagination } from '../../ui/pagination/pagination.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { PhoneText } from '../phone-text.tsx';
import { BestAnswer } from './best-answer.tsx';
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
        {data.total === 0 && !data.card ? (
          <PopularTasks isLost={data.text !== ''} />
        ) : (
          <>
            <div className={styles.answers}>
              {data.card && data.page.page === 1 && <BestAnswer card={data.card} />}
              {data.total > 0 && <Results data={data} />}
            </div>
            <Beside />
          </>
        )}
      </div>
    </>
  ),
});

function describe({ text, card, total, isPartial }: SearchData): string {
  if (text === '') return words.lead;
  const isFound = card !== undefined && !card.isNo;
  if (total === 0) return isFound ? words.found(1, text) : words.none(text);
  if (isPartial && !isFound) return words.partly(text);
  return words.found(total + (isFound ? 1 : 0), text);
}

function Results({ data: { text, card, results, page } }: { data: SearchData }) {
  return (
    <section aria-labelledby={RESULTS} className={styles.results}>
      <h2 id={RESULTS} className={styles.heading}>
        {card && !card.isNo ? words.resultsAfter : words.results}
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

/** Ways on for whoever has not searched yet, or has found nothing. */
function PopularTasks({ isLost }: { isLost: boolean }) {
  const { label, text, to } = words.ask;
  return (
    <>
      {isLost && (
        <div className={styles.help}>
          <p>
            <PhoneText text={words.ofUnlisted.at(-1) ?? ''} />
          </p>
          {words.noneAdvice.map((advice) => (
            <p key={advice}>{advice}</p>
          ))}
          <p>{text}</p>
          <p>
            <ButtonLink to={to} label={label} icon="phone" />
          </p>
        </div>
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
