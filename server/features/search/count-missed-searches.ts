import type { FastifyInstance } from 'fastify';
import type { SearchCounts } from '#app/site.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { type DailyCount, DailyCounter, inOneOrder } from '../../daily-counter.ts';
import type { Database } from '../../database/schema.ts';

const MAX_WORDS_A_DAY = 300;
const KEPT_DAYS = 366;

/** Counts what visitors looked for in vain, by day; a page that comes from the cache is not counted again. */
export function countMissedSearches(
  app: Pick<FastifyInstance, 'log' | 'addHook'>,
  database: Database,
): SearchCounts {
  const counter = new DailyCounter({
    subject: 'searches without a result',
    maxNamesADay: MAX_WORDS_A_DAY,
    store: (counted) => addMissedSearches(database, counted),
    log: app.log,
  });
  app.addHook('onClose', () => counter.stop());
  return {
    countMissed(text) {
      const words = wordsToCount(text);
      if (words !== undefined) counter.count(words);
    },
  };
}

/** Adds to what is there, and forgets what is too old. */
export async function addMissedSearches(database: Database, counted: readonly DailyCount[]): Promise<void> {
  await database
    .insertInto('missed_searches')
    .values(inOneOrder(counted).map(({ day, name, count }) => ({ day, words: name, searches: count })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'words']).doUpdateSet((row) => ({
        searches: row('missed_searches.searches', '+', row.ref('excluded.searches')),
      })),
    )
    .execute();
  await database.deleteFrom('missed_searches').where('day', '<', lagosDay(new Date(), KEPT_DAYS)).execute();
}

const MAX_WORDS = 5;
const MAX_CHARACTERS = 40;
/** No word of a search is longer, but a token is. */
const LONGEST_WORD = 20;
/** Ages, years and 419 are words; phone numbers, NINs and policy numbers have more digits. */
const LONG_NUMBER = /\d{5}|\d[\s.-]*\d[\s.-]*\d[\s.-]*\d[\s.-]*\d/;
const LETTERS_AND_DIGITS = /[a-z]\d[a-z\d]*\d|\d[a-z\d]*[a-z][a-z\d]*\d/i;

/** Folded, a few words at most. Undefined for what may belong to one person: an address, a number, a token, a story. */
export function wordsToCount(text: string): string | undefined {
  if (text.includes('@') || /https?:|www\./i.test(text)) return undefined;
  if (LONG_NUMBER.test(text) || LETTERS_AND_DIGITS.test(text)) return undefined;
  const folded = foldText(text);
  const words = folded.split(' ');
  const isShort = words.length <= MAX_WORDS && folded.length <= MAX_CHARACTERS;
  if (folded.length < 2 || !isShort || words.some((word) => word.length > LONGEST_WORD)) return undefined;
  return folded;
}
