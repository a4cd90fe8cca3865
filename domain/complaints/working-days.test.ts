import { expect, test } from 'vitest';
import { easterSundays, fixedHolidays as fixed } from '#facts/public-holidays.ts';
import { addDays, addWorkingDays } from './working-days.ts';

const facts = { fixed, easterSundays };

test.each([
  ['Tuesday', '2026-11-17', 1, '2026-11-18'],
  ['Tuesday', '2026-11-17', 5, '2026-11-24'],
  ['Friday', '2026-11-20', 1, '2026-11-23'],
  ['Saturday', '2026-11-21', 1, '2026-11-23'],
  ['before Christmas', '2026-12-23', 2, '2026-12-28'],
  ['before the new year', '2026-12-30', 2, '2027-01-04'],
  ['before Easter', '2027-03-25', 1, '2027-03-30'],
  ['before a day that was announced', '2026-11-24', 1, '2026-11-26'],
])('from a %s, %s, %i working days end on %s', (_day, from, days, expected) => {
  expect(addWorkingDays(from, days, facts, new Set(['2026-11-25']))).toBe(expected);
});

/** By the rule of the church, as Gauss and Butcher have written it down. */
function easterOf(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return addDays(`${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-01`, f % 31);
}

test('the Easter Sundays are those of the calendar', () => {
  for (const [year, day] of Object.entries(easterSundays))
    expect([year, day]).toEqual([year, easterOf(Number(year))]);
});
