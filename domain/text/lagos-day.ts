const DAY_MS = 86_400_000;
/** Lagos is at UTC+1 all year round. */
const LAGOS_AHEAD_MS = 3_600_000;

/** The calendar day in Lagos, such as 2026-03-14, or an earlier one. */
export function lagosDay(now: Date, daysBefore = 0): string {
  return lagosTime(new Date(now.getTime() - daysBefore * DAY_MS)).slice(0, 10);
}

/** The time in Lagos, such as 2026-03-14 09:30. */
export function lagosTime(now: Date): string {
  return new Date(now.getTime() + LAGOS_AHEAD_MS).toISOString().slice(0, 16).replace('T', ' ');
}
