import { expect, test } from 'vitest';
import { marqueeDurationS } from './marquee-duration.ts';

test('a given duration is kept whatever the number of items', () => {
  expect(marqueeDurationS({ durationS: 30 }, 4)).toBe(30);
});

test('a given speed makes a longer belt take longer, so that the speed stays the same', () => {
  const pace = { itemWidthPx: 200, pxPerSecond: 100 };
  expect(marqueeDurationS(pace, 18)).toBe(36);
  expect(marqueeDurationS(pace, 9)).toBe(18);
});
