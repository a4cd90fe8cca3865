import type { BenefitNote } from '#content/schema/plan.ts';
import type { ComparedRow, PlanCell } from '#domain/plans/compare-plans.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { usePlanWords } from '../plan-words.ts';
import signs from '../signs.module.css';
import styles from './benefit-name.module.css';
import benefitNotesStyles from './benefit-notes.module.css';
import benefitValueStyles from './benefit-value.module.css';

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

/** Waiting periods with their date, and conditions. */
export function BenefitNotes({ notes }: { notes: BenefitNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={benefitNotesStyles.notes}>
      {notes.map((note) => (
        <li key={note.id} className={noteClass(note)}>
          <NoteWords note={note} />
        </li>
      ))}
    </ul>
  );
}

/** The class for a note inside another list. */
export function noteClass({ kind }: BenefitNote): string {
  return joinClasses(benefitNotesStyles.note, signs[kind]);
}

export function NoteWords({ note: { kind, text, since } }: { note: BenefitNote }) {
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
  return joinClasses(signs[tone], benefitValueStyles[tone]);
}
