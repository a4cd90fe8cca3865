import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { intents } from '#facts/search/intents.ts';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { isThisLashma as check } from '#words/is-this-lashma.ts';
import { searchAnswers } from '#words/search/answers.ts';
import type { SearchablePost } from '../../site.ts';
import { createAnswerFinder } from './find-answer.ts';
import { loadSearch } from './load-search.ts';
import { namedCard } from './place-cards.ts';
import { sharedAnswers } from './shared-answers.ts';

const listForSearch = vi.fn<() => Promise<SearchablePost[]>>();
const countMissed = vi.fn<(text: string) => void>();
let version = 0;

const site = {
  publicUrl: 'https://example.org',
  blogs: {
    list: vi.fn(),
    addExcerpts: vi.fn(),
    recent: vi.fn(),
    find: vi.fn(),
    findTarget: vi.fn(),
    listForSearch,
  },
  retentionDays: 365,
  pagePaths: ['/', '/plan', '/provider', '/contact', '/blog', '/faq'],
  contentVersion: () => version,
  searches: { countMissed, countAnswered: () => {} },
  directory: createSeedDirectory(),
  content: { olderPaths: [] },
  languages: [],
};

const search = (q: string, page = '1') => loadSearch(new URLSearchParams({ q, page }), site);
const hrefs = async (q: string) => (await search(q)).results.map(({ document }) => document.href);
const post = (id: string, title: string) => ({ id, title, text: 'A text.', language: 'en' as const });

beforeEach(() => {
  version += 1;
  listForSearch.mockReset().mockResolvedValue([]);
  countMissed.mockReset();
});

describe('posts', () => {
  test('are read once for each version of the content', async () => {
    listForSearch.mockResolvedValue([post('first', 'Zebra crossing')]);
    expect(await hrefs('zebra')).toEqual(['/blog/first']);
    listForSearch.mockResolvedValue([post('second', 'Zebra crossing')]);
    expect(await hrefs('zebra')).toEqual(['/blog/first']);
    version += 1;
    expect(await hrefs('zebra')).toEqual(['/blog/second']);
    expect(listForSearch).toHaveBeenCalledTimes(2);
  });

  test('that cannot be read leave the rest to be found, and are asked for again', async () => {
    listForSearch.mockRejectedValueOnce(new Error('the database is gone'));
    expect((await search('cataract')).card?.href).toMatch(/^\/plan/);
    listForSearch.mockResolvedValue([post('back', 'Zebra crossing')]);
    expect(await hrefs('zebra')).toEqual(['/blog/back']);
  });

  test('asked for by many at once are read once, and for nothing not at all', async () => {
    expect(await search('  ')).toMatchObject({ text: '', card: undefined, total: 0 });
    expect([listForSearch, countMissed].map((called) => called.mock.calls.length)).toEqual([0, 0]);
    await Promise.all(['zebra', 'cataract', 'price'].map((q) => search(q)));
    expect(listForSearch).toHaveBeenCalledTimes(1);
  });
});

describe('a search', () => {
  test('that nothing answers is counted, also for a hospital that is in no list', async () => {
    for (const text of ['helicopter', 'price', 'cataract', 'reddington hospital']) await search(text);
    // A second page of it, though there is none, is no second visitor.
    await search('helicopter', '2');
    expect(countMissed.mock.calls).toEqual([['helicopter'], ['reddington hospital']]);
  });

  test('is cut to its length, and has pages, none beyond the last', async () => {
    expect((await search('x'.repeat(500))).text).toHaveLength(MAX_SEARCH_CHARACTERS);
    const first = await search('ikeja');
    expect(first.results).toHaveLength(10);
    const second = await search('ikeja', '2');
    expect(second.results[0]).not.toEqual(first.results[0]);
    expect((await search('ikeja', '999')).page.page).toBe(first.page.pages);
    expect((await search('ikeja', '-1')).page.page).toBe(1);
  });

  test('does not list what its card says already', async () => {
    const { card, results } = await search('change hospital');
    expect(card?.href).toBe('/faq#changing-hospital');
    expect(results.map(({ document }) => document.title)).not.toContain(card?.title);
    expect(await hrefs('gbagada general')).not.toContain('/provider/kosofe/gbagada-general-hospital');
  });

  test.each([
    ['%', []],
    // Of a name that says "care" twice the answer is "Yes, if you mean …".
    ['is % covered', ['/provider/ojo/cares-and-cares-hospital']],
  ])('of “%s” finds each place by its whole name', (question, others) => {
    const { directory } = site;
    const isFound = ({ record }: ListedPlace) =>
      namedCard(question.replace('%', record.name), directory) !== undefined;
    const missed = directory.places.filter((place) => !isFound(place));
    expect(missed.map(({ path }) => path)).toEqual(others);
  });

  test('for the phone of a name that two places have leads to both', async () => {
    for (const text of ['bernice clinic phone', 'bernice clinic phone number'])
      expect((await search(text)).card?.title).toBe('Yes: 2 places have this name.');
  });

  test('knows only the pages that the site has', async () => {
    expect(await hrefs('marketing agents')).not.toContain('/marketing-agents');
  });
});

