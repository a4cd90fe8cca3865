import { expect, test } from 'vitest';
import { counterValue } from './statistics.behaviour.ts';

test('it starts at 0, also when the clock is a little behind', () => {
  expect(counterValue(0, 1_334_361, 5_000)).toBe(0);
  expect(counterValue(-4, 1_334_361, 5_000)).toBe(0);
});

test('it ends at the target exactly, at the end of the time and after it', () => {
  expect(counterValue(5_000, 1_334_361, 5_000)).toBe(1_334_361);
  expect(counterValue(60_000, 444, 5_000)).toBe(444);
});

test('it is not there before the time is over', () => {
  expect(counterValue(4_950, 1_334_361, 5_000)).toBeLessThan(1_334_361);
  expect(counterValue(2_500, 400, 5_000)).toBe(300);
});

test('it never goes back and never passes the target', () => {
  let before = 0;
  for (let elapsedMs = 0; elapsedMs <= 5_200; elapsedMs += 16) {
    const now = counterValue(elapsedMs, 73_182, 5_000);
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(73_182);
    before = now;
  }
});
