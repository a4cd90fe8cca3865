import { expect, test } from 'vitest';
import { leaveOutWaiting } from './own-time.ts';

const RENDERER = { pid: 1, tid: 2 };

test('a task and what it contains are shortened to the time in which their thread ran', () => {
  const task = { ...RENDERER, name: 'ThreadControllerImpl::RunTask', ts: 1000, dur: 400, tdur: 100 };
  const layout = { ...RENDERER, name: 'Layout', ts: 1200, dur: 80, tdur: 80 };
  const mark = { ...RENDERER, name: 'firstPaint', ts: 1400 };
  const later = { ...RENDERER, name: 'RunTask', ts: 2000, dur: 50, tdur: 50 };
  leaveOutWaiting([later, mark, layout, task]);
  expect([task, layout, mark, later].map(({ ts }) => ts)).toEqual([1000, 1050, 1100, 2000]);
  expect([task, layout, later].map(({ dur }) => dur)).toEqual([100, 20, 50]);
});

test('other threads, and tasks inside of tasks, keep what is theirs', () => {
  const outer = { ...RENDERER, name: 'RunTask', ts: 0, dur: 100, tdur: 50 };
  const inner = { ...RENDERER, name: 'RunTask', ts: 20, dur: 40, tdur: 1 };
  const elsewhere = { pid: 1, tid: 3, name: 'RunTask', ts: 10, dur: 100, tdur: 100 };
  const between = { ...RENDERER, name: 'Layout', ts: 150, dur: 10 };
  leaveOutWaiting([outer, inner, elsewhere, between]);
  expect(inner).toMatchObject({ ts: 10, dur: 20 });
  expect(elsewhere).toMatchObject({ ts: 10, dur: 100 });
  expect(between).toMatchObject({ ts: 150, dur: 10 });
});
