import type { NumbersService } from '#app/desk/numbers/numbers.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../../database/schema.ts';
import { type CountOfDay, countArrivals, countViews } from './count-by-day.ts';
import { groupBySpan } from './group-by-span.ts';
import { countUnsentMails, rankPages, rankSearches } from './rank.ts';

const STATES = ['received', 'in-progress', 'answered'];

export function createNumbersService(database: Database): NumbersService {
  return {
    async read(days, places) {
      const now = new Date();
      const today = lagosDay(now);
      const time = { from: lagosDay(now, days - 1), to: today };
      const group = (counted: CountOfDay[], parts: readonly string[]) =>
        groupBySpan(counted, { today, days, parts });
      return {
        views: group(await countViews(database, time), ['']),
        pages: await rankPages(database, time, places),
        searches: await rankSearches(database, time, places),
        messages: group(await countArrivals(database, 'messages', time.from), STATES),
        complaints: group(await countArrivals(database, 'complaints', time.from), STATES),
        mails: await countUnsentMails(database),
      };
    },
  };
}
