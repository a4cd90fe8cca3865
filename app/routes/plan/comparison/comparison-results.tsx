import { memo, useRef } from 'react';
import { comparisonCategories, comparisonContent, comparisonIds } from '#content/plan-comparison.ts';
import { planComparison } from '#content/plan-page.ts';
import { type Comparison, comparePlans } from '#rules/compare-plans.ts';
import { defaultPlanQuery, type PlanQuery } from '#rules/plan-query.ts';
import { QueryButton } from '../query-button.tsx';
import type { ChangePlanQuery, PlanQueryState } from '../use-plan-query.ts';
import { BenefitNotes } from './benefit-notes.tsx';
import { ComparisonBlocks } from './comparison-blocks.tsx';
import styles from './comparison-results.module.css';
import { ComparisonTable } from './comparison-table.tsx';

const allRows = comparisonCategories.flatMap(({ rows }) => rows).length;
const { plans: everyPlan, search, category } = defaultPlanQuery(comparisonIds);

export const ComparisonResults = memo(function ComparisonResults({ query, change }: PlanQueryState) {
  const status = useRef<HTMLParagraphElement>(null);
  const comparison = comparePlans(comparisonContent, query);
  const wayOut = findWayOut(comparison);

  // The pressed button goes away with its message, so the focus needs another place.
  const changeAndRefocus: ChangePlanQuery = (make) => {
    status.current?.focus();
    change(make);
  };

  return (
    <div className={styles.results}>
      {/* Stands in the page from the start, because a live region that comes with its words is often not read out. */}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {describe(comparison, query.highlight)}
      </p>
      {wayOut ? (
        <QueryButton query={query} change={changeAndRefocus} make={wayOut.make} className={styles.wayOut}>
          {wayOut.label}
        </QueryButton>
      ) : (
        <>
          <BenefitNotes notes={comparison.generalNotes} />
          <ComparisonTable comparison={comparison} highlight={query.highlight} />
          <ComparisonBlocks
            comparison={comparison}
            highlight={query.highlight}
            open={query.open}
            change={change}
          />
        </>
      )}
    </div>
  );
});

function describe({ plans, rowCount, differingCount }: Comparison, highlight: boolean): string {
  if (plans.length === 0) return planComparison.noPlans;
  if (rowCount === 0) return planComparison.noRows;
  const found = planComparison.found(rowCount, allRows);
  return highlight ? `${found}, ${planComparison.marked(differingCount)}` : found;
}

function findWayOut({ plans, rowCount }: Comparison) {
  if (plans.length === 0) {
    return { label: planComparison.selectAll, make: (query: PlanQuery) => ({ ...query, plans: everyPlan }) };
  }
  if (rowCount === 0) {
    return { label: planComparison.showAll, make: (query: PlanQuery) => ({ ...query, search, category }) };
  }
  return undefined;
}
