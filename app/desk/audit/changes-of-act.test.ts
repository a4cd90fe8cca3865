import { expect, test } from 'vitest';
import { changesOfAct } from './changes-of-act.ts';

test('of two records only the parts that differ are told', () => {
  const before = JSON.stringify({ state: 'received', rows: 12, date: '2026-01-02' });
  const after = JSON.stringify({ state: 'answered', rows: 12, note: true });
  expect(changesOfAct({ before, after })).toEqual([
    { name: 'State', before: 'Received', after: 'Answered' },
    { name: 'Date', before: '2 January 2026', after: '' },
    { name: 'note', before: '', after: 'Yes' },
  ]);
});

test('what was made is told part by part, what is no record as it is', () => {
  expect(changesOfAct({ before: '', after: '{"role":"care"}' })).toEqual([
    { name: 'Role', before: '', after: 'care' },
  ]);
  expect(changesOfAct({ before: 'draft', after: '{"role"' })).toEqual([
    { name: '', before: 'draft', after: '{"role"' },
  ]);
  expect(changesOfAct({ before: '', after: '' })).toEqual([]);
});

test('moments, people and parts of a post are told in words', () => {
  const after = { publish_at: '2026-03-14T08:30:00.000Z', assignedTo: null, changed: ['title', 'content'] };
  expect(changesOfAct({ before: '{"assignedTo":"Ada"}', after: JSON.stringify(after) })).toEqual([
    { name: 'Looked after by', before: 'Ada', after: 'Nobody' },
    { name: 'Scheduled for', before: '', after: '14 March 2026 at 09:30' },
    { name: 'Changed', before: '', after: 'title, text' },
  ]);
});

test('a long text is cut between letters', () => {
  const [change] = changesOfAct({ before: '', after: '👍'.repeat(500) });
  expect(change?.after).toBe(`${'👍'.repeat(160)}…`);
});
