import type { NumbersService, Series, Span } from '#app/desk/numbers/numbers.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { addDays, type IsoDay } from '#domain/text/iso-day.ts';
import type { Database } from '../../../database/schema.ts';
import {
  type CountOfDay,
  countArrivals,
  countUnsentMails,
  countViews,
  rankPages,
  rankSearches,
} from './numbers-repository.ts';

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

const DAYS_A_WEEK = 7;
/** More bars than this in a chart on a phone are too thin to be seen. */
const MOST_DAYS_ALONE = 60;

/** A long time is told by weeks that end today; the days that are left over stand before them. */
export function groupBySpan(
  counted: readonly CountOfDay[],
  { today, days, parts }: { today: IsoDay; days: number; parts: readonly string[] },
): Series {
  const length = days > MOST_DAYS_ALONE ? DAYS_A_WEEK : 1;
  const count = Math.ceil(days / length);
  const spans = Array.from({ length: count }, (_, index): Span => {
    const to = addDays(today, (index + 1 - count) * length);
    const from = index === 0 ? addDays(today, 1 - days) : addDays(to, 1 - length);
    const inside = counted.filter(({ day }) => from <= day && day <= to);
    return { from, to, counts: parts.map((part) => sum(inside.filter((row) => row.part === part))) };
  });
  return { parts, spans };
}

function sum(rows: readonly CountOfDay[]): number {
  return rows.reduce((total, { count }) => total + count, 0);
}
