import type { ComparedPlan } from '#content/schema/plan.ts';
import { createCoveredFilter, type FilteredRows } from '#domain/plans/filter-covered.ts';
import { MAX_SEARCH_CHARACTERS, truncateSearch } from '#domain/text/truncate-search.ts';
import { benefitWords } from '#facts/benefit-words.ts';
import { coveredGroups, coveredPage as words } from '#words/covered.ts';
import * as planWords from '#words/islands/plan-tools.ts';
import { planDetails } from '#words/plan-details.ts';
import { comparedPlans } from '#words/plans.ts';
import { searchPage } from '#words/search-page.ts';
import { definePage } from '../../../page.ts';
import { ButtonLink, ButtonLinks } from '../../../ui/button/button.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { LinkList } from '../../../ui/link/link-list.tsx';
import { PageHead } from '../../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../../ui/search-form/search-form.tsx';
import { Sources } from '../../../ui/sources/sources.tsx';
import { PhoneText } from '../../phone-text.tsx';
import { cutNote } from '../../search/cut-note.ts';
import { answersOf, answerText } from '../../search/load-search.ts';
import { PlanWords, ViewLink } from '../plan-links.tsx';
import ways from '../ways.module.css';
import { CoveredTable, Mark } from './covered-table.tsx';
import styles from './what-is-covered.module.css';

const PATH = '/plan/what-is-covered';
/** Where a search without JavaScript leads to, past the head of the page. */
const FOUND = 'found';

const questions = coveredGroups.flatMap((group) => group.questions);
const filter = createCoveredFilter(
  questions.map(({ id, question, answers }) => ({
    id,
    name: question,
    text: comparedPlans.map((plan) => answers[plan.id].text ?? '').join(' '),
  })),
  benefitWords,
);

export default definePage({
  query: ['plan', 'q'],
  async load({ query, site }) {
    const text = truncateSearch(query.get('q') ?? '');
    const found = filter(text);
    return {
      // One plan alone, or all of them beside each other.
      plan: comparedPlans.find(({ id }) => id === query.get('plan')),
      text,
      found,
      answers: found.ids.size > 0 ? [] : answersOf(await answerText(text, site)),
      note: cutNote(query.get('q')),
    };
  },
  meta: () => ({ ...words, canonical: PATH }),
  View: ({ data: { plan, text, note, found, answers } }) => {
    const plans = plan ? [plan] : comparedPlans;
    return (
      <PlanWords value={planWords}>
        <PageHead
          heading={plan ? words.oneHeading(plan.name) : words.heading}
          lead={words.lead}
          className={styles.hero}
        >
          <CoveredSearch plan={plan} text={text} note={note} />
        </PageHead>
        <div
          className={styles.page}
          data-behaviour="covered-filter"
          data-texts={plan ? 'one-plan' : text.trim() ? 'found' : undefined}
        >
          <PlanChoice plan={plan} text={text} />
          <div id={FOUND} className={styles.said}>
            <FoundRows found={found} text={text.trim()} />
            <p hidden={found.ids.size > 0} data-none-found="">
              <Link
                to={`/search?${new URLSearchParams({ q: text })}`}
                label={words.searchAll}
                className={styles.link}
              />
            </p>
            {answers.length > 0 && (
              <div data-without-search="">
                <p>{searchPage.choices}</p>
                <LinkList links={answers.map(({ card }) => ({ label: card.title, to: card.href }))} />
              </div>
            )}
            <MarkKey />
          </div>
          <Contents hidden={text.trim() !== ''} />
          {coveredGroups.map((group) => (
            <CoveredTable key={group.id} group={group} plans={plans} shown={found.ids} asked={found.words} />
          ))}
          {text && (
            <p>
              <Link to={addressOf(plan, '')} label={words.showAll} className={styles.link} />
            </p>
          )}
          <PhoneText text={words.unlisted} tag="p" className={styles.note} />
          {plan ? <PackageList plan={plan} /> : <DiasporaNote />}
          <ButtonLinks links={Object.values(words.ways)} />
          <Sources label={words.source} entries={sourcesOf(plans)} />
        </div>
      </PlanWords>
    );
  },
});

