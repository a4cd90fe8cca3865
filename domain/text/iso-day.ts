/** A calendar day such as 2026-03-14, without time or zone. Days compare as text. */
export type IsoDay = string;

export function addDays(day: IsoDay, days: number): IsoDay {
  const { year, month, date } = split(day);
  return isoDay(year, month, date + days);
}

/** The same day of a later month; the first of the month after it where that month is too short. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const { year, month, date } = split(day);
  const isTooShort = date > daysInMonth(year, month + months);
  return isTooShort ? isoDay(year, month + months + 1, 1) : isoDay(year, month + months, date);
}

/** A day as people type it and browsers send it: 2026-03-14 or 14/3/2026; undefined for any other text. */
export function readDay(text: string): IsoDay | undefined {
  const [, isoYear, isoMonth, isoDate] = text.trim().match(/^(\d{4})-(\d{2})-(\d{2})$/) ?? [];
  const [, ownDate, ownMonth, ownYear] = text.trim().match(/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/) ?? [];
  const [year, month, date] = [isoYear ?? ownYear, isoMonth ?? ownMonth, isoDate ?? ownDate].map(Number);
  if (!year || !month || !date || month > 12 || date > daysInMonth(year, month)) return undefined;
  return isoDay(year, month, date);
}

function split(day: IsoDay) {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Months and days beyond their bounds run on into the next ones. */
function isoDay(year: number, month: number, date: number): IsoDay {
  return new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);
}
