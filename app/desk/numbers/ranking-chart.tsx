import { numbersWords as words } from '#content/desk/numbers.ts';
import styles from './chart.module.css';
import { formatCount } from './format-count.ts';
import type { Ranking } from './numbers.ts';

const MOST_BARS = 10;
const MOST_CHARACTERS = 32;
/** A line of letters with its bar below, in the letters' own size. */
const ROW_EM = 2.5;

/** The first of a ranking as bars, each below its name and number. */
export function RankingChart({ ranking, summary }: { ranking: Ranking; summary: string }) {
  const shown = ranking.slice(0, MOST_BARS);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <svg role="img" aria-label={summary} className={styles.ranking} height={`${shown.length * ROW_EM}em`}>
      {shown.map(({ name, count }, index) => (
        <g key={name}>
          <text x="0" y={`${index * ROW_EM + 1}em`}>
            {cut(words.names[name] ?? name)}
          </text>
          <text x="100%" y={`${index * ROW_EM + 1}em`} textAnchor="end">
            {formatCount(count)}
          </text>
          <rect className={styles.track} x="0" y={`${index * ROW_EM + 1.4}em`} width="100%" height="0.5em" />
          <rect
            className={styles.solid}
            x="0"
            y={`${index * ROW_EM + 1.4}em`}
            width={`${Math.round((1000 * count) / most) / 10}%`}
            height="0.5em"
          />
        </g>
      ))}
    </svg>
  );
}

function cut(name: string): string {
  const letters = Array.from(name);
  return letters.length > MOST_CHARACTERS ? `${letters.slice(0, MOST_CHARACTERS - 1).join('')}…` : name;
}
