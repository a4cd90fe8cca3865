import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { PageRequest } from '#app/page.ts';
import { dialects } from '#tests/support/databases.ts';
import { testApps } from '#tests/support/test-app.ts';
import type { Database } from '../../database/schema.ts';
import { wordsToCount } from './count-searches.ts';

const routes = [
  {
    path: '/search',
    query: ['q'],
    load({ query, site }: PageRequest) {
      const text = query.get('q') ?? '';
      site.searches[text.startsWith('pay') ? 'countAnswered' : 'countMissed'](text);
    },
  },
  { path: '/faq' },
];

const read = (database: Database) =>
  database.selectFrom('missed_searches').selectAll().orderBy('day').orderBy('words').execute();

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function visit(visits: [path: string, headers?: Record<string, string>][]) {
    const { app, database } = await createTestApp({ routes });
    for (const [url, headers = {}] of visits)
      await app.inject({ url, headers: { host: 'site', ...headers } });
    await app.close();
    return read(database);
  }

  test('what was looked for in vain is written down when the site stops: words and a number, by day', async () => {
    // What comes from the cache is not counted again.
    const typed = ['Fibroid', 'FIBROID?', 'ivf', 'ivf', 'ade@example.com', '0803 123 4567'];
    expect(await visit(typed.map((q) => [`/search?q=${encodeURIComponent(q)}`]))).toMatchObject([
      { words: 'fibroid', searches: 2, answers: 0, followed: 0, language: 'en' },
      { words: 'ivf', searches: 1 },
    ]);
  });

  test('an answer is counted when it is shown, and when its link was followed', async () => {
    const from = (referer: string): [string, Record<string, string>] => ['/faq', { referer }];
    const counted = await visit([
      ['/search?q=pay+small'],
      ['/search?q=pay+late'],
      from('http://site/search?q=pay+late'),
      from('http://site/search?q=Pay%20late'),
      // From other links of the search, from another site, and what is no page.
      from('http://site/'),
      from('https://site.example/search?q=pay+small'),
      from('http://site/yo/search?q=pay+small'),
      ['/none', { referer: 'http://site/search?q=pay+small' }],
      ['/faq', { referer: 'http://[/search?' }],
    ]);
    expect(counted).toMatchObject([
      { words: 'pay late', searches: 0, answers: 1, followed: 2 },
      { words: 'pay small', searches: 0, answers: 1, followed: 0 },
    ]);
  });

  test('a search that the version before counts is added to the others', async () => {
    const { app, database } = await createTestApp({ routes });
    await app.inject('/search?q=fibroid');
    await app.close();
    const [{ day = '' } = {}] = await read(database);
    const query = sql`insert into missed_searches (day, words, searches) values (${day}, 'fibroid', 2), (${day}, 'ivf', 1)
      on conflict (day, words) do update set searches = missed_searches.searches + excluded.searches`;
    await query.execute(database);
    expect(await read(database)).toMatchObject([
      { words: 'fibroid', searches: 3 },
      { words: 'ivf', searches: 1, language: 'en', answers: 0 },
    ]);
  });
});

/** What may belong to one person: addresses, numbers, references, tokens, a story; and what is no word. */
const NOT_COUNTED = [
  ...['ade@example.com', '0803 123 4567', '+234-803-123-4567', '12345678901', 'LA-7K3M-92QF', 'IE204A77'],
  ...['dGhpc2lzYXRva2VudGhhdGlzbG9uZw', 'https://evil.example/x', 'my name is ade and i was treated badly'],
  ...['x', '&&&', ' '],
];

test.each<[text: string, words: string | undefined]>([
  ['Fibroid', 'fibroid'],
  ['  IVF treatment? ', 'ivf treatment'],
  ['Ọkàn', 'okan'],
  ['parents above 60', 'parents above 60'],
  ['419', '419'],
  ['covid 19', 'covid 19'],
  ...NOT_COUNTED.map((text): [string, undefined] => [text, undefined]),
])('"%s" is counted as %s', (text, words) => {
  expect(wordsToCount(text)).toBe(words);
});
