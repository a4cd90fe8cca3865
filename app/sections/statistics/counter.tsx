import type { CSSProperties } from 'react';
import { statisticsSection } from '#content/home.ts';
import type { Statistics } from '#content/schema/home.ts';
import { groupThousands } from '#rules/group-thousands.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './counter.module.css';
import { type DigitCell, digitCells } from './digit-cells.ts';

type CounterProps = { counter: Statistics['counters'][number]; shown: number };

type EmptyPlaces = CSSProperties & { '--empty-digits': number; '--empty-commas': number };

/** Screen readers get the final value only; its moving picture has all its places from the start. */
export function Counter({ counter: { label, note, value }, shown }: CounterProps) {
  const cells = digitCells(shown, value);
  return (
    <div className={styles.counter}>
      <dt className={styles.label}>
        {label}
        <Tooltip label={`${statisticsSection.about} ${label}`} className={styles.info}>
          {note}. {statisticsSection.asOf}
        </Tooltip>
      </dt>
      <dd className={styles.number}>
        <VisuallyHidden>{groupThousands(value)}</VisuallyHidden>
        <span className={styles.shown} style={emptyPlaces(cells)} aria-hidden="true">
          {cells.map(({ place, kind, character }) => (
            <span key={place} className={styles[kind]}>
              <span className={styles.glyph}>{character}</span>
            </span>
          ))}
        </span>
        <span className={styles.printed} aria-hidden="true">
          {groupThousands(value)}
        </span>
      </dd>
    </div>
  );
}

function emptyPlaces(cells: DigitCell[]): EmptyPlaces {
  const count = (kind: DigitCell['kind']) =>
    cells.filter((cell) => cell.kind === kind && !cell.character).length;
  return { '--empty-digits': count('digit'), '--empty-commas': count('comma') };
}
