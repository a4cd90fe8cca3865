import { useEffect, useEffectEvent, useRef } from 'react';
import type { BenefitNote, CategoryId, ComparedPlan } from '#content/schema/plan.ts';
import {
  type Block,
  type ComparedRow,
  type Comparison,
  type PlanCell,
  shareRows,
} from '#domain/plans/compare-plans.ts';
import { type PlanQuery, toggleCategory } from '#domain/plans/plan-query.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { NoWrap, PhoneWords } from '../../../ui/no-wrap.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import cloth from '../plan-cloth.module.css';
import { BuyLink, type PlanQueryState, usePlanWords, ViewLink } from '../plan-links.tsx';
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
          <CategoryBlocks rows={rows} plans={comparison.plans} highlight={highlight} />
        </details>
      ))}
    </div>
  );
}

type CategoryBlocksProps = { rows: ComparedRow[]; plans: ComparedPlan[]; highlight: boolean };

/** First what is the same in all plans, once; then a block for each plan with what is its own. */
function CategoryBlocks({ rows, plans, highlight }: CategoryBlocksProps) {
  const { planComparison } = usePlanWords();
  const { same, byPlan } = shareRows(rows, plans);
  const isExplained = (row: ComparedRow) => !same.rows.some((each) => each.row === row);
  return (
    <div className={styles.plans}>
      {same.rows.length + same.notes.length > 0 && (
        <div className={styles.same} data-same="">
          <h4 className={styles.sameTitle}>{planComparison.sameIn(plans.length)}</h4>
          <BlockRows block={same} plans={plans} isExplained={() => true} />
        </div>
      )}
      {byPlan.map(({ plan, ...own }, index) => (
        <div key={plan.id} className={styles.block}>
          <h4 className={joinClasses(styles.name, cloth.cloth, cloth[plan.id])}>{plan.shortName}</h4>
          {/* Benefits are explained only where first mentioned. */}
          <BlockRows
            block={own}
            plans={[plan]}
            highlight={highlight}
            isExplained={(row) => index === 0 && isExplained(row)}
          />
          <BuyLink plan={plan} />
          <ViewLink plan={plan} />
        </div>
      ))}
    </div>
  );
}

type BlockRowsProps = {
  block: Block;
  /** Those that the block is about. */
  plans: readonly ComparedPlan[];
  highlight?: boolean;
  isExplained: (row: ComparedRow) => boolean;
};

function BlockRows({ block: { rows, notes }, plans, highlight = false, isExplained }: BlockRowsProps) {
  const { planComparison } = usePlanWords();
  return (
    <>
      {rows.length > 0 && (
        <dl className={styles.rows}>
          {rows.map(({ row, cell, isMore, notes: ofRow }) => (
            <div
              key={row.id}
              className={joinClasses(styles.row, highlight && row.differs && styles.blockDiffers)}
            >
              <dt className={joinClasses(styles.label, (!cell || cell.items) && styles.long)}>
                <BenefitName row={row} highlight={highlight} isExplained={isExplained(row)} />
              </dt>
              {cell && (
                <dd className={joinClasses(cell.items ? styles.long : styles.value, valueClass(cell))}>
                  {isMore ? planComparison.more(cell.text) : cell.text}
                </dd>
              )}
              {ofRow.map((note) => (
                <dd key={note.id} className={joinClasses(styles.long, noteClass(note))}>
                  <BlockNote note={note} plans={plans} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
      {notes.length > 0 && (
        <ul className={styles.blockNotes}>
          {notes.map((note) => (
            <li key={note.id} className={noteClass(note)}>
              <BlockNote note={note} plans={plans} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** With the names of the plans, if it applies to several, but not to all that the block is about. */
function BlockNote({ note, plans }: { note: BenefitNote; plans: readonly ComparedPlan[] }) {
  const meant = plans.filter(({ id }) => note.plans.includes(id));
  return (
    <>
      {meant.length < plans.length && `${meant.map(({ shortName }) => shortName).join(', ')}. `}
      <NoteWords note={note} />
    </>
  );
}

type BenefitNameProps = { row: ComparedRow; highlight: boolean; isExplained?: boolean };

/** A benefit's label, its explanation, and the mark of a difference, which must not rely on colour alone. */
export function BenefitName({ row, highlight, isExplained = true }: BenefitNameProps) {
  const { planComparison } = usePlanWords();
  const lastWord = row.label.lastIndexOf(' ') + 1;
  return (
    <>
      {row.label.slice(0, lastWord)}
      <NoWrap>
        {row.label.slice(lastWord)}
        {isExplained && (
          <Tooltip label={`${planComparison.about} ${row.label}`} className={styles.info}>
            {row.tooltip}
          </Tooltip>
        )}
      </NoWrap>
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
      <PhoneWords text={`: ${text}`} />
    </>
  );
}

/** The class of a value's coverage mark; a plain value has none. */
export function valueClass({ tone }: PlanCell): string {
  return joinClasses(signs[tone], styles[tone]);
}
