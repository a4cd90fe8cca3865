import { statisticsSection } from '#content/home.ts';
import type { Statistics } from '#content/schema/home.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './counter.module.css';
import { digitCells, grouped } from './digit-cells.ts';

type CounterProps = { counter: Statistics['counters'][number]; shown: number };

/** Screen readers get the final value only; its moving picture has all its places from the start. */
export function Counter({ counter: { label, note, value }, shown }: CounterProps) {
  return (
    <div className={styles.counter}>
      <dt className={styles.label}>
        {label}
        <Tooltip label={`${statisticsSection.about} ${label}`} className={styles.info}>
          {note}. {statisticsSection.asOf}
        </Tooltip>
      </dt>
      <dd className={styles.number}>
        <VisuallyHidden>{grouped(value)}</VisuallyHidden>
        <span className={styles.shown} aria-hidden="true">
          {digitCells(shown, value).map(({ place, kind, character }) => (
            <span key={place} className={styles[kind]}>
              <span className={styles.glyph}>{character}</span>
            </span>
          ))}
        </span>
        <span className={styles.printed} aria-hidden="true">
          {grouped(value)}
        </span>
      </dd>
    </div>
  );
}
