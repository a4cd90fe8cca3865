import { useId } from 'react';
import { numbersWords as words } from '#content/desk/numbers.ts';
import { formatDate } from '#domain/text/format-date.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import styles from './chart.module.css';
import type { Ranking, Series } from './numbers.ts';
import { formatCount, formatMark, sum, totalOf } from './table-of-numbers.ts';

/** Per cent of the drawing; beside and below the bars stand the numbers of the axes. */
const PLOT = { width: 88, top: 6, bottom: 84 };
const BAR_SHARE = 0.75;

/** Bars over time, stacked by part. All lengths are in per cent, so that letters keep their size on every screen. */
export function SeriesChart({ series: { parts, spans }, summary }: { series: Series; summary: string }) {
  const hatch = useId();
  const end = axisEnd(Math.max(...spans.map(totalOf)));
  const slot = PLOT.width / spans.length;
  const days = [
    { x: 0, anchor: undefined, day: spans.at(0)?.from },
    { x: PLOT.width / 2, anchor: 'middle', day: spans.at(spans.length / 2)?.from },
    { x: PLOT.width, anchor: 'end', day: spans.at(-1)?.to },
  ] as const;
  return (
    <>
      {parts.length > 1 && <Legend parts={parts} hatch={hatch} />}
      <svg role="img" aria-label={summary} className={styles.series}>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className={styles.ground} />
          <path d="M1 0v5" className={styles.stripe} />
        </pattern>
        {axisMarks(end).map((mark) => {
          const y = `${yOf(mark, end)}%`;
          return (
            <g key={mark}>
              <line className={styles.grid} x1="0" x2={`${PLOT.width}%`} y1={y} y2={y} />
              <text x={`${PLOT.width + 1}%`} y={y} dy="0.35em">
                {formatMark(mark)}
              </text>
            </g>
          );
        })}
        {spans.map(({ from, counts }, index) =>
          counts.map((count, part) => {
            const top = sum(counts.slice(0, part + 1));
            return count === 0 ? null : (
              <rect
                key={`${from} ${parts[part]}`}
                {...fillOf(part, hatch)}
                x={`${round((index + (1 - BAR_SHARE) / 2) * slot)}%`}
                width={`${round(slot * BAR_SHARE)}%`}
                y={`${yOf(top, end)}%`}
                height={`${round(yOf(top - count, end) - yOf(top, end))}%`}
              />
            );
          }),
        )}
        {days.map(({ x, anchor, day }) => (
          <text key={x} x={x && `${x}%`} y="100%" dy="-0.3em" textAnchor={anchor}>
            {shortDay(day)}
          </text>
        ))}
      </svg>
    </>
  );
}

function Legend({ parts, hatch }: { parts: readonly string[]; hatch: string }) {
  return (
    <ul className={styles.legend}>
      {parts.map((part, index) => (
        <li key={part}>
          <svg aria-hidden="true" className={styles.swatch}>
            <rect {...fillOf(index, hatch)} x="1" y="1" width="14" height="14" />
          </svg>
          {words.names[part] ?? part}
        </li>
      ))}
    </ul>
  );
}

/** Each part has a fill of its own kind, so that they differ without colours. */
function fillOf(part: number, hatch: string) {
  const fill = (['solid', 'hatched', 'hollow'] as const)[part] ?? 'solid';
  return { className: styles[fill], fill: fill === 'hatched' ? `url(#${hatch})` : undefined };
}

function yOf(count: number, end: number): number {
  return round(PLOT.bottom - (count / end) * (PLOT.bottom - PLOT.top));
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

/** 2026-03-14 as 14 Mar. */
function shortDay(day: IsoDay = ''): string {
  const [date = '', month = ''] = formatDate(day).split(' ');
  return `${date} ${month.slice(0, 3)}`;
}

const MOST_BARS = 10;
const MOST_CHARACTERS = 32;
/** A line of letters with its bar below, in the letters' own size. */
const ROW_EM = 2.5;

/** The first of a ranking as bars, each below its name and number. */
export function RankingChart({ ranking, heading }: { ranking: Ranking; heading: string }) {
  const shown = ranking
    .slice(0, MOST_BARS)
    .map(({ name, count }) => ({ name: words.names[name] ?? name, count }));
  const most = Math.max(1, ...shown.map(({ count }) => count));
  const first = shown.find(({ count }) => count === most) ?? { name: '', count: 0 };
  const summary = words.rankingSummary({ heading, name: first.name, most: formatCount(first.count) });
  return (
    <svg role="img" aria-label={summary} className={styles.ranking} height={`${shown.length * ROW_EM}em`}>
      {shown.map(({ name, count }, index) => {
        const [textY, barY] = [1, 1.4].map((below) => `${index * ROW_EM + below}em`);
        const share = `${Math.round((1000 * count) / most) / 10}%`;
        return (
          <g key={name}>
            <text x="0" y={textY}>
              {cut(name)}
            </text>
            <text x="100%" y={textY} textAnchor="end">
              {formatCount(count)}
            </text>
            <rect className={styles.track} x="0" y={barY} width="100%" height="0.5em" />
            <rect className={styles.solid} x="0" y={barY} width={share} height="0.5em" />
          </g>
        );
      })}
    </svg>
  );
}

function cut(name: string): string {
  const letters = Array.from(name);
  return letters.length > MOST_CHARACTERS ? `${letters.slice(0, MOST_CHARACTERS - 1).join('')}…` : name;
}

const STEPS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** The round number at which an axis ends, so that the largest count fits below it. */
export function axisEnd(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const ends = STEPS.map((step) => step * power).filter(Number.isInteger);
  return ends.find((end) => end >= largest) ?? 10 * power;
}

/** The numbers beside an axis: nothing, all of it, and half of it where that is a whole number. */
export function axisMarks(end: number): number[] {
  return end % 2 === 0 ? [0, end / 2, end] : [0, end];
}
