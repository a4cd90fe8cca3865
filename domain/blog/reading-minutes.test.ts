import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test('a post takes at least a minute, and then as long as it is', () => {
  expect([0, 30, 180, 269, 270, 720].map(readingMinutes)).toEqual([1, 1, 1, 1, 2, 4]);
});
