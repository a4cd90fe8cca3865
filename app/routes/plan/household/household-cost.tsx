import type { ComparedPlan } from '#content/schema/plan.ts';
import {
  type CostLine,
  type HouseholdQuote,
  MAX_PEOPLE_PER_GROUP,
  quoteHousehold,
  type Way,
} from '#domain/plans/household-cost.ts';
import { type Instalment, sumInstalments } from '#domain/plans/plan-facts.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { BuyLink, usePlanWords } from '../plan-links.tsx';
import { type PlanQueryState, QueryForm, ShareAndPrint } from '../plan-state.tsx';
import signs from '../signs.module.css';
import styles from './household-cost.module.css';

const GROUPS = ['adults', 'children', 'seniors'] as const;

export function HouseholdCost({ query, change, publicUrl }: PlanQueryState & { publicUrl: string }) {
  const { comparedPlans, householdAssumptions, householdCalculator, householdContent, householdSharing } =
    usePlanWords();
  const { id, heading, lead, groups, nobody, fewer, more, tooMany, answer } = householdCalculator;
  const quotes = quoteHousehold(householdContent, query.household).flatMap((quote) =>
    comparedPlans.filter((plan) => plan.id === quote.planId).map((plan) => ({ plan, quote })),
  );
  const totals = quotes.map(({ plan, quote }) => `${plan.shortName} ${formatNaira(quote.total)}`);
  const lowest = Math.min(...quotes.map(({ quote }) => quote.total));
  const setCount = (group: (typeof GROUPS)[number]) => (count: number) =>
    change((current) => ({ ...current, household: { ...current.household, [group]: count } }), 'replace');

  const people = GROUPS.map((group) =>
    householdCalculator.count(groups[group].label, query.household[group]),
  );

  return (
    <Band id={id} heading={heading} lead={lead} tone="indigo" className={styles.band}>
      <p className={styles.people}>{householdCalculator.people(people)}</p>
      <div className={styles.columns}>
        <QueryForm place={id} query={query} fields={GROUPS} className={styles.form}>
          {GROUPS.map((group) => (
            <Stepper
              key={group}
              {...groups[group]}
              name={group}
              value={query.household[group]}
              max={MAX_PEOPLE_PER_GROUP}
              fewer={fewer(groups[group].label)}
              more={more(groups[group].label)}
              tooMany={tooMany(MAX_PEOPLE_PER_GROUP)}
              onChange={setCount(group)}
            />
          ))}
          <Button type="submit">{householdCalculator.submit}</Button>
        </QueryForm>
        <div className={styles.quotes}>
          {quotes.map(({ plan, quote }) => (
            <QuoteCard
              key={plan.id}
              plan={plan}
              quote={quote}
              isLowest={quotes.length > 1 && quote.total === lowest}
            />
          ))}
          {quotes.length === 0 && <p className={styles.nobody}>{nobody}</p>}
        </div>
        {/* A summary, because the cards would be read out in full at each step. */}
        <VisuallyHidden>
          <span role="status">
            {quotes.map(({ plan, quote }) => answer(plan.shortName, formatNaira(quote.total))).join(' ') ||
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
      <details className={styles.assumptions}>
        <summary className={styles.summary}>{householdCalculator.assumptionsHeading}</summary>
        <ul className={styles.list}>
          {householdAssumptions.map((assumption) => (
            <li key={assumption}>{assumption}</li>
          ))}
        </ul>
      </details>
    </Band>
  );
}

type QuoteCardProps = { plan: ComparedPlan; quote: HouseholdQuote; isLowest: boolean };

/** One plan's price, with the calculation, and what it costs if an open question is answered with no. */
function QuoteCard({ plan, quote, isLowest }: QuoteCardProps) {
  const { householdCalculator } = usePlanWords();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>{plan.shortName}</h3>
        {isLowest && <p className={styles.badge}>{householdCalculator.cheapest}</p>}
      </div>
      <WayOfPaying plan={plan} way={quote} noInstalments={householdCalculator.noInstalments} />
      {quote.others.map((way) => (
        <section key={way.total} className={styles.other}>
          <h4 className={styles.otherTitle}>
            {householdCalculator.otherWay(quote.asks.length, way.asks.length)}
          </h4>
          <WayOfPaying plan={plan} way={way} />
        </section>
      ))}
      <BuyLink plan={plan} />
    </div>
  );
}

function WayOfPaying({ plan, way, noInstalments }: { plan: ComparedPlan; way: Way; noInstalments?: string }) {
  const { householdCalculator: words, openQuestions } = usePlanWords();
  const instalments = sumInstalments(plan, way.lines);
  const write = ({ times, each }: Instalment) =>
    words.instalment(times, formatNaira(each), formatNaira(times * each));
  return (
    <>
      <WayLines lines={way.lines} />
      <p className={styles.total}>
        {words.total} <strong className={styles.amount}>{formatNaira(way.total)}</strong>
      </p>
      <p className={styles.instalments}>
        {instalments.length > 0
          ? `${words.instalments}: ${instalments.map(write).join('; ')}`
          : noInstalments}
      </p>
      {way.asks.map((question) => (
        <p key={question} className={joinClasses(styles.question, signs.condition)}>
          {openQuestions[question]}
        </p>
      ))}
    </>
  );
}

function WayLines({ lines }: { lines: readonly CostLine[] }) {
  const { costItemWords } = usePlanWords();
  return (
    <ul>
      {lines.map(({ item, count, price, sum }) => (
        <li key={item} className={styles.line}>
          <span>
            {count} × {formatNaira(price)}{' '}
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
