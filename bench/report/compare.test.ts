import { expect, test } from 'vitest';
import type { BenchRun, Row } from './bench-run.ts';
import { compareText, findChanges } from './compare.ts';

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
