import { coverDatesForm as words } from '#words/cover-dates.ts';
import { Band } from '../../../ui/band/band.tsx';
import { Link } from '../../../ui/link/link.tsx';
import styles from './cover-dates-band.module.css';
import { ShortCoverDatesForm } from './cover-dates-form.tsx';

/** The question on /plan; its answer has a page of its own. */
export function CoverDatesBand() {
  return (
    <Band id={words.id} heading={words.heading} lead={words.shortLead} tone="sand">
      <ShortCoverDatesForm />
      <p className={styles.covered}>
        {words.covered.before} <Link to={words.covered.to}>{words.covered.label}</Link>.
      </p>
    </Band>
  );
}
