import { afterEach, expect, test, vi } from 'vitest';
import { markSent, takeSentMark } from './sent-mark.ts';

afterEach(() => vi.unstubAllGlobals());

function historyWith(state: unknown) {
  const entry = {
    state,
    replaceState(next: unknown) {
      entry.state = next;
    },
  };
  vi.stubGlobal('history', entry);
  return entry;
}

test('the mark is for one form, holds once, and leaves the rest of the entry alone', () => {
  const entry = historyWith({ key: 'k', idx: 2 });
  markSent('newsletter');
  expect(takeSentMark('contact')).toBe(false);
  expect(takeSentMark('newsletter')).toBe(true);
  expect(takeSentMark('newsletter')).toBe(false);
  expect(entry.state).toEqual({ key: 'k', idx: 2 });
});

test('an entry without any state is no error', () => {
  historyWith(null);
  expect(takeSentMark('contact')).toBe(false);
});
