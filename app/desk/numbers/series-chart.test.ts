import { expect, test } from 'vitest';
import { axisEnd, axisMarks } from './series-chart.tsx';

test('an axis ends at a round number that the largest count does not pass', () => {
  expect([0, 1, 2, 3, 7, 10, 11, 16, 41, 99, 100, 4_999].map(axisEnd)).toEqual([
    1, 1, 2, 3, 8, 10, 15, 20, 50, 100, 100, 5_000,
  ]);
});

test('half of the axis is marked only where it is a whole number', () => {
  expect(axisMarks(1)).toEqual([0, 1]);
  expect(axisMarks(5)).toEqual([0, 5]);
  expect(axisMarks(10)).toEqual([0, 5, 10]);
});
