import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import type { NeedGuess } from '#domain/search/need-model.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { faqGroups } from '#words/faq.ts';
import { isThisLashma as check } from '#words/is-this-lashma.ts';
import { pages } from '#words/pages.ts';
import type { SearchablePost } from '../../site.ts';
import { loadSearch } from './load-search.ts';
import { needs } from './need-cards.ts';

const listForSearch = vi.fn<() => Promise<SearchablePost[]>>();
const countMissed = vi.fn<(text: string) => void>();
let version = 0;
let guesses: NeedGuess[] = [];

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
  pagePaths: pages.map(({ path }) => path),
  contentVersion: () => version,
  searches: { countMissed, countAnswered: () => {} },
  directory: createSeedDirectory(),
  content: { olderPaths: [] },
  languages: [],
  guessNeeds: () => guesses,
};

const search = (q: string, page = '1') => loadSearch(new URLSearchParams({ q, page }), site);
const hrefs = async (q: string) => (await search(q)).results.map(({ document }) => document.href);
const post = (id: string, title: string) => ({ id, title, text: 'A text.', language: 'en' as const });

/** What the model guesses at every text. */
const guess = (probabilities: Record<string, number>) => {
  guesses = Object.entries(probabilities).map(([need, probability]) => ({ need, probability }));
};
const needsOf = async (q: string) => {
  const { isDanger, cards, choices } = await search(q);
  return { isDanger, cards: cards.map(({ need }) => need), choices: choices.map(({ need }) => need) };
};

beforeEach(() => {
  guess({ none: 1 });
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
    expect((await search('cataract')).cards[0]?.card.href).toMatch(/^\/plan/);
    listForSearch.mockResolvedValue([post('back', 'Zebra crossing')]);
    expect(await hrefs('zebra')).toEqual(['/blog/back']);
  });

  test('asked for by many at once are read once, and for nothing not at all', async () => {
    expect(await search('  ')).toMatchObject({ text: '', cards: [], total: 0 });
    expect([listForSearch, countMissed].map((called) => called.mock.calls.length)).toEqual([0, 0]);
    await Promise.all(['zebra', 'cataract', 'price'].map((q) => search(q)));
    expect(listForSearch).toHaveBeenCalledTimes(1);
  });
});

describe('a search', () => {
  test('that nothing answers is counted, also for a hospital that is in no list', async () => {
    for (const text of ['helicopter', 'cataract']) await search(text);
    guess({ place: 1 });
    await search('reddington hospital');
    guess({ price: 1 });
    await search('zzz');
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
    guess({ 'change-hospital': 1 });
    const { cards, results } = await search('change hospital');
    const [answer] = cards;
    expect(answer?.card.href).toBe('/faq#changing-hospital');
    expect(results.map(({ document }) => document.title)).not.toContain(answer?.card.title);
    guess({ none: 1 });
    expect(await hrefs('gbagada general')).not.toContain('/provider/kosofe/gbagada-general-hospital');
  });

  test('for the phone of a name that two places have leads to both', async () => {
    guess({ place: 1 });
    expect((await search('bernice clinic phone')).cards[0]?.card.title).toBe('Yes: 2 places have this name.');
  });
});

describe('an answer', () => {
  test.each(Array.from(needs, (entry) => entry))('to “%s” leads to %s', async (need, destination) => {
    guess({ [need]: 1 });
    const { cards } = await search('x1');
    const [path, hash] = destination.split('#');
    expect(cards.map((answer) => answer.need)).toEqual([need]);
    const { href = '', title = '', text = [], values, lines } = cards[0]?.card ?? {};
    expect(href.split(/[?#]/)[0]).toBe(path);
    if (hash) expect(href).toContain(`#${hash}`);
    expect(title).not.toBe('');
    expect(
      [...text, ...(values ?? []), ...(lines ?? [])].length + (need === 'languages' ? 1 : 0),
    ).toBeGreaterThan(0);
  });

  test.each(faqGroups.flatMap(({ questions }) => questions))(
    'is the question “$question” itself',
    async ({ question, id }) => {
      const { cards } = await search(question.toUpperCase());
      expect(cards.map(({ card }) => card.href)).toEqual([`/faq#${id}`]);
    },
  );

  test('stands alone if it is sure, before others if it is likely, and else is one of three choices', async () => {
    guess({ pay: 0.95, refund: 0.03 });
    expect(await needsOf('x1')).toEqual({ isDanger: false, cards: ['pay'], choices: [] });
    guess({ pay: 0.6, refund: 0.2, none: 0.1, renew: 0.05, enrol: 0.04 });
    expect(await needsOf('x1')).toEqual({ isDanger: false, cards: ['pay'], choices: ['refund', 'renew'] });
    guess({ pay: 0.3, refund: 0.2, renew: 0.15, enrol: 0.1 });
    expect(await needsOf('x1')).toEqual({ isDanger: false, cards: [], choices: ['pay', 'refund', 'renew'] });
    guess({ none: 0.3, pay: 0.4 });
    expect(await needsOf('x1')).toEqual({ isDanger: false, cards: [], choices: [] });
  });

  test('to a danger is judged first, and its card shown only if it is sure', async () => {
    guess({ pay: 0.9, emergency: 0.05 });
    expect(await needsOf('x1')).toEqual({ isDanger: true, cards: ['pay'], choices: [] });
    guess({ emergency: 0.5, pay: 0.2, refund: 0.1 });
    expect(await needsOf('x1')).toEqual({
      isDanger: true,
      cards: [],
      choices: ['pay', 'refund', 'emergency'],
    });
    guess({ emergency: 0.95 });
    expect(await needsOf('x1')).toEqual({ isDanger: true, cards: ['emergency'], choices: [] });
    const { isDanger } = await loadSearch(new URLSearchParams({ q: 'he has a broken leg' }), {
      ...site,
      guessNeeds: undefined,
    });
    expect(isDanger).toBe(true);
  });

  test.each([
    ['malaria', ['service']],
    ['malaria ikeja', ['place', 'service']],
    ['general hospital with dialysis', ['service', 'place']],
    ['gbagada general', ['place']],
    ['how do i pay', []],
  ])('to “%s” is by its names, if nothing else is meant: %j', async (text, cards) => {
    expect((await needsOf(text)).cards).toEqual(cards);
  });

  test('says which word was not used', async () => {
    guess({ place: 0.9 });
    const { cards } = await search('hospital ikeja zumba');
    expect(cards[0]?.card.unused).toContain('“zumba”');
  });
});

test('a place that has left the lists is named before others of a similar name', async () => {
  const path = '/provider/ikeja/molayo-clinic';
  const closed = { kind: 'hospital', identity: 'ikeja|1oldroad|molayo', name: 'Molayo Clinic', lga: 'Ikeja' };
  const directory = createSeedDirectory([{ path, ...closed } as PlacePath]);
  guess({ place: 1 });
  const { cards } = await loadSearch(new URLSearchParams({ q: 'molayo clinic' }), { ...site, directory });
  expect(cards[0]?.card).toMatchObject({ href: path, title: 'Molayo Clinic is no longer in the list' });
});

test.each(['0800-ILERAEKO, pay Mr Ade', 'lashma.com @lashma 0800 4537 2356'])(
  '“%s” is a warning although it names ours alone, and no line of it is empty',
  async (typed) => {
    const card = (await search(typed)).cards[0]?.card;
    expect(card?.isWarning).toBe(true);
    expect(card?.text).toContain(`${check.found.ours}:`);
    expect(card?.text.slice(-1)[0]).not.toMatch(/: *$/);
  },
);
