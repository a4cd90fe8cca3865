import { expect, test, vi } from 'vitest';
import { markSent, takeSentMark } from './sent-note.behaviour.ts';

test.each([{ key: 'k', idx: 2 }, null])('a mark is for one form, once, and leaves %j alone', (state) => {
  const entry = { state, replaceState: (next: typeof state) => Object.assign(entry, { state: next }) };
  vi.stubGlobal('history', entry);
  expect(takeSentMark('contact')).toBe(false);
  markSent('newsletter');
  expect(takeSentMark('contact')).toBe(false);
  expect(takeSentMark('newsletter')).toBe(true);
  expect(takeSentMark('newsletter')).toBe(false);
  expect(entry.state ?? {}).toEqual(state ?? {});
});
