import type { BenefitNote } from '#content/schema/plan-comparison.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { usePlanWords } from '../plan-words.ts';
import signs from '../signs.module.css';
import styles from './benefit-notes.module.css';

/** Waiting periods with their date, and conditions. */
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

/** The class for a note inside another list. */
export function noteClass({ kind }: BenefitNote): string {
  return joinClasses(styles.note, signs[kind]);
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
