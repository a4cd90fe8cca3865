import { expect, test } from 'vitest';
import { lagosDay } from './lagos-day.ts';

test('a day in Lagos begins an hour before it does in Greenwich', () => {
  expect(lagosDay(new Date('2026-03-14T22:59:59Z'))).toBe('2026-03-14');
  expect(lagosDay(new Date('2026-03-14T23:00:00Z'))).toBe('2026-03-15');
});

test('days before cross months and years', () => {
  expect(lagosDay(new Date('2026-03-01T12:00:00Z'), 1)).toBe('2026-02-28');
  expect(lagosDay(new Date('2026-01-01T12:00:00Z'), 365)).toBe('2025-01-01');
});
