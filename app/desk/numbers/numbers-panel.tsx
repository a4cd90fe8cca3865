import { numbersWords as words } from '#content/desk/numbers.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import styles from './numbers.module.css';
import type { Numbers, NumbersName, Period, Ranking, Series, Span } from './numbers.ts';
import { RankingChart, SeriesChart } from './series-chart.tsx';
import { formatCount, tableOf } from './table-of-numbers.ts';

interface NumbersPanelProps {
  name: NumbersName;
  days: Period;
  numbers: Numbers;
}

/** One chart with its total, its table and its file. */
export function NumbersPanel({ name, days, numbers }: NumbersPanelProps) {
  const { heading } = words.charts[name];
  const shown = numbers[name];
  const isSeries = 'spans' in shown;
  const all = sum(isSeries ? shown.spans.map(totalOf) : shown.map(({ count }) => count));
  // A ranking ends somewhere, so its sum would say less than all.
  const total = isSeries && <p className={styles.total}>{words.total(formatCount(all))}</p>;
  return (
    <Panel id={name} heading={heading} action={total}>
      {name === 'views' && <p className={styles.note}>{words.viewsNote}</p>}
      {all === 0 ? (
        <EmptyState>{words.nothing}</EmptyState>
      ) : (
        <>
          {isSeries ? (
            <SeriesChart series={shown} summary={describeSeries(heading, days, shown)} />
          ) : (
            <RankingChart ranking={shown} summary={describeRanking(heading, shown)} />
          )}
          <NumbersTable name={name} days={days} numbers={numbers} />
        </>
      )}
    </Panel>
  );
}

function NumbersTable({ name, days, numbers }: NumbersPanelProps) {
  const { heading } = words.charts[name];
  const { columns, rows } = tableOf(name, numbers, 'page');
  return (
    <div className={styles.table}>
      <a
        href={`/desk/numbers?days=${days}&csv=${name}`}
        className={styles.csv}
        aria-label={words.csvOf(heading)}
      >
        {words.csv}
      </a>
      <details>
        <summary className={styles.summary}>{words.table}</summary>
        <DataTable
          caption={heading}
          columns={columns.map((label, index) => ({ label, isNumber: typeof rows[0]?.[index] === 'number' }))}
          rows={rows.map((cells) => ({
            key: String(cells[0]),
            cells: cells.map((cell) => (typeof cell === 'number' ? formatCount(cell) : cell)),
          }))}
          phone="scroll"
        />
      </details>
    </div>
  );
}

function describeSeries(heading: string, days: Period, { spans }: Series): string {
  const counts = spans.map(totalOf);
  const most = Math.max(...counts);
  const { from, to } = spans[counts.indexOf(most)] as Span;
  return words.seriesSummary({
    heading,
    days,
    all: formatCount(sum(counts)),
    when: from === to ? words.onDay(formatDate(from)) : words.inWeek(formatDate(from), formatDate(to)),
    most: formatCount(most),
  });
}

function describeRanking(heading: string, ranking: Ranking): string {
  const first = ranking.reduce((most, ranked) => (ranked.count > most.count ? ranked : most));
  return words.rankingSummary({
    heading,
    name: words.names[first.name] ?? first.name,
    most: formatCount(first.count),
  });
}

function totalOf({ counts }: Span): number {
  return sum(counts);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
