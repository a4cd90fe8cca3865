import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, readDay } from './iso-day.ts';

const anyDay = fc
  .date({ min: new Date('2019-07-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  ['2026-11-16', 1, '2026-12-16'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-08-31', 5, '2027-01-31'],
  ['2027-01-28', 1, '2027-02-28'],
  ['2027-01-29', 1, '2027-03-01'],
  ['2027-01-31', 1, '2027-03-01'],
  ['2028-01-29', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-03-01'],
  ['2026-05-31', 4, '2026-10-01'],
])('%s and %i months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

test('months later are the same day of the month, or the first of the next one, and never turn two days round', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(24), (day, months) => {
      const later = addMonths(day, months);
      const passed = (Number(later.slice(0, 4)) - Number(day.slice(0, 4))) * 12;
      const inMonths = passed + Number(later.slice(5, 7)) - Number(day.slice(5, 7));
      if (later.slice(8) === day.slice(8)) expect(inMonths).toBe(months);
      else expect([inMonths, later.slice(8)]).toEqual([months + 1, '01']);
      expect(later <= addMonths(addDays(day, 1), months)).toBe(true);
      expect(readDay(day)).toBe(day);
    }),
  );
});

test('days run on over the ends of months and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
});

test.each([
  ['2026-03-14', '2026-03-14'],
  [' 14/3/2026 ', '2026-03-14'],
  ['14.03.2026', '2026-03-14'],
  ['29 2 2028', '2028-02-29'],
  ...['', 'soon', '2026-3-14', '29/2/2027', '2026-02-30', '0/1/2026', '14/13/2026', '14/3/26'].map((text) => [
    text,
    undefined,
  ]),
])('“%s” is read as %s', (text = '', day) => {
  expect(readDay(text)).toBe(day);
});
