import type { CostLine } from '#domain/plans/cost-line.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { usePlanWords } from '../plan-words.ts';
import styles from './way-lines.module.css';

/** The calculation of one way to cover a household. */
export function WayLines({ lines }: { lines: readonly CostLine[] }) {
  const { costItemWords } = usePlanWords();
  return (
    <ul className={styles.lines}>
      {lines.map(({ item, count, price, sum }) => (
        <li key={item} className={styles.line}>
          <span>
            {count} × {formatNaira(price)}{' '}
            <span className={styles.item}>
              {count === 1 ? costItemWords[item].one : costItemWords[item].many}
            </span>
          </span>
          <span className={styles.sum}>{formatNaira(sum)}</span>
        </li>
      ))}
    </ul>
  );
}
