import type { ComparedPlan } from '#content/schema/plan.ts';
import {
  type CostLine,
  type HouseholdQuote,
  MAX_PEOPLE_PER_GROUP,
  misreadCount,
  quoteHousehold,
  type Way,
  writeTotal,
} from '#domain/plans/household-cost.ts';
import { type Instalment, sumInstalments } from '#domain/plans/plan-facts.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { KEPT_MARKUP } from '../../../islands/kept-markup.ts';
import { Band } from '../../../ui/band/band.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import {
  BuyLink,
  type PlanQueryState,
  QueryForm,
  ShareAndPrint,
  SubmitToResult,
  usePlanWords,
} from '../plan-links.tsx';
import signs from '../signs.module.css';
import styles from './household-cost.module.css';

const GROUPS = ['adults', 'children', 'seniors'] as const;

type HouseholdCostProps = PlanQueryState & {
  publicUrl: string;
  /** The page's query as it was sent. */
  search: string;
  /** Undefined in the browser, where they stay as the server wrote them. */
  assumptions: readonly string[] | undefined;
};

export function HouseholdCost(props: HouseholdCostProps) {
  const { query, change, publicUrl, search, assumptions } = props;
  const { comparedPlans, householdCalculator, householdContent, householdSharing } = usePlanWords();
  const { id, resultId, heading, lead, groups, nobody, answer, atMost, ...words } = householdCalculator;
  const quotes = quoteHousehold(householdContent, query.household).flatMap((quote) =>
    comparedPlans.filter((plan) => plan.id === quote.planId).map((plan) => ({ plan, quote })),
  );
  const totals = quotes.map(({ plan, quote }) => `${plan.shortName} ${writeTotal(quote, atMost)}`);
  const lowest = Math.min(...quotes.map(({ quote }) => quote.ways[0].total));
  const setCount = (group: (typeof GROUPS)[number]) => (count: number) =>
    change((current) => ({ ...current, household: { ...current.household, [group]: count } }), 'replace');

  const people = GROUPS.map((group) =>
    householdCalculator.count(groups[group].label, query.household[group]),
  );

  return (
    <Band id={id} heading={heading} lead={lead} tone="indigo" className={styles.band}>
      <p className={styles.people} data-paper="">
        {householdCalculator.people(people)}
      </p>
      <div className={styles.columns}>
        <QueryForm place={id} resultId={resultId} query={query} fields={GROUPS} className={styles.form}>
          {GROUPS.map((group) => (
            <Stepper
              key={group}
              {...groups[group]}
              name={group}
              value={query.household[group]}
              max={MAX_PEOPLE_PER_GROUP}
              fewer={words.fewer(groups[group].label)}
              more={words.more(groups[group].label)}
              tooMany={words.tooMany(MAX_PEOPLE_PER_GROUP)}
              misread={misreadCount(new URLSearchParams(search), group, MAX_PEOPLE_PER_GROUP)}
              notCounted={words.notCounted(MAX_PEOPLE_PER_GROUP, query.household[group])}
              onChange={setCount(group)}
            />
          ))}
          <SubmitToResult resultId={resultId} label={householdCalculator.submit} />
        </QueryForm>
        {/* Focused after "Work it out", so that a screen reader goes on here too. */}
        <div id={resultId} tabIndex={-1} className={styles.quotes}>
          {quotes.map(({ plan, quote }) => (
            <QuoteCard
              key={plan.id}
              plan={plan}
              quote={quote}
              isLowest={quotes.length > 1 && quote.ways[0].total === lowest}
            />
          ))}
          {quotes.length === 0 && <p className={styles.nobody}>{nobody}</p>}
        </div>
        {/* A summary, because the cards would be read out in full at each step. */}
        <VisuallyHidden>
          <span role="status">
            {quotes.map(({ plan, quote }) => answer(plan.shortName, writeTotal(quote, atMost))).join(' ') ||
              nobody}
          </span>
        </VisuallyHidden>
      </div>
      <p className={styles.note}>{householdCalculator.instalmentsNote}</p>
      <div className={styles.actions}>
        <ShareAndPrint
          part={id}
          words={householdSharing}
          summary={totals.join(', ')}
          query={query}
          publicUrl={publicUrl}
        />
      </div>
      <details className={styles.assumptions} data-screen="">
        <summary className={styles.summary}>{householdCalculator.assumptionsHeading}</summary>
        <ul
          className={styles.list}
          {...(assumptions
            ? { children: assumptions.map((text) => <li key={text}>{text}</li>) }
            : KEPT_MARKUP)}
        />
      </details>
    </Band>
  );
}

