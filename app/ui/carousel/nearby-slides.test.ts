import { expect, test } from 'vitest';
import { isNearby } from './nearby-slides.ts';

function nearby(view: { selected: number; started?: boolean; swiped?: boolean }) {
  const whole = { count: 6, started: true, swiped: false, ...view };
  return [0, 1, 2, 3, 4, 5].filter((index) => isNearby(index, whole));
}

test('only the first slide counts before the carousel runs', () => {
  expect(nearby({ selected: 0, started: false })).toEqual([0]);
});

test('the current and the next slide count, round the end too', () => {
  expect(nearby({ selected: 2 })).toEqual([2, 3]);
  expect(nearby({ selected: 5 })).toEqual([0, 5]);
});

test('the previous slide counts once the visitor swipes', () => {
  expect(nearby({ selected: 0, swiped: true })).toEqual([0, 1, 5]);
});
