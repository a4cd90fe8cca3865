import { expect, test } from 'vitest';
import { isUnsaved, readKept } from './kept-typing.ts';

const NOW = Date.UTC(2026, 2, 14);
const DAY_MS = 86_400_000;
const kept = { form: 'a', version: '3', at: NOW - DAY_MS, values: { title: 'A', content: 'words' } };

test('what was kept is read back, for a month', () => {
  expect(readKept(JSON.stringify(kept), NOW)).toEqual(kept);
  expect(readKept(JSON.stringify({ ...kept, at: NOW - 31 * DAY_MS }), NOW)).toBeUndefined();
});

test.each([null, '', '{', 'null', '[]', '{}', '{"form":"a","version":"1","at":1e15,"values":{"title":5}}'])(
  '%s is nothing that was kept',
  (text) => {
    expect(readKept(text, NOW)).toBeUndefined();
  },
);

test('it is offered when the form shows other words, not for spaces around them', () => {
  expect(isUnsaved(kept, { title: 'A', content: 'words' })).toBe(false);
  expect(isUnsaved({ ...kept, values: { title: ' A ' } }, { title: 'A', content: 'words' })).toBe(false);
  expect(isUnsaved(kept, { title: 'A', content: 'word' })).toBe(true);
  expect(isUnsaved(kept, { title: 'A' })).toBe(true);
});
