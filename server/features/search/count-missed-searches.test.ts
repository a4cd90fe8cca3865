import { describe, expect, test } from 'vitest';
import type { PageRequest } from '#app/page.ts';
import { dialects } from '#tests/support/databases.ts';
import { testApps } from '#tests/support/test-app.ts';
import type { Database } from '../../database/schema.ts';
import { wordsToCount } from './count-missed-searches.ts';

/** A search that never finds anything. */
const load = ({ query, site }: PageRequest) => site.searches.countMissed(query.get('q') ?? '');
const routes = [{ path: '/search', query: ['q'], load }];

const read = (database: Database) =>
  database.selectFrom('missed_searches').selectAll().orderBy('day').orderBy('words').execute();

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('what was looked for in vain is written down when the site stops: words and a number, by day', async () => {
    const { app, database } = await createTestApp({ routes });
    // What comes from the cache is not counted again.
    for (const q of ['Fibroid', 'FIBROID?', 'ivf', 'ivf', 'ade@example.com', '0803 123 4567'])
      await app.inject(`/search?q=${encodeURIComponent(q)}`);
    await app.close();
    expect(await read(database)).toMatchObject([
      { words: 'fibroid', searches: 2 },
      { words: 'ivf', searches: 1 },
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
