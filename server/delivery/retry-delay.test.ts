import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

const MINUTE = 60_000;

test('pauses double from one minute to six hours', () => {
  const minutes = [0, 1, 2, 5, 9, 50].map((attempts) => retryDelay(attempts, MINUTE, 0) / MINUTE);
  expect(minutes).toEqual([1, 2, 4, 32, 288, 288]);
  expect(retryDelay(50, MINUTE, 1)).toBe(6 * 60 * MINUTE);
});

test('mails that fail together do not come back together', () => {
  const delays = new Set(Array.from({ length: 20 }, () => retryDelay(3, MINUTE)));
  expect(delays.size).toBeGreaterThan(1);
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(8 * MINUTE);
    expect(delay).toBeLessThanOrEqual(10 * MINUTE);
  }
});
