import { useDeferredValue } from 'react';
import { planComparison } from '#content/plan-page.ts';
import { Band } from '../../../ui/band/band.tsx';
import type { PlanQueryState } from '../use-plan-query.ts';
import styles from './comparison.module.css';
import { ComparisonFilters } from './comparison-filters.tsx';
import { ComparisonResults } from './comparison-results.tsx';
import { ComparisonWays } from './comparison-ways.tsx';
import { PlanToggles } from './plan-toggles.tsx';

export function Comparison({ query, change }: PlanQueryState) {
  // The controls answer at once; the rows may follow a moment later on a slow phone.
  const shownQuery = useDeferredValue(query);
  return (
    <Band
      id={planComparison.id}
      heading={planComparison.heading}
      lead={planComparison.lead}
      className={styles.comparison}
    >
      <div className={styles.controls}>
        <PlanToggles query={query} change={change} />
        <ComparisonFilters query={query} change={change} />
      </div>
      <ComparisonResults query={shownQuery} change={change} />
      <ComparisonWays query={query} />
    </Band>
  );
}
