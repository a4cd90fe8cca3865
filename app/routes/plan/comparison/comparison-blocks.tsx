import { useEffect, useEffectEvent, useRef } from 'react';
import type { CategoryId } from '#content/schema/plan-comparison.ts';
import type { ComparedRow, Comparison } from '#domain/plans/compare-plans.ts';
import { toggleCategory } from '#domain/plans/plan-query.ts';
import { type PlanToolsWords, usePlanWords } from '../plan-words.ts';
import type { ChangePlanQuery } from '../use-plan-query.ts';
import styles from './comparison-blocks.module.css';
import { PlanBlock } from './plan-block.tsx';

type ComparisonBlocksProps = {
  comparison: Comparison;
  highlight: boolean;
  /** The expanded categories. */
  open: CategoryId[];
  change: ChangePlanQuery;
};

/** The comparison for small screens: by category, then by plan. */
export function ComparisonBlocks({ comparison, highlight, open, change }: ComparisonBlocksProps) {
  const words = usePlanWords();
  const blocks = useRef<HTMLDivElement>(null);

  function report(id: CategoryId, isOpen: boolean) {
    change(
      // `toggle` also fires when an open details element is first rendered; that is no change.
      (query) =>
        query.open.includes(id) === isOpen ? query : toggleCategory(query, id, words.comparisonIds),
      'replace',
    );
  }

  /** Reports categories opened before hydration, for which no event fires later. */
  const reportAll = useEffectEvent(() => {
    const sections = blocks.current?.querySelectorAll(':scope > details') ?? [];
    for (const [index, { id }] of comparison.categories.entries())
      report(id, sections[index]?.hasAttribute('open') ?? false);
  });
  useEffect(() => reportAll(), []);

  return (
    <div ref={blocks} className={styles.blocks}>
      {comparison.categories.map(({ id, label, rows }) => (
        <details
          key={id}
          className={styles.category}
          open={open.includes(id)}
          onToggle={(event) => report(id, event.currentTarget.open)}
        >
          <summary className={styles.summary}>
            <h3 className={styles.title}>{label}</h3>
            <span className={styles.count}>{countRows(id, rows, highlight, words)}</span>
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

function countRows(
  category: CategoryId,
  rows: ComparedRow[],
  highlight: boolean,
  { planComparison }: PlanToolsWords,
): string {
  const differing = rows.filter(({ differs }) => differs).length;
  return highlight && differing > 0
    ? planComparison.differInCategory(differing)
    : planComparison.rowsInCategory(category, rows.length);
}
