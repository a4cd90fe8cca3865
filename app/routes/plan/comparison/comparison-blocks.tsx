import { comparisonIds } from '#content/plan-comparison.ts';
import { planComparison } from '#content/plan-page.ts';
import type { CategoryId } from '#content/schema/plan-comparison.ts';
import type { ComparedRow, Comparison } from '#rules/compare-plans.ts';
import { toggleCategory } from '#rules/plan-query-changes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ChangePlanQuery } from '../use-plan-query.ts';
import styles from './comparison-blocks.module.css';
import { PlanBlock } from './plan-block.tsx';

type ComparisonBlocksProps = {
  comparison: Comparison;
  highlight: boolean;
  /** The categories that stand open. */
  open: CategoryId[];
  change: ChangePlanQuery;
};

/** For small screens: category by category, plan by plan. */
export function ComparisonBlocks({ comparison, highlight, open, change }: ComparisonBlocksProps) {
  function report(id: CategoryId, isOpen: boolean) {
    change(
      // An open section also tells when it first appears; that is no change.
      (query) => (query.open.includes(id) === isOpen ? query : toggleCategory(query, id, comparisonIds)),
      'replace',
    );
  }

  return (
    <div className={styles.blocks}>
      {comparison.categories.map(({ id, label, rows }) => (
        <details
          key={id}
          className={styles.category}
          open={open.includes(id)}
          onToggle={(event) => report(id, event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            <h3 className={styles.title}>{label}</h3>
            <span className={styles.count}>{countRows(id, rows, highlight)}</span>
            <Icon name="plus" className={styles.plus} />
            <Icon name="minus" className={styles.minus} />
          </summary>
          <div className={styles.plans}>
            {comparison.plans.map((plan, index) => (
              <PlanBlock key={plan.id} plan={plan} rows={rows} highlight={highlight} isFirst={index === 0} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function countRows(category: CategoryId, rows: ComparedRow[], highlight: boolean): string {
  const differing = rows.filter(({ differs }) => differs).length;
  return highlight && differing > 0
    ? planComparison.differInCategory(differing)
    : planComparison.rowsInCategory(category, rows.length);
}
