import { describe, expect, test } from 'vitest';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { loadDirectory } from './load-directory.ts';

const site = { publicUrl: 'https://example.org', directory: createSeedDirectory() };
const load = (query: string) => loadDirectory(new URLSearchParams(query), site);

describe('loadDirectory', () => {
  test('tells the page how many records there are, and what there is to know of each LGA', () => {
    const { data } = load('');
    expect(data.totals).toEqual({ 'standard-jaara': 383, 'standard-jaara-plus': 65, pharmacies: 226 });
    expect(new Set(Object.values(data.dates))).toEqual(new Set(['2025-09-30']));
    expect(data.lgas).toHaveLength(20);
    expect(data.lgas.find(({ lga }) => lga === 'Agege')).toEqual({
      lga: 'Agege',
      lat: 6.622,
      lon: 3.321,
      lcdas: ['Agege', 'Orile Agege'],
      counts: { 'standard-jaara': 21, 'standard-jaara-plus': 5, pharmacies: 5 },
    });
  });

  test.each([
    ['the open list alone', '', ['standard-jaara']],
    ['none when no section is open', 'open=none', []],
    ['all for the ways on from an empty result', 'jaara-search=no+such+place', 'all'],
    ['all for a search over all', 'find=ikeja&open=none', 'all'],
  ])('gives %s', (_, query, expected) => {
    const { data, lists } = load(query);
    expect(data.needed).toEqual(expected === 'all' ? Object.keys(data.totals) : expected);
    expect(Object.keys(lists)).toEqual(data.needed);
  });
});
