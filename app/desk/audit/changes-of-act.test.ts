import { expect, test } from 'vitest';
import { changesOfAct } from './changes-of-act.ts';

test('of two records only the parts that differ are told', () => {
  const before = JSON.stringify({ state: 'received', rows: 12, date: '2026-01-02' });
  const after = JSON.stringify({ state: 'answered', rows: 12, note: true });
  expect(changesOfAct({ before, after })).toEqual([
    { name: 'state', before: 'received', after: 'answered' },
    { name: 'date', before: '2026-01-02', after: '' },
    { name: 'note', before: '', after: 'true' },
  ]);
});

test('what was made is told part by part, what is no record as it is', () => {
  expect(changesOfAct({ before: '', after: '{"role":"care"}' })).toEqual([
    { name: 'role', before: '', after: 'care' },
  ]);
  expect(changesOfAct({ before: 'draft', after: '{"role"' })).toEqual([
    { name: '', before: 'draft', after: '{"role"' },
  ]);
  expect(changesOfAct({ before: '', after: '' })).toEqual([]);
});

test('a long text is cut between letters', () => {
  const [change] = changesOfAct({ before: '', after: '👍'.repeat(500) });
  expect(change?.after).toBe(`${'👍'.repeat(160)}…`);
});
