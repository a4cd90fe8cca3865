import { memo } from 'react';
import { type Comparison, comparePlans } from '#domain/plans/compare-plans.ts';
import { defaultPlanQuery, type PlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { type PlanToolsWords, usePlanWords } from '../plan-words.ts';
import type { PlanQueryState } from '../use-plan-query.ts';
import { BenefitNotes } from './benefit-notes.tsx';
import { ComparisonBlocks } from './comparison-blocks.tsx';
import styles from './comparison-results.module.css';
import { ComparisonTable } from './comparison-table.tsx';

const STATUS_ID = 'comparison-status';

export const ComparisonResults = memo(function ComparisonResults({ query, change }: PlanQueryState) {
  const words = usePlanWords();
  const comparison = comparePlans(words.comparisonContent, query);
  const wayOut = findWayOut(comparison, query, words);
  return (
    <div className={styles.results}>
      {/* Always in the page, because a live region that is added together with its text is often not read out. */}
      <p id={STATUS_ID} role="status" tabIndex={-1} className={styles.status}>
        {describe(comparison, query.highlight, words)}
      </p>
      {wayOut ? (
        // The link disappears with its message, so it moves the focus to the status.
        <ButtonLink variant="secondary" to={planHref(wayOut.query, words.comparisonIds, `#${STATUS_ID}`)}>
          {wayOut.label}
        </ButtonLink>
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

function describe(
  { plans, rowCount, differingCount }: Comparison,
  highlight: boolean,
  { comparisonCategories, planComparison }: PlanToolsWords,
): string {
  if (plans.length === 0) return planComparison.noPlans;
  if (rowCount === 0) return planComparison.noRows;
  const found = planComparison.found(rowCount, comparisonCategories.flatMap(({ rows }) => rows).length);
  return highlight ? `${found}, ${planComparison.marked(differingCount)}` : found;
}

function findWayOut(
  { plans, rowCount }: Comparison,
  query: PlanQuery,
  { comparisonIds, planComparison }: PlanToolsWords,
) {
  const start = defaultPlanQuery(comparisonIds);
  if (plans.length === 0) {
    return { label: planComparison.selectAll, query: { ...query, plans: start.plans } };
  }
  if (rowCount === 0) {
    const { search, category } = start;
    return { label: planComparison.showAll, query: { ...query, search, category } };
  }
  return undefined;
}
