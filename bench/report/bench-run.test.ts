import { describe, expect, test } from 'vitest';
import { findMisses, formatFigure, type Table } from './bench-run.ts';

const table: Table = {
  title: 'Pages',
  columns: [{ name: 'total', unit: 'KB', better: 'less' }],
  rows: [
    { name: '/', figures: { total: 260 } },
    { name: '/plan', figures: { total: 200 } },
    { name: '/faq', figures: {} },
  ],
  goals: [],
};

describe('goals', () => {
  test('a goal without a row binds every row that was measured', () => {
    const misses = findMisses({ ...table, goals: [{ column: 'total', atMost: 150 }] });
    expect(misses.map(({ row, figure, bar }) => ({ row, figure, bar }))).toEqual([
      { row: '/', figure: 260, bar: 'at most 150' },
      { row: '/plan', figure: 200, bar: 'at most 150' },
    ]);
  });

  test('a goal of one row binds no other, and a figure on the bar holds', () => {
    expect(findMisses({ ...table, goals: [{ row: '/plan', column: 'total', atMost: 200 }] })).toEqual([]);
    expect(findMisses({ ...table, goals: [{ row: '/', column: 'total', atLeast: 261 }] })).toHaveLength(1);
  });
});

test('figures are shown with few digits that count', () => {
  expect([16_234.5, 123.4, 12.34, 1.234, 0.004_56, 3, undefined].map(formatFigure)).toEqual([
    '16,235',
    '123',
    '12.3',
    '1.23',
    '0.0046',
    '3',
    '–',
  ]);
});
