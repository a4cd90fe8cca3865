import { parseArgs } from 'node:util';
import { lagosDay } from '#domain/text/format-date.ts';
import { type PageViews, readPageViews } from '#server/features/page-view/page-view-repository.ts';
import { CommandError, type DatabaseTask, databaseCommand } from './command.ts';

const USAGE = `How often the site's pages were opened: by day, and the pages that were opened most.

  npm run page-views                        the last 30 days and the 20 pages opened most
  npm run page-views -- --days 7 --top 50   other numbers of days and pages`;

const MOST_DAYS = 3660;
const MOST_PATHS = 1000;
const BAR_WIDTH = 40;
const LONGEST_PATH = 60;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

export const runPageViewsCommand = databaseCommand(USAGE, (args) => {
  const options = {
    days: { type: 'string', default: '30' },
    top: { type: 'string', default: '20' },
  } as const;
  const { values } = parseArgs({ args, options });
  return show(readCount(values.days, 'days', MOST_DAYS), readCount(values.top, 'top', MOST_PATHS));
});

function readCount(text: string, name: string, most: number): number {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most)
    throw new CommandError(`--${name} must be a whole number from 1 to ${most}.`);
  return count;
}

function show(days: number, top: number): DatabaseTask {
  return async ({ database, print }) => {
    const now = new Date();
    const dayNames = Array.from({ length: days }, (_, index) => lagosDay(now, days - 1 - index));
    print(describePageViews(await readPageViews(database, lagosDay(now, days - 1)), dayNames, top));
  };
}

/** A bar chart of the days and a table of the paths opened most, as text for a terminal. */
export function describePageViews(
  counted: readonly PageViews[],
  days: readonly string[],
  top: number,
): string {
  const total = sum(counted);
  const period = days.length === 1 ? days[0] : `${days[0]} to ${days.at(-1)}`;
  if (total === 0) return `No page views from ${period}.`;
  const byDay = Map.groupBy(counted, ({ day }) => day);
  const dayRows = days.map((day): Row => [day, sum(byDay.get(day) ?? [])]);
  const pathRows = [...Map.groupBy(counted, ({ path }) => path)]
    .map(([path, views]): Row => [path, sum(views)])
    .sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  const shown = pathRows.slice(0, top);
  const left = pathRows.length - shown.length;
  return [
    `${format(total)} page views, ${period} (days of Lagos)`,
    '',
    ...draw(dayRows, total),
    '',
    `Most opened, ${shown.length} of ${pathRows.length}`,
    '',
    ...draw(shown, total),
    ...(left > 0 ? ['', `${left} more: --top ${pathRows.length} shows all.`] : []),
  ].join('\n');
}

type Row = [name: string, views: number];

function draw(rows: readonly Row[], total: number): string[] {
  const most = Math.max(...rows.map(([, views]) => views), 1);
  const nameWidth = Math.min(LONGEST_PATH, Math.max(...rows.map(([name]) => name.length)));
  const viewsWidth = format(most).length;
  return rows.map(([name, views]) => {
    const share = `${((100 * views) / total).toFixed(1)} %`.padStart(7);
    return `${cut(name, nameWidth)}  ${format(views).padStart(viewsWidth)}  ${share}  ${bar(views / most)}`.trimEnd();
  });
}

function bar(share: number): string {
  const eighths = Math.round(share * BAR_WIDTH * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

function cut(name: string, width: number): string {
  return name.length > width ? `${name.slice(0, width - 1)}…` : name.padEnd(width);
}

function sum(counted: readonly PageViews[]): number {
  return counted.reduce((total, { views }) => total + views, 0);
}

function format(count: number): string {
  return count.toLocaleString('en-NG');
}
