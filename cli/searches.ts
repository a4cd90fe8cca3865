import { parseArgs } from 'node:util';
import { lagosDay } from '#domain/text/format-date.ts';
import { type MissedSearches, readMissedSearches } from '#server/features/search/missed-search-repository.ts';
import { CommandError, databaseCommand } from './command.ts';
import { inOneLine } from './printable.ts';

const USAGE = `What visitors looked for and did not find, most wanted first.

  npm run searches                        the last 30 days, 50 searches
  npm run searches -- --days 7 --top 20   other numbers of days and searches`;

const MOST_DAYS = 366;
const MOST_SEARCHES = 1000;
const LONGEST_WORDS = 40;

export const runSearchesCommand = databaseCommand(USAGE, (args) => {
  const options = {
    days: { type: 'string', default: '30' },
    top: { type: 'string', default: '50' },
  } as const;
  const { values } = parseArgs({ args, options });
  const days = readCount(values.days, 'days', MOST_DAYS);
  const top = readCount(values.top, 'top', MOST_SEARCHES);
  return async ({ database, print }) => {
    const since = lagosDay(new Date(), days - 1);
    print(describeSearches(await readMissedSearches(database, since), since, top));
  };
});

function readCount(text: string, name: string, most: number): number {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most)
    throw new CommandError(`--${name} must be a whole number from 1 to ${most}.`);
  return count;
}

/** A table of the words with their number and the last day, as text for a terminal. */
export function describeSearches(counted: readonly MissedSearches[], since: string, top: number): string {
  if (counted.length === 0) return `Nothing was looked for in vain since ${since}.`;
  const rows = [...Map.groupBy(counted, ({ words }) => words)]
    .map(([words, days]) => ({
      words,
      searches: days.reduce((sum, { searches }) => sum + searches, 0),
      last: days.at(-1)?.day,
    }))
    .sort((one, other) => other.searches - one.searches || (one.words < other.words ? -1 : 1));
  const shown = rows.slice(0, top);
  const width = Math.max(...shown.map(({ searches }) => String(searches).length));
  return [
    `Looked for in vain since ${since}, ${shown.length} of ${rows.length}`,
    '',
    ...shown.map(
      ({ words, searches, last }) =>
        `${String(searches).padStart(width)}  ${inOneLine(words, LONGEST_WORDS).padEnd(LONGEST_WORDS)}  last on ${last}`,
    ),
  ].join('\n');
}
