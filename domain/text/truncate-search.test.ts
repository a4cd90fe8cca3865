import { expect, test } from 'vitest';
import { isCutSearch, MAX_SEARCH_CHARACTERS, truncateSearch } from './truncate-search.ts';

test.each([
  ['a plain text', 'x'.repeat(500), MAX_SEARCH_CHARACTERS],
  ['a sign that is 18 characters', 'ﷺ'.repeat(500), Math.floor(MAX_SEARCH_CHARACTERS / 18)],
  ['surrogate pairs', '😀'.repeat(500), 2 * MAX_SEARCH_CHARACTERS],
  ['combining marks', 'e\u0301'.repeat(500), MAX_SEARCH_CHARACTERS],
])('%s is limited by its length after normalisation', (_what, text, length) => {
  expect(truncateSearch(text)).toHaveLength(length);
  expect(Array.from(truncateSearch(text).normalize('NFKC')).length).toBeLessThanOrEqual(
    MAX_SEARCH_CHARACTERS,
  );
  expect(isCutSearch(text)).toBe(true);
});

test('a text within the limit stays as it is, but for half a surrogate pair', () => {
  for (const text of ['', 'Ẹ̀kọ́ '.repeat(20), 'x'.repeat(MAX_SEARCH_CHARACTERS)])
    expect([truncateSearch(text), isCutSearch(text)]).toEqual([text, false]);
  expect(truncateSearch('a\ud83d')).toBe('a\ufffd');
});
