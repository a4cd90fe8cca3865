import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate, formatMoment, lagosDay, readLagosTime } from './format-date.ts';
import { formatNaira } from './format-naira.ts';

const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

test('every day, and every moment by the clock in Lagos, is written as British English does', () => {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const clock = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Lagos' } as const;
  const moment = new Intl.DateTimeFormat('en-GB', clock);
  fc.assert(
    fc.property(moments, (date) => {
      expect(formatDate(date.toISOString().slice(0, 10))).toBe(day.format(date));
      expect(formatMoment(date.toISOString())).toBe(moment.format(date));
    }),
  );
});

test('another language has its own months, and its own way to say when', () => {
  const words = {
    months: Array.from({ length: 12 }, (_, month) => `m${month + 1}`),
    withTime: (date: string, time: string) => `${time}, ${date}`,
  };
  expect(formatDate('2025-07-11', words)).toBe('11 m7 2025');
  expect(formatMoment('2025-12-31T23:05:00Z', words)).toBe('00:05, 1 m1 2026');
});

test.each([
  ['2026-03-14T22:59:59Z', 0, '2026-03-14'],
  ['2026-03-14T23:00:00Z', 0, '2026-03-15'],
  ['2026-03-01T12:00:00Z', 1, '2026-02-28'],
  ['2026-01-01T12:00:00Z', 365, '2025-01-01'],
])('%s, %i days before, is %s in Lagos, where a day begins an hour earlier', (moment, before, day) => {
  expect(lagosDay(new Date(moment), before)).toBe(day);
});

test('a time in Lagos is read as the moment that it is; what is no time is not', () => {
  expect(readLagosTime('2026-03-14T09:30')?.toISOString()).toBe('2026-03-14T08:30:00.000Z');
  expect(readLagosTime('2026-03-14T00:30:59')?.toISOString()).toBe('2026-03-13T23:30:00.000Z');
  for (const text of ['', '2026-03-14', '2026-04-31T09:30', '2026-99-99T99:99', 'x2026-03-14T09:30'])
    expect(readLagosTime(text)).toBeUndefined();
});

test('writes every amount as the country’s own format does', () => {
  const format = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_000 }), (amount) => {
      expect(formatNaira(amount)).toBe(`₦${format.format(amount)}`);
    }),
  );
});
