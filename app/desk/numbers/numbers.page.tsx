import { numbersWords as words } from '#content/desk/numbers.ts';
import { ROLES } from '#domain/desk/roles.ts';
import { writeSpreadsheetCsv } from '#domain/text/read-csv.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { Columns } from '../ui/panel/panel.tsx';
import styles from './numbers.module.css';
import { type Numbers, type NumbersName, PERIODS, type Period } from './numbers.ts';
import { NumbersPanel } from './numbers-panel.tsx';
import { tableOf } from './table-of-numbers.ts';

const PLACES_SHOWN = 50;
const PLACES_IN_FILE = 5000;

export default defineDeskPage<{ days: Period; numbers: Numbers }>({
  roles: ROLES,
  async load({ query, desk }) {
    const days = PERIODS.find((period) => String(period) === query.get('days')) ?? PERIODS[0];
    const name = query.get('csv');
    if (name === null) return { days, numbers: await desk.numbers.read(days, PLACES_SHOWN) };
    if (!isName(name)) return undefined;
    const numbers = await desk.numbers.read(days, PLACES_IN_FILE);
    const { columns, rows } = tableOf(name, numbers, 'file');
    return {
      file: {
        name: `${name}-${days}-days.csv`,
        type: 'text/csv',
        text: writeSpreadsheetCsv([columns, ...rows.map((cells) => cells.map(String))]),
      },
    };
  },
  title: () => words.title,
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

const NAMES = Object.keys(words.charts) as NumbersName[];

function isName(name: string): name is NumbersName {
  return Object.hasOwn(words.charts, name);
}
