import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('a day is written as people say it', () => {
  expect(formatDate('2025-07-11')).toBe('11 July 2025');
});

test('writes every day as British English does', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      expect(formatDate(date.toISOString().slice(0, 10))).toBe(format.format(date));
    }),
  );
});
