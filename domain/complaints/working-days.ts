const DAY_MS = 86_400_000;
/** Nobody promises longer, and no run of holidays is. */
const MOST_DAYS = 400;

export interface HolidayFacts {
  /** By month and day, as 12-25. */
  fixed: Readonly<Record<string, string>>;
  /** By year. */
  easterSundays: Readonly<Record<string, string>>;
}

/** The day so many days after another, as 2026-11-24. */
export function addDays(isoDay: string, days: number): string {
  return new Date(Date.parse(isoDay) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The last of so many working days after a day, which does not count itself, whatever day it is. */
export function addWorkingDays(
  isoDay: string,
  workingDays: number,
  facts: HolidayFacts,
  announced: ReadonlySet<string>,
): string {
  let day = isoDay;
  for (let left = workingDays, steps = 0; left > 0 && steps < MOST_DAYS; steps++) {
    day = addDays(day, 1);
    if (isWorkingDay(day, facts, announced)) left--;
  }
  return day;
}

export function isWorkingDay(
  isoDay: string,
  { fixed, easterSundays }: HolidayFacts,
  announced: ReadonlySet<string>,
): boolean {
  const weekday = new Date(isoDay).getUTCDay();
  if (weekday === 0 || weekday === 6 || announced.has(isoDay) || fixed[isoDay.slice(5)]) return false;
  const easter = easterSundays[isoDay.slice(0, 4)];
  return !easter || (isoDay !== addDays(easter, -2) && isoDay !== addDays(easter, 1));
}
