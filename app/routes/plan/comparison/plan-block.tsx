import type { ComparedPlan } from '#content/schema/plan.ts';
import type { ComparedRow } from '#rules/compare-plans.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BuyAndView } from '../buy-and-view.tsx';
import { planCloth } from '../plan-cloth.ts';
import { BenefitName } from './benefit-name.tsx';
import { BenefitNotes } from './benefit-notes.tsx';
import { BenefitValue } from './benefit-value.tsx';
import styles from './plan-block.module.css';

type PlanBlockProps = {
  plan: ComparedPlan;
  rows: ComparedRow[];
  highlight: boolean;
  /** Benefits are explained where they are named first. */
  isFirst: boolean;
};

/** One plan's part of a category. */
export function PlanBlock({ plan, rows, highlight, isFirst }: PlanBlockProps) {
  return (
    <div className={styles.block}>
      <h4 className={styles.name}>
        <span className={joinClasses(styles.cloth, planCloth(plan.id))} />
        {plan.shortName}
      </h4>
      <dl>
        {rows.map((row) => (
          <div key={row.id} className={joinClasses(styles.row, highlight && row.differs && styles.differs)}>
            <dt className={styles.label}>
              <BenefitName row={row} highlight={highlight} isExplained={isFirst} />
            </dt>
            {row.cells.map(
              ({ planId, cell }) =>
                planId === plan.id && (
                  <dd key={planId} className={cell.items ? styles.list : styles.value}>
                    <BenefitValue cell={cell} />
                  </dd>
                ),
            )}
            <NotesFor plan={plan} row={row} />
          </div>
        ))}
      </dl>
      <BuyAndView plan={plan} className={styles.ways} />
    </div>
  );
}

function NotesFor({ plan, row }: { plan: ComparedPlan; row: ComparedRow }) {
  const notes = row.notes.filter(({ plans }) => plans.includes(plan.id));
  return (
    notes.length > 0 && (
      <dd className={styles.notes}>
        <BenefitNotes notes={notes} />
      </dd>
    )
  );
}