function addressOf(plan: ComparedPlan | undefined, text: string): string {
  const query = new URLSearchParams({ ...(plan && { plan: plan.id }), ...(text && { q: text }) });
  return query.size > 0 ? `${PATH}?${query}${text ? `#${FOUND}` : ''}` : PATH;
}

type Asked = { plan: ComparedPlan | undefined; text: string };

function CoveredSearch({ plan, text, note }: Asked & { note: string | undefined }) {
  return (
    <div className={styles.search} data-screen="">
      <SearchForm
        action={`${PATH}#${FOUND}`}
        id="covered-search"
        name="q"
        words={words.search}
        maxLength={MAX_SEARCH_CHARACTERS}
        value={text}
        note={note}
      >
        {plan && <input type="hidden" name="plan" value={plan.id} />}
      </SearchForm>
      <p className={styles.examples} hidden={text !== ''}>
        {words.examplesLabel}{' '}
        {words.examples.map((example) => (
          <Link key={example} to={addressOf(plan, example)} label={example} className={styles.example} />
        ))}
      </p>
    </div>
  );
}

function PlanChoice({ plan, text }: Asked) {
  const choices = [undefined, ...comparedPlans];
  return (
    <nav aria-label={words.plansLabel}>
      <ul className={ways.choices}>
        {choices.map((choice) => (
          <li key={choice?.id ?? 'all'}>
            <Link
              to={addressOf(choice, text)}
              label={choice?.shortName ?? words.allPlans}
              className={ways.choiceLink}
              aria-current={choice?.id === plan?.id ? 'page' : undefined}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** For the browser, which fills them in while somebody types. */
const sentences = {
  'data-all': words.all(questions.length),
  'data-one': words.found(1, '{text}'),
  'data-many': words.found('{count}', '{text}'),
  'data-nearest': words.nearest('{text}', '{row}'),
  'data-none': words.none('{text}'),
};

function FoundRows({ found: { ids, nearest }, text }: { found: FilteredRows; text: string }) {
  const describe = () => {
    if (!text) return words.all(ids.size);
    if (nearest) return words.nearest(nearest.word, nearest.row.name);
    return ids.size > 0 ? words.found(ids.size, text) : words.none(text);
  };
  return (
    // Always in the page, because a live region that is added together with its text is often not read out.
    <p role="status" className={styles.found} {...sentences}>
      {describe()}
    </p>
  );
}

function Contents({ hidden }: { hidden: boolean }) {
  return (
    <nav className={styles.contents} aria-labelledby="contents-title" hidden={hidden} data-without-search="">
      <h2 id="contents-title" className={styles.contentsTitle}>
        {words.contents}
      </h2>
      <ul className={styles.links}>
        {coveredGroups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MarkKey() {
  return (
    <ul className={styles.key} aria-label={words.marksHeading}>
      {words.marks.map(({ mark, text }) => (
        <li key={mark}>
          <Mark mark={mark} /> <PhoneText text={text} />
        </li>
      ))}
      <li className={styles.means}>
        <Mark mark="not-stated" /> <PhoneText text={words.askLine} />
      </li>
    </ul>
  );
}

const diasporaWords = words.diaspora;

function DiasporaNote() {
  return (
    <section className={styles.package} aria-labelledby="diaspora-title">
      <h2 id="diaspora-title">{diasporaWords.heading}</h2>
      <PhoneText text={diasporaWords.text} tag="p" className={styles.note} />
      <p>
        <ButtonLink to={diasporaWords.ask.to}>{diasporaWords.ask.label}</ButtonLink>
      </p>
    </section>
  );
}

/** What the package names beyond the compared benefits, field by field. */
function PackageList({ plan }: { plan: ComparedPlan }) {
  const { source, details } = planDetails[plan.id];
  return (
    <section className={styles.package} aria-labelledby="package-title">
      <h2 id="package-title">{words.furtherHeading(plan.name)}</h2>
      <dl className={styles.details}>
        {details.map(({ heading, items }) => (
          <div key={heading} className={styles.field}>
            <dt>{heading}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.packageSource}>{source}</p>
      <p>
        <ViewLink plan={plan} />
      </p>
    </section>
  );
}

function sourcesOf(plans: readonly ComparedPlan[]) {
  return coveredGroups.flatMap(({ title, questions: rows }) =>
    rows.flatMap(({ answers }) => plans.map(({ id }) => ({ of: title, source: answers[id].source }))),
  );
}
