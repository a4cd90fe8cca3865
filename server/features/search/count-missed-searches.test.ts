import { describe, expect, test } from 'vitest';
import type { PageRequest } from '#app/page.ts';
import { dialects } from '#tests/support/databases.ts';
import { testApps } from '#tests/support/test-app.ts';
import type { Database } from '../../database/schema.ts';
import type { RenderQueue } from '../../pages/render-queue.ts';
import { wordsToCount } from './count-missed-searches.ts';

/** A search that never finds anything. */
const routes = [
  {
    path: '/search',
    query: ['q'],
    load: ({ query, site }: PageRequest) => site.searches.countMissed(query.get('q') ?? ''),
  },
];

const read = (database: Database) =>
  database.selectFrom('missed_searches').selectAll().orderBy('day').orderBy('words').execute();

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('what was looked for in vain is written down when the site stops: words and a number, by day', async () => {
    const { app, database } = await createTestApp({ routes });
    for (const q of ['Fibroid', 'FIBROID?', 'ivf', 'ade@example.com', '0803 123 4567'])
      await app.inject(`/search?q=${encodeURIComponent(q)}`);
    await app.close();
    const counted = await read(database);
    expect(counted.map(({ words, searches }) => [words, searches])).toEqual([
      ['fibroid', 2],
      ['ivf', 1],
    ]);
  });
});

describe('a search', () => {
  const createTestApp = testApps('SQLite');

  test('that comes from the cache is not counted again', async () => {
    const { app, database } = await createTestApp({ routes });
    for (const _time of [1, 2, 3]) await app.inject('/search?q=fibroid');
    await app.close();
    expect(await read(database)).toMatchObject([{ searches: 1 }]);
  });

  test('cannot fill the table: invented words count together', async () => {
    const renderQueue: RenderQueue = { run: async (_address, render) => render() };
    const { app, database } = await createTestApp({ routes, services: { renderQueue } });
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const invented = [...letters].flatMap((one) => [...letters].map((other) => `zz${one}${other}`));
    await Promise.all(invented.map((q) => app.inject(`/search?q=${q}`)));
    await app.close();
    const counted = await read(database);
    expect(counted.length).toBeLessThan(invented.length / 2);
    expect(counted.find(({ words }) => words === '(other)')?.searches).toBe(
      invented.length - (counted.length - 1),
    );
  });
});

test.each([
  ['Fibroid', 'fibroid'],
  ['  IVF treatment? ', 'ivf treatment'],
  ['Ọkàn', 'okan'],
  ['parents above 60', 'parents above 60'],
  ['419', '419'],
  ['covid 19', 'covid 19'],
])('%s is counted as %s', (text, words) => {
  expect(wordsToCount(text)).toBe(words);
});

test.each([
  ['an e-mail address', 'ade@example.com'],
  ['a phone number', '0803 123 4567'],
  ['a phone number with signs', '+234-803-123-4567'],
  ['a NIN', '12345678901'],
  ['a reference', 'LA-7K3M-92QF'],
  ['a policy number', 'IE204A77'],
  ['a token', 'dGhpc2lzYXRva2VudGhhdGlzbG9uZw'],
  ['a web address', 'https://evil.example/x'],
  ['a story', 'my name is ade and i was treated badly'],
  ['a letter', 'x'],
  ['signs', '&&&'],
  ['nothing', ' '],
])('%s is not written down', (_name, text) => {
  expect(wordsToCount(text)).toBeUndefined();
});
