import { expect, test } from 'vitest';
import { findMisses } from './report.ts';

test('goals bind every row that was measured, or the named one, and a figure on the bar holds', () => {
  const rows = [
    { name: '/', figures: { total: 260 } },
    { name: '/plan', figures: { total: 200 } },
    { name: '/faq', figures: {} },
  ];
  const misses = (goal: object) =>
    findMisses({ title: 'Pages', rows, goals: [{ column: 'total', ...goal }] });
  expect(misses({ atMost: 150 })).toEqual([
    'Pages, /: total is 260, at most 150',
    'Pages, /plan: total is 200, at most 150',
  ]);
  expect(misses({ row: '/plan', atMost: 200 })).toEqual([]);
  expect(misses({ row: '/', atLeast: 261 })).toEqual(['Pages, /: total is 260, at least 261']);
});
