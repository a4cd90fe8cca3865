import { useEffect, useEffectEvent, useRef } from 'react';
import type { BenefitNote, CategoryId, ComparedPlan } from '#content/schema/plan.ts';
import type { ComparedRow, Comparison, PlanCell } from '#domain/plans/compare-plans.ts';
import { type PlanQuery, toggleCategory } from '#domain/plans/plan-query.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import cloth from '../plan-cloth.module.css';
import { BuyLink, usePlanWords, ViewLink } from '../plan-links.tsx';
import type { PlanQueryState } from '../plan-state.tsx';
import signs from '../signs.module.css';
import styles from './comparison-blocks.module.css';

/** The comparison for small screens: by category, then by plan. */
export function ComparisonBlocks({ comparison, query, change }: PlanQueryState & { comparison: Comparison }) {
  const { comparisonIds, planComparison } = usePlanWords();
  const { highlight, open } = query;
  const blocks = useRef<HTMLDivElement>(null);

  function report(id: CategoryId, isOpen: boolean) {
    // `toggle` also fires when an open details element is first rendered; that is no change.
    const toggle = (current: PlanQuery) =>
      current.open.includes(id) === isOpen ? current : toggleCategory(current, id, comparisonIds);
    change(toggle, 'replace');
  }

  function countRows(category: CategoryId, rows: ComparedRow[]) {
    const differing = rows.filter(({ differs }) => differs).length;
    return highlight && differing > 0
      ? planComparison.differInCategory(differing)
      : planComparison.rowsInCategory(category, rows.length);
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
            <span className={styles.count}>{countRows(id, rows)}</span>
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

type PlanBlockProps = {
  plan: ComparedPlan;
  rows: ComparedRow[];
  highlight: boolean;
  /** Benefits are explained only where first mentioned. */
  isFirst: boolean;
};

function PlanBlock({ plan, rows, highlight, isFirst }: PlanBlockProps) {
  return (
    <div className={styles.block}>
      <h4 className={joinClasses(styles.name, cloth.cloth, cloth[plan.id])}>{plan.shortName}</h4>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div
            key={row.id}
            className={joinClasses(styles.row, highlight && row.differs && styles.blockDiffers)}
          >
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
                  <dd key={note.id} className={joinClasses(styles.blockNote, noteClass(note))}>
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

type BenefitNameProps = { row: ComparedRow; highlight: boolean; isExplained?: boolean };

/** A benefit's label, its explanation, and the mark of a difference, which must not rely on colour alone. */
export function BenefitName({ row, highlight, isExplained = true }: BenefitNameProps) {
  const { planComparison } = usePlanWords();
  return (
    <>
      {row.label}
      {isExplained && (
        <Tooltip label={`${planComparison.about} ${row.label}`} className={styles.info}>
          {row.tooltip}
        </Tooltip>
      )}
      {highlight && row.differs && <span className={styles.differs}>{planComparison.differs}</span>}
    </>
  );
}

export function BenefitNotes({ notes }: { notes: BenefitNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note.id} className={noteClass(note)}>
          <NoteWords note={note} />
        </li>
      ))}
    </ul>
  );
}

function noteClass({ kind }: BenefitNote): string {
  return joinClasses(styles.note, signs[kind]);
}

function NoteWords({ note: { kind, text, since } }: { note: BenefitNote }) {
  const { planComparison } = usePlanWords();
  return (
    <>
      <b>{planComparison[kind]}</b>
      {since && ', '}
      {since && <time dateTime={since.iso}>{since.text}</time>}
      {`: ${text}`}
    </>
  );
}

/** The class of a value's coverage mark; a plain value has none. */
export function valueClass({ tone }: PlanCell): string {
  return joinClasses(signs[tone], styles[tone]);
}
