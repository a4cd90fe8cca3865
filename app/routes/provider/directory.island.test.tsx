import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { placeHints } from '#facts/place-hints.ts';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { placeWords } from '#words/directory-names.ts';
import * as words from '#words/islands/directory.ts';
import island from './directory.island.tsx';
import { viewAnswer, viewSection } from './directory-view.ts';
import { hasCare, loadDirectory } from './load-directory.ts';

const site = { publicUrl: 'https://example.org', directory: createSeedDirectory() };
const load = (query: string) => loadDirectory(new URLSearchParams(query), site);

function renderOnServer(query: string) {
  const { data, lists } = load(query);
  return { data, lists, markup: renderToStaticMarkup(<island.View {...data} {...{ words, lists }} />) };
}

test('the page is told how many records there are, and what there is to know of each LGA', () => {
  const { data } = load('');
  expect(data.totals).toEqual({ 'standard-jaara': 383, 'standard-jaara-plus': 65, pharmacies: 226 });
  expect(new Set(Object.values(data.dates))).toEqual(new Set(['2025-09-30']));
  expect(data.lgas).toHaveLength(20);
  const counts = { 'standard-jaara': 21, 'standard-jaara-plus': 5, pharmacies: 5 };
  const agege = { lga: 'Agege', lat: 6.622, lon: 3.321, lcdas: ['Agege', 'Orile Agege'], counts };
  expect(data.lgas).toContainEqual(agege);
});

test.each([
  ['the open list alone', '', ['standard-jaara']],
  ['none when no section is open', 'open=none', []],
  ['all for the ways on from an empty result', 'jaara-search=no+such+place', 'all'],
  ['all for a search over all', 'find=ikeja&open=none', 'all'],
])('the browser needs %s', (_, query, expected) => {
  const { data, lists } = load(query);
  expect(data.needed).toEqual(expected === 'all' ? Object.keys(data.totals) : expected);
  expect(Object.keys(lists)).toEqual(data.needed);
});

test.each([
  '',
  'open=none',
  'open=pharmacy&pharmacy-page=3',
  'jaara-search=motayo&jaara-lga=lga:Agege',
  'find=motayo',
])('/provider?%s is made the same by the browser, from the lists that it fetches', async (query) => {
  const { data, lists, markup } = renderOnServer(query);
  const byHref = new Map(data.needed.map((id) => [data.listHrefs[id], lists[id]]));
  vi.stubGlobal('fetch', async (href: string) => Response.json({ records: byHref.get(href) }));
  const travelled = JSON.parse(JSON.stringify(data));
  const fetched = await island.load?.(travelled);
  const again = { words, lists: fetched?.lists ?? {} };
  expect(renderToStaticMarkup(<island.View {...travelled} {...again} />)).toBe(markup);
  vi.unstubAllGlobals();
});

test('the first list is open with 20 rows, each of which shares the URL of its page; closed ones lead to theirs', () => {
  const { markup } = renderOnServer('');
  expect(markup.match(/<th scope="row"/g)).toHaveLength(20);
  expect(markup).toContain('href="/provider?open=plus#plus-list"');
  expect(markup).toMatch(/data-share="https:\/\/example\.org\/provider\/[^"?]+\/[^"?]+"/);
});

test('below a search over all no list is open; each is one press away, without the search', () => {
  const { markup } = renderOnServer('find=motayo&plus-lga=lga:Ikeja');
  expect(markup).not.toContain('<details');
  for (const href of ['/provider?plus-lga=lga%3AIkeja#jaara-list', '/provider?open=plus&amp;plus-lga='])
    expect(markup).toContain(`href="${href}`);
});

const record = { name: 'Motayo Hospital', address: '1 Adeniyi Jones Avenue', lga: 'Ikeja' };
const one = { 'standard-jaara': [record] };
const all = { ...one, 'standard-jaara-plus': [record], pharmacies: [record] };
const councils = new Map(['Epe', 'Ikeja'].map((lga) => [lga, [lga]]));
const content = {
  ...words,
  providerLists: site.directory.providerLists,
  lgas: [],
  councils,
  placeWords,
  placeHints,
};
const query = { search: '', filter: '', sort: null, page: 1 } as const;

test('a section is shown from its own list alone, its ways on and the search over all once all are there', () => {
  const view = (lists: typeof one, search = '') =>
    viewSection(content, lists, 'standard-jaara', { ...query, search });
  expect(view(one)?.page.rows).toEqual([record]);
  expect(viewSection(content, one, 'pharmacies', query)).toBeUndefined();
  expect(view(one, 'no such place')?.help).toBeUndefined();
  expect(view(all, 'no such place')?.help).toMatchObject({ withoutSearch: 1 });
  expect(viewAnswer(content, one, 'motayo')).toBeUndefined();
  expect(viewAnswer(content, all, 'motayo')?.found).toHaveLength(2);
});

test('services and hours are offered as a way only where they are known of some place', () => {
  expect(renderOnServer('').markup).not.toContain('/provider/services');
  const known = site.directory.places.map((place) => ({
    ...place,
    record: { ...place.record, hours: 'Mon-Sun 24h' },
  }));
  expect([hasCare(site.directory), hasCare({ places: known })]).toEqual([false, true]);
  const { data, lists } = load('find=motayo');
  const markup = renderToStaticMarkup(<island.View {...data} hasCare={true} {...{ words, lists }} />);
  expect(markup).toContain('href="/provider/services?find=motayo"');
});
