import { searchesWords, numbersWords as words } from '#content/desk/numbers.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { csvFile } from '../desk-page.ts';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Columns, DeskHead, EmptyState, Panel } from '../ui/page-parts/page-parts.tsx';
import styles from './numbers.module.css';
import {
  formatCount,
  type Numbers,
  type NumbersName,
  PERIODS,
  type Period,
  type Series,
  type Span,
  sum,
  tableOf,
  totalOf,
} from './numbers.ts';

const NAMES = Object.keys(words.tables) as NumbersName[];
const PLACES_SHOWN = 50;
const PLACES_IN_FILE = 5000;

export default defineDeskPage({
  roles: ROLES,
  async load({ query, desk }) {
    const days = PERIODS.find((period) => String(period) === query.get('days')) ?? PERIODS[0];
    if (!query.has('csv')) return { days, numbers: await desk.numbers.read(days, PLACES_SHOWN) };
    const name = NAMES.find((known) => known === query.get('csv'));
    if (!name) return undefined;
    const { columns, rows } = tableOf(name, await desk.numbers.read(days, PLACES_IN_FILE), 'file');
    return csvFile(`${name}-${days}-days.csv`, [columns, ...rows.map((cells) => cells.map(String))]);
  },
  title: words.title,
  View: ({ data: { days, numbers } }) => (
    <>
      <DeskHead heading={words.title} lead={words.lead} />
      <nav aria-label={words.periods}>
        <ul className={styles.periods}>
          {PERIODS.map((period) => (
            <li key={period}>
              <a
                href={`/desk/numbers?days=${period}`}
                className={styles.period}
                aria-current={period === days ? 'page' : undefined}
              >
                {words.period(period)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Columns>
        {NAMES.map((name) => (
          <NumbersPanel key={name} name={name} days={days} numbers={numbers} />
        ))}
      </Columns>
    </>
  ),
});

interface NumbersPanelProps {
  name: NumbersName;
  days: Period;
  numbers: Numbers;
}

/** One table with its total and its file. */
function NumbersPanel({ name, days, numbers }: NumbersPanelProps) {
  const { heading } = words.tables[name];
  const shown = numbers[name];
  const isSeries = 'spans' in shown;
  const all = sum(isSeries ? shown.spans.map(totalOf) : shown.map(({ count }) => count));
  // A ranking ends somewhere, so its sum would say less than all.
  const total = isSeries && <p className={styles.total}>{words.total(formatCount(all))}</p>;
  return (
    <Panel id={name} heading={heading} action={total}>
      {name === 'views' && <p className={styles.note}>{words.viewsNote}</p>}
      {name === 'searches' && <a href="/desk/searches">{searchesWords.link}</a>}
      {all === 0 ? (
        <EmptyState>{words.nothing}</EmptyState>
      ) : (
        <>
          {isSeries && <p>{describeSeries(heading, days, shown)}</p>}
          <NumbersTable name={name} days={days} numbers={numbers} />
        </>
      )}
    </Panel>
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

function NumbersTable({ name, days, numbers }: NumbersPanelProps) {
  const { heading } = words.tables[name];
  const { columns, rows } = tableOf(name, numbers, 'page');
  const isLong = 'spans' in numbers[name];
  return (
    <div className={styles.table}>
      <a
        href={`/desk/numbers?days=${days}&csv=${name}`}
        className={styles.csv}
        aria-label={words.csvOf(heading)}
      >
        {words.csv}
      </a>
      <details open={!isLong}>
        <summary className={styles.summary}>{words.table}</summary>
        <DataTable
          caption={heading}
          columns={columns.map((label, index) => ({ label, isNumber: typeof rows[0]?.[index] === 'number' }))}
          rows={rows.map((cells) => ({
            key: cells[0] ?? '',
            cells: cells.map((cell) => (typeof cell === 'number' ? formatCount(cell) : cell)),
          }))}
          phone="scroll"
        />
      </details>
    </div>
  );
}