const find = createAnswerFinder(
  [
    { id: 'phone', faq: 'phone', asks: ['phone number', 'call'] },
    { id: 'price', faq: 'price', asks: ['price', 'how much'] },
    { id: 'family', faq: 'family', asks: ['price family'] },
    { id: 'hospital', faq: 'hospital', asks: ['hospital'], isWhole: true },
    { id: 'card', faq: 'card', asks: ['card|kaadi'], beside: 'lost new' },
  ],
  ['how', 'is', 'the', 'my', 'of'],
);

test.each([
  ['phone number', 'phone'],
  ['the NUMBER of my phone?', 'phone'],
  ['fone number', undefined],
  ['phone numbr', 'phone'],
  ['how much', 'price'],
  ['price', 'price'],
  ['price of my family', 'family'],
  ['family', undefined],
  ['hospital', 'hospital'],
  ['is the hospital', 'hospital'],
  ['hospital ikeja', undefined],
  ['phone number hospital ikeja', 'phone'],
  ['phone number general hospital ikeja', undefined],
  ['new kaadi', 'card'],
  ['lost', undefined],
  ['lost card price', 'card'],
  ['', undefined],
])('%s is answered by %s', (text, id) => {
  expect(find(text)?.answer.id).toBe(id);
});

test.each([
  ['doctor took my money', 'money'],
  ['price of the card that a doctor took', 'price'],
  ['phone number of the doctor who took money', 'money'],
  ['hospital took my money', undefined],
])('what “%s” wants comes before what it names: %s', (text, id) => {
  const rules = ['phone', 'price', 'money'].map((id) => ({ id, faq: id, asks: [id] }));
  const wants = createAnswerFinder(rules, ['of', 'the', 'my'], {
    intents: { money: ['took|take money|cash !hospital'], price: ['price took'] },
  });
  expect(wants(text)?.isIntent ? wants(text)?.answer.id : undefined).toBe(id);
});

test('every intent is one of a rule', () => {
  const ids = new Set([...searchAnswers, ...sharedAnswers].map(({ id }) => id));
  expect(Object.keys(intents).filter((id) => !ids.has(id))).toEqual([]);
});

test('says how much of the search it answers', () => {
  expect(find('price')?.covered).toBe(1);
  expect(find('price ikeja')?.covered).toBe(0.5);
});

test('a place that has left the lists is named before others of a similar name', async () => {
  const path = '/provider/ikeja/molayo-clinic';
  const closed = { kind: 'hospital', identity: 'ikeja|1oldroad|molayo', name: 'Molayo Clinic', lga: 'Ikeja' };
  const directory = createSeedDirectory([{ path, ...closed } as PlacePath]);
  const { card } = await loadSearch(new URLSearchParams({ q: 'molayo clinic' }), { ...site, directory });
  expect(card).toMatchObject({ href: path, title: 'Molayo Clinic is no longer in the list' });
});

test.each(['0800-ILERAEKO, pay Mr Ade', 'lashma.com @lashma 0800 4537 2356'])(
  '“%s” is a warning although it names ours alone, and no line of it is empty',
  async (typed) => {
    const { card } = await loadSearch(new URLSearchParams({ q: typed }), {
      ...site,
      pagePaths: [...site.pagePaths, '/is-this-lashma'],
    });
    expect(card?.isWarning).toBe(true);
    expect(card?.text).toContain(`${check.found.ours}:`);
    expect(card?.text.slice(-1)[0]).not.toMatch(/: *$/);
  },
);
