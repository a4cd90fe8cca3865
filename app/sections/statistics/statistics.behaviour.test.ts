import { expect, test } from 'vitest';
import { counterValue } from './statistics.behaviour.ts';

test.each([
  ['it starts at 0, also when the clock is a little behind', -4, 1_334_361, 0],
  ['it is fast at first', 2_500, 400, 300],
  ['it ends at the target exactly', 5_000, 1_334_361, 1_334_361],
  ['it stays there', 60_000, 444, 444],
])('%s', (_, elapsedMs, target, value) => {
  expect(counterValue(elapsedMs, target, 5_000)).toBe(value);
});

test('it never goes back, and is not there before the time is over', () => {
  const values = Array.from({ length: 312 }, (_, step) => counterValue(step * 16, 73_182, 5_000));
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(values.at(-1)).toBeLessThan(73_182);
});
