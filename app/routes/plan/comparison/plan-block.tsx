import type { ComparedPlan } from '#content/schema/plan.ts';
import type { ComparedRow } from '#domain/plans/compare-plans.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BuyLink, ViewLink } from '../buy-and-view.tsx';
import { planCloth } from '../plan-cloth.ts';
import { BenefitName } from './benefit-name.tsx';
import { NoteWords, noteClass } from './benefit-notes.tsx';
import { valueClass } from './benefit-value.ts';
import styles from './plan-block.module.css';

type PlanBlockProps = {
  plan: ComparedPlan;
  rows: ComparedRow[];
  highlight: boolean;
  /** Benefits are explained only where first mentioned. */
  isFirst: boolean;
};

/** One plan's values in a category. */
export function PlanBlock({ plan, rows, highlight, isFirst }: PlanBlockProps) {
  return (
    <div className={styles.block}>
      <h4 className={joinClasses(styles.name, planCloth(plan.id))}>{plan.shortName}</h4>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.id} className={joinClasses(styles.row, highlight && row.differs && styles.differs)}>
            <dt className={styles.label}>
              <BenefitName row={row} highlight={highlight} isExplained={isFirst} />
            </dt>
            {row.cells.map(
              ({ planId, cell }) =>
                planId === plan.id && (
                  <dd
                    key={planId}
                    className={joinClasses(cell.items ? styles.list : styles.value, valueClass(cell))}
                  >
                    {cell.text}
                  </dd>
                ),
            )}
            {row.notes.map(
              (note) =>
                note.plans.includes(plan.id) && (
                  <dd key={note.id} className={joinClasses(styles.note, noteClass(note))}>
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
