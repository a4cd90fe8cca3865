import { useEffect, useEffectEvent, useRef } from 'react';
import type { CategoryId, ComparedPlan } from '#content/schema/plan.ts';
import type { ComparedRow, Comparison } from '#domain/plans/compare-plans.ts';
import { toggleCategory } from '#domain/plans/plan-query.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BuyLink, ViewLink } from '../buy-and-view.tsx';
import { planCloth } from '../plan-cloth.ts';
import { type ChangePlanQuery, type PlanToolsWords, usePlanWords } from '../plan-words.ts';
import { BenefitName, NoteWords, noteClass, valueClass } from './benefit-name.tsx';
import styles from './comparison-blocks.module.css';
import planBlockStyles from './plan-block.module.css';

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

type PlanBlockProps = {
  plan: ComparedPlan;
  rows: ComparedRow[];
  highlight: boolean;
  /** Benefits are explained only where first mentioned. */
  isFirst: boolean;
};

/** One plan's values in a category. */
function PlanBlock({ plan, rows, highlight, isFirst }: PlanBlockProps) {
  return (
    <div className={planBlockStyles.block}>
      <h4 className={joinClasses(planBlockStyles.name, planCloth(plan.id))}>{plan.shortName}</h4>
      <dl className={planBlockStyles.rows}>
        {rows.map((row) => (
          <div
            key={row.id}
            className={joinClasses(planBlockStyles.row, highlight && row.differs && planBlockStyles.differs)}
          >
            <dt className={planBlockStyles.label}>
              <BenefitName row={row} highlight={highlight} isExplained={isFirst} />
            </dt>
            {row.cells.map(
              ({ planId, cell }) =>
                planId === plan.id && (
                  <dd
                    key={planId}
                    className={joinClasses(
                      cell.items ? planBlockStyles.list : planBlockStyles.value,
                      valueClass(cell),
                    )}
                  >
                    {cell.text}
                  </dd>
                ),
            )}
            {row.notes.map(
              (note) =>
                note.plans.includes(plan.id) && (
                  <dd key={note.id} className={joinClasses(planBlockStyles.note, noteClass(note))}>
                    <NoteWords note={note} />
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
      <BuyLink plan={plan} />
      <ViewLink plan={plan} />
    </div>
  );
}
