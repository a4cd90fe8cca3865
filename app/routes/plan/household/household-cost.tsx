import { MAX_PEOPLE_PER_GROUP, quoteHousehold } from '#domain/plans/household-cost.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Stepper } from '../../../ui/stepper/stepper.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePlanWords } from '../plan-words.ts';
import { QueryForm } from '../query-form.tsx';
import { ShareAndPrint } from '../share-and-print.tsx';
import type { PlanQueryState } from '../use-plan-query.ts';
import styles from './household-cost.module.css';
import { QuoteCard } from './quote-card.tsx';

const GROUPS = ['adults', 'children', 'seniors'] as const;

type HouseholdCostProps = PlanQueryState & { publicUrl: string };

export function HouseholdCost({ query, change, publicUrl }: HouseholdCostProps) {
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
