import { expect, test, vi } from 'vitest';
import { markSent, takeSentNote } from './sent-note.behaviour.ts';

test.each([{ key: 'k', idx: 2 }, null])('a mark is for one form, once, and leaves %j alone', (state) => {
  const entry = { state, replaceState: (next: typeof state) => Object.assign(entry, { state: next }) };
  vi.stubGlobal('history', entry);
  expect(takeSentNote('contact')).toBeUndefined();
  markSent('newsletter', 'Sent.');
  expect(takeSentNote('contact')).toBeUndefined();
  expect(takeSentNote('newsletter')).toBe('Sent.');
  expect(takeSentNote('newsletter')).toBeUndefined();
  expect(entry.state ?? {}).toEqual(state ?? {});
});
