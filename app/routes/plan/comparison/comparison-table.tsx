import type { ComparedRow, Comparison } from '#domain/plans/compare-plans.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BuyAndView } from '../buy-and-view.tsx';
import { usePlanWords } from '../plan-words.ts';
import { BenefitName } from './benefit-name.tsx';
import { BenefitNotes } from './benefit-notes.tsx';
import { valueClass } from './benefit-value.ts';
import styles from './comparison-table.module.css';
import { PlanHeads } from './plan-heads.tsx';

type ComparisonTableProps = { comparison: Comparison; highlight: boolean };

/** The comparison for wide screens and print. */
export function ComparisonTable({ comparison: { plans, categories }, highlight }: ComparisonTableProps) {
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
