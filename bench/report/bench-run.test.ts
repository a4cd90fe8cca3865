import { describe, expect, test } from 'vitest';
import {
  type BenchRun,
  compareText,
  findChanges,
  findMisses,
  formatFigure,
  type Row,
  type Table,
} from './bench-run.ts';

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

function runWith(rows: Row[], machine = 'a machine'): BenchRun {
  const table = {
    title: 'SQLite',
    columns: [
      { name: 'requests', unit: '/s', better: 'more' } as const,
      { name: 'answer', unit: 'KB', better: 'less' } as const,
      { name: 'records', unit: '' } as const,
    ],
    rows,
    goals: [],
  };
  const part = { name: 'throughput', title: 'Throughput', seconds: 1, tables: [table], remarks: [] };
  return { date: '2026-01-02T03:04:05.000Z', commit: 'abc1234', machine, parts: [part] };
}

const before = runWith([{ name: 'page', figures: { requests: 1000, answer: 20, records: 5 } }]);

test('times and rates within the noise are no change, every byte is', () => {
  const now = runWith([{ name: 'page', figures: { requests: 1040, answer: 20.5, records: 5 } }]);
  expect(findChanges(before, now).map(({ column, verdict }) => [column, verdict])).toEqual([
    ['answer (KB)', 'worse'],
  ]);
});

test('each column knows which way is good, and one that only describes takes no side', () => {
  const now = runWith([{ name: 'page', figures: { requests: 1500, answer: 10, records: 6 } }]);
  expect(findChanges(before, now).map(({ verdict }) => verdict)).toEqual(['better', 'better', 'other']);
});

test('rows that one of the two has not measured are left out', () => {
  expect(findChanges(before, runWith([{ name: 'form', figures: { requests: 1 } }]))).toEqual([]);
});

test('the text names both figures, the share, and another machine', () => {
  const now = runWith([{ name: 'page', figures: { requests: 500, answer: 20, records: 5 } }], 'a phone');
  const text = compareText(before, now);
  expect(text).toContain('requests (/s) 1,000 → 500 (-50 %)');
  expect(text).toContain('another machine: a machine');
  expect(compareText(before, before)).toContain('nothing has changed');
});
