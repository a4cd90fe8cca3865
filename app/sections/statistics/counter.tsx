import type { Statistics } from '#content/schema/home.ts';
import { groupThousands } from '#domain/text/format-naira.ts';
import { statisticsSection } from '#words/home.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './counter.module.css';

type CounterProps = { counter: Statistics['counters'][number] };

/** Screen readers get only the final value; the animation reserves all its digits from the start. */
export function Counter({ counter: { label, note, value } }: CounterProps) {
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
        <span className={styles.shown} data-value={value} aria-hidden="true">
          {[...groupThousands(value)].map((character, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the places never change.
            <span key={place} className={character === ',' ? styles.comma : styles.digit}>
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
