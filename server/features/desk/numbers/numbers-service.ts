import type { NumbersService } from '#app/desk/numbers/numbers.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../../database/schema.ts';
import { countArrivals, countViews } from './count-by-day.ts';
import { groupBySpan } from './group-by-span.ts';
import { countUnsentMails, rankPages, rankSearches } from './rank.ts';

const STATES = ['received', 'looking', 'answered'];

export function createNumbersService(database: Database): NumbersService {
  return {
    async read(days, places) {
      const now = new Date();
      const since = lagosDay(now, days - 1);
      const time = { today: lagosDay(now), days };
      return {
        views: groupBySpan(await countViews(database, since), { ...time, parts: [''] }),
        pages: await rankPages(database, since, places),
        searches: await rankSearches(database, since, places),
        messages: groupBySpan(await countArrivals(database, 'messages', since), { ...time, parts: STATES }),
        complaints: groupBySpan(await countArrivals(database, 'complaints', since), {
          ...time,
          parts: STATES,
        }),
        mails: await countUnsentMails(database),
      };
    },
  };
}
