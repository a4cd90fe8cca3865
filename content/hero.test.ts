import { expect, test } from 'vitest';
import { heroSlides } from './en/home.ts';

test('every slide stands 5 seconds, and only the third one 30', () => {
  expect(heroSlides.map((slide) => slide.delayMs)).toEqual([5_000, 5_000, 30_000, 5_000, 5_000, 5_000]);
});
