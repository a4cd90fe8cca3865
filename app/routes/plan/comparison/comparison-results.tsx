import { memo } from 'react';
import type { ComparedPlan } from '#content/schema/plan.ts';
import { type ComparedRow, type Comparison, comparePlans } from '#domain/plans/compare-plans.ts';
import { defaultPlanQuery, type PlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import cloth from '../plan-cloth.module.css';
import { BuyAndView, type PlanToolsWords, usePlanWords } from '../plan-links.tsx';
import type { PlanQueryState } from '../plan-state.tsx';
import { BenefitName, BenefitNotes, ComparisonBlocks, valueClass } from './comparison-blocks.tsx';
import styles from './comparison-results.module.css';

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
          <ComparisonBlocks comparison={comparison} query={query} change={change} />
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
  const { search, category } = start;
  if (plans.length === 0) return { label: planComparison.selectAll, query: { ...query, plans: start.plans } };
  if (rowCount === 0) return { label: planComparison.showAll, query: { ...query, search, category } };
  return undefined;
}

type ComparisonTableProps = { comparison: Comparison; highlight: boolean };

/** The comparison for wide screens and print. */
function ComparisonTable({ comparison: { plans, categories }, highlight }: ComparisonTableProps) {
  const { planComparison } = usePlanWords();
  return (
    <table className={styles.table}>
      <PlanHeads plans={plans} />
      {categories.map(({ id, label, rows }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={plans.length + 1} className={styles.category}>
              {label}
            </th>
          </tr>
          {rows.map((row) => (
            <BenefitRows key={row.id} row={row} highlight={highlight} />
          ))}
        </tbody>
      ))}
      <tfoot className={styles.foot}>
        <tr>
          <th scope="row" className={styles.benefit}>
            {planComparison.nextStep}
          </th>
          {plans.map((plan) => (
            <td key={plan.id} className={styles.cell}>
              <BuyAndView plan={plan} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Notes are in a row of their own: inside the row header they would be read out with every cell. */
function BenefitRows({ row, highlight }: { row: ComparedRow; highlight: boolean }) {
  const hasNotes = row.notes.length > 0;
  const mark = highlight && row.differs && styles.differs;
  return (
    <>
      <tr className={joinClasses(mark) || undefined}>
        <th scope="row" abbr={row.label} rowSpan={hasNotes ? 2 : undefined} className={styles.benefit}>
          <BenefitName row={row} highlight={highlight} />
        </th>
        {row.cells.map(({ planId, cell }) => (
          <td key={planId} className={joinClasses(styles.cell, hasNotes && styles.noted, valueClass(cell))}>
            {cell.text}
          </td>
        ))}
      </tr>
      {hasNotes && (
        <tr className={joinClasses(mark) || undefined}>
          <td colSpan={row.cells.length} className={styles.notes}>
            <BenefitNotes notes={row.notes} />
          </td>
        </tr>
      )}
    </>
  );
}

/** Caption and column headers, which stay visible while the table scrolls. */
function PlanHeads({ plans }: { plans: ComparedPlan[] }) {
  const { planComparison, planOffer } = usePlanWords();
  return (
    <>
      <caption className={styles.caption}>
        <VisuallyHidden>
          {planComparison.caption(plans.map(({ shortName }) => shortName).join(', '))}
        </VisuallyHidden>
      </caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.corner}>
            {planComparison.benefitHeading}
          </th>
          {plans.map((plan) => (
            <th
              key={plan.id}
              scope="col"
              abbr={plan.shortName}
              className={joinClasses(styles.head, cloth.cloth, cloth[plan.id])}
            >
              <span className={styles.name}>{plan.shortName}</span>{' '}
              <span className={styles.price}>
                {planOffer.priceFrom} <b>{formatNaira(plan.premiums.individual)}</b> {planOffer.pricePeriod}
              </span>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