type QuoteCardProps = { plan: ComparedPlan; quote: HouseholdQuote; isLowest: boolean };

/** One plan's price in every reading, side by side where there is room, and how to learn which one holds. */
function QuoteCard({ plan, quote, isLowest }: QuoteCardProps) {
  const { householdCalculator: words } = usePlanWords();
  const isOpen = quote.ways.some(({ asks }) => asks.length > 0);
  // What holds in any case stands first.
  const sure = quote.ways.filter(({ asks }) => asks.length === 0);
  const hasInstalments = quote.ways.some(({ lines }) => sumInstalments(plan, lines).length > 0);
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{plan.shortName}</h3>
        {isLowest && <p className={styles.badge}>{words.cheapest}</p>}
      </div>
      <p className={styles.total}>
        {words.total} <strong className={styles.amount}>{writeTotal(quote, words.atMost)}</strong>
      </p>
      {isOpen && (
        <p className={joinClasses(styles.question, signs.condition)}>
          {words.doubt.text}{' '}
          <Link to={words.doubt.line.to} label={`${words.doubt.line.display} (${words.doubt.line.digits})`} />
          .
        </p>
      )}
      <div className={styles.ways}>
        {[...sure, ...quote.ways.filter(({ asks }) => asks.length > 0)].map((way) => (
          <WayOfPaying key={way.asks.join()} plan={plan} way={way} isOpen={isOpen} />
        ))}
      </div>
      {quote.perOtherPair > 0 && (
        <p className={styles.instalments}>{words.noCouple(formatNaira(quote.perOtherPair))}</p>
      )}
      {!hasInstalments && <p className={styles.instalments}>{words.noInstalments}</p>}
      <BuyLink plan={plan} />
    </div>
  );
}

function WayOfPaying({ plan, way, isOpen }: { plan: ComparedPlan; way: Way; isOpen: boolean }) {
  const { householdCalculator: words, openQuestions } = usePlanWords();
  const conditions = way.asks.length > 0 ? way.asks.map((ask) => openQuestions[ask]) : [words.sure];
  const instalments = sumInstalments(plan, way.lines);
  const write = ({ times, each }: Instalment) =>
    words.instalment(times, formatNaira(each), formatNaira(times * each));
  return (
    <section className={styles.way}>
      {isOpen && (
        <>
          <p className={way.asks.length > 0 ? styles.perhaps : styles.wayTotal}>{formatNaira(way.total)}</p>
          <h4 className={styles.condition}>{conditions.join('; ')}</h4>
        </>
      )}
      <WayLines lines={way.lines} />
      {instalments.length > 0 && (
        <p className={styles.instalments}>
          {words.instalments}: {instalments.map(write).join('; ')}
        </p>
      )}
    </section>
  );
}

function WayLines({ lines }: { lines: readonly CostLine[] }) {
  const { costItemWords } = usePlanWords();
  return (
    <ul>
      {lines.map(({ item, count, price, sum }) => (
        <li key={item} className={styles.line}>
          <span>
            {`${count}\u00a0×\u00a0${formatNaira(price)}`}{' '}
            <span className={styles.item}>
              {count === 1 ? costItemWords[item].one : costItemWords[item].many}
            </span>
          </span>
          <span className={styles.sum}>{formatNaira(sum)}</span>
        </li>
      ))}
    </ul>
  );
}
