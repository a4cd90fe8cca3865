import { planComparison } from '#content/plan-page.ts';
import type { BenefitNote } from '#content/schema/plan-comparison.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './benefit-notes.module.css';

/** Waiting periods with their date, and conditions. */
export function BenefitNotes({ notes }: { notes: BenefitNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ id, kind, text, since }) => (
        <li key={id} className={styles.note}>
          <Icon name={kind === 'waiting' ? 'clock' : 'info'} />
          <span>
            <b>{planComparison[kind]}</b>
            {since && ', '}
            {since && <time dateTime={since.iso}>{since.text}</time>}
            {`: ${text}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
