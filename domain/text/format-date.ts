import type { DateWords } from '#content/schema/site.ts';

const MONTHS = 'January February March April May June July August September October November December';
const ENGLISH: DateWords = {
  months: MONTHS.split(' '),
  withTime: (date, time) => `${date} at ${time}`,
};

const DAY_MS = 86_400_000;
/** Lagos is at UTC+1 all year round. */
const LAGOS_AHEAD_MS = 3_600_000;

/**
 * 2025-07-11 as 11 July 2025; by hand, because a page's first `Intl.DateTimeFormat` costs a slow phone 100 ms and more.
 */
export function formatDate(isoDay: string, words = ENGLISH): string {
  const [year = '', monthNumber, day] = isoDay.split('-');
  const month = words.months[Number(monthNumber) - 1] ?? '';
  return words.date?.(Number(day), month, year) ?? `${Number(day)} ${month} ${year}`;
}

/** The time in Lagos in words: 2025-07-11T09:05:00Z is 11 July 2025 at 10:05. */
export function formatMoment(isoMoment: string, words = ENGLISH): string {
  const [day = '', time = ''] = lagosTime(new Date(isoMoment)).split(' ');
  return words.withTime(formatDate(day, words), time);
}

/** The calendar day in Lagos, such as 2026-03-14, or an earlier one. */
export function lagosDay(now: Date, daysBefore = 0): string {
  return lagosTime(new Date(now.getTime() - daysBefore * DAY_MS)).slice(0, 10);
}

/** The moment that a time in Lagos is, as a browser sends it: 2026-03-14T09:30; undefined for any other text. */
export function readLagosTime(text: string): Date | undefined {
  const [time] = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.exec(text) ?? [];
  const moment = new Date(Date.parse(`${time}Z`) - LAGOS_AHEAD_MS);
  if (!time || Number.isNaN(moment.getTime())) return undefined;
  // A day that there is not, such as 31 April, would become another one.
  return lagosTime(moment).replace(' ', 'T') === time ? moment : undefined;
}

/** The time in Lagos, such as 2026-03-14 09:30. */
export function lagosTime(now: Date): string {
  return new Date(now.getTime() + LAGOS_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');
}
