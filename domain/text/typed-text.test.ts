import { expect, test } from 'vitest';
import { redactQuery } from './redact-query.ts';
import { isCutSearch, MAX_SEARCH_CHARACTERS, truncateSearch } from './truncate-search.ts';

test.each([
  ['our own values are told', '', ''],
  ['a page', '?page=2', '?page=2'],
  ['a choice', '?category=maternity&highlight=on', '?category=maternity&highlight=on'],
  ['an LGA', '?open=jaara&jaara-lga=Lagos+Island', '?open=jaara&jaara-lga=Lagos+Island'],
  ['a campaign', '?utm_source=facebook&utm_campaign=may-2026', '?utm_source=facebook&utm_campaign=may-2026'],
  ['what was typed is not', '?jaara-search=Bola+Ade&jaara-page=2', '?jaara-search=*&jaara-page=2'],
  ['nor a phone number', '?find=08012345678', '?find=*'],
  ['nor a secret', '?token=s3cret', '?token=*'],
  ['nor an address', '?email=ada@example.org', '?email=*'],
  ['nor an address in our own parameter', '?page=ada@example.org', '?page=*'],
  ['nor what is too long to be ours', `?page=${'1'.repeat(41)}`, '?page=*'],
  ['a name that no page of ours would use is dropped', '?ada@example.org=1&<script>=1&page=1', '?page=1'],
])('%s: %s', (_what, search, counted) => {
  expect(redactQuery(search)).toBe(counted);
});

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
