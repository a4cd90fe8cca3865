import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('a day is written as people say it', () => {
  expect(formatDate('2025-07-11')).toBe('11 July 2025');
});
