import { expect, test } from 'vitest';
import { leaveOutWaiting } from './lighthouse.ts';
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

test('outermost tasks, and what they contain, are shortened to the time in which their thread ran', () => {
  const thread = { pid: 1, tid: 2, name: 'RunTask' };
  const event = (ts: number, dur: number, tdur: number) => ({ ...thread, ts, dur, tdur });
  const task = { ...event(1000, 400, 100), name: 'ThreadControllerImpl::RunTask' };
  const inner = event(1200, 80, 1);
  const mark = { ...thread, name: 'firstPaint', ts: 1400 };
  const between = { ...event(1500, 10, 10), name: 'Layout' };
  const later = event(2000, 50, 50);
  const elsewhere = { ...event(1010, 100, 100), tid: 3 };
  leaveOutWaiting([later, mark, inner, task, between, elsewhere]);
  const shortened = [task, inner, mark, between, later, elsewhere];
  expect(shortened.map(({ ts }) => ts)).toEqual([1000, 1050, 1100, 1500, 2000, 1010]);
  const lasting = [task, inner, between, later, elsewhere];
  expect(lasting.map(({ dur }) => dur)).toEqual([100, 20, 10, 50, 100]);
});
