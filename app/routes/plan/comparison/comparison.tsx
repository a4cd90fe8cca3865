import { useDeferredValue } from 'react';
import { Band } from '../../../ui/band/band.tsx';
import { usePlanWords } from '../plan-words.ts';
import { QueryForm } from '../query-form.tsx';
import { ShareAndPrint } from '../share-and-print.tsx';
import type { PlanQueryState } from '../use-plan-query.ts';
import styles from './comparison.module.css';
import { ComparisonFilters } from './comparison-filters.tsx';
import { ComparisonResults } from './comparison-results.tsx';
import { PlanToggles } from './plan-toggles.tsx';

type ComparisonProps = PlanQueryState & { publicUrl: string };

export function Comparison({ query, change, publicUrl }: ComparisonProps) {
  const { comparisonSharing, planComparison } = usePlanWords();
  const { id, heading, lead } = planComparison;
  // Controls respond at once; on a slow phone the rows may follow later.
  const shownQuery = useDeferredValue(query);
  return (
    <Band id={id} heading={heading} lead={lead} className={styles.comparison}>
      <QueryForm place={id} query={query} fields={['search', 'category']} className={styles.controls}>
        <PlanToggles query={query} change={change} />
        <ComparisonFilters query={query} change={change} />
      </QueryForm>
      <ComparisonResults query={shownQuery} change={change} />
      <ShareAndPrint part={id} words={comparisonSharing} query={query} publicUrl={publicUrl} />
    </Band>
  );
}
