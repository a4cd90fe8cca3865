import type { FastifyInstance } from 'fastify';
import type { SearchCounts } from '#app/site.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { DailyCounter } from '../../daily-counter.ts';
import type { Database } from '../../database/schema.ts';
import { addMissedSearches } from './missed-search-repository.ts';
import { wordsToCount } from './words-to-count.ts';

const MAX_WORDS_A_DAY = 300;
const KEPT_DAYS = 366;

/**
 * Counts what visitors looked for in vain, by day. A page that comes from the cache is not counted again, so one word
 * grows by at most one a minute in each process, however often it is asked for.
 */
export function countMissedSearches(
  app: Pick<FastifyInstance, 'log' | 'addHook'>,
  database: Database,
): SearchCounts {
  const counter = new DailyCounter({
    subject: 'searches without a result',
    maxNamesADay: MAX_WORDS_A_DAY,
    store: (counted) =>
      addMissedSearches(
        database,
        counted.map(({ day, name, count }) => ({ day, words: name, searches: count })),
        lagosDay(new Date(), KEPT_DAYS),
      ),
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
