import type { Series, Span } from '#app/desk/numbers/numbers.ts';
import { addDays, type IsoDay } from '#domain/text/iso-day.ts';
import type { CountOfDay } from './count-by-day.ts';

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
