import { parseArgs } from 'node:util';
import { lagosDay } from '#domain/text/lagos-day.ts';
import { readPageViews } from '#server/features/page-view/page-view-repository.ts';
import { CommandError, databaseCommand, type Work } from '../command.ts';
import { describePageViews } from './describe-page-views.ts';

const USAGE = `How often the site's pages were opened: by day, and the pages that were opened most.

  npm run page-views                        the last 30 days and the 20 pages opened most
  npm run page-views -- --days 7 --top 50   other numbers of days and pages`;

const MOST_DAYS = 3660;
const MOST_PATHS = 1000;

export const runPageViewsCommand = databaseCommand(USAGE, (args) => {
  const given = readOptions(args);
  if (!given) return undefined;
  return show(readCount(given.days, 'days', MOST_DAYS), readCount(given.top, 'top', MOST_PATHS));
});

function readOptions(args: string[]) {
  const options = {
    days: { type: 'string', default: '30' },
    top: { type: 'string', default: '20' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch {
    return undefined;
  }
}

function readCount(text: string, name: string, most: number): number {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most)
    throw new CommandError(`--${name} must be a whole number from 1 to ${most}.`);
  return count;
}

function show(days: number, top: number): Work {
  return async ({ database, print }) => {
    const now = new Date();
    const dayNames = Array.from({ length: days }, (_, index) => lagosDay(now, days - 1 - index));
    print(describePageViews(await readPageViews(database, lagosDay(now, days - 1)), dayNames, top));
  };
}
