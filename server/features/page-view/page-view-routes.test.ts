import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { publishPost } from '#tests/support/posts.ts';
import { type TestApp, testApps } from '#tests/support/test-app.ts';
import type { Database } from '../../database/schema.ts';
import { addPageViews, isBot } from './page-view-routes.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36';
const TODAY = '2026-03-14';

// The clock stands: midnight must not fall between a view and the question how many there were.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T11:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const routes = [
  { path: '/' },
  { path: '/plan', query: ['category', 'search', 'adults', 'area'] },
  { path: '/blog/:id' },
  { path: '/provider/:lga/:place', locate: () => '/provider/epe/new-clinic' },
  { path: '/plans', redirect: '/plan' },
  { path: '/robots.txt', file: { type: 'text/plain', text: () => '' } },
];

const readPageViews = (database: Database) =>
  database.selectFrom('page_views').selectAll().orderBy('day').orderBy('path').execute();

function send({ app }: TestApp, body: unknown, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/page-views',
    headers: { 'user-agent': BROWSER, 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);
  const freshDatabase = freshDatabases(dialect);

  test('views are added up by day and path, also by several processes at once', async () => {
    const place = await freshDatabase();
    const [database, other] = [await openForTest(place), await openForTest(place)];
    const counted = ['/', '/plan'].map((name) => ({ day: TODAY, name, count: 2 }));
    const orders = [counted, counted.toReversed()];
    const adding = orders.flatMap((order) => [addPageViews(database, order), addPageViews(other, order)]);
    await Promise.all(adding);
    await addPageViews(database, [{ day: '2026-03-13', name: '/', count: 1 }]);
    expect(await readPageViews(database)).toEqual([
      { day: '2026-03-13', path: '/', views: 1 },
      { day: TODAY, path: '/', views: 8 },
      { day: TODAY, path: '/plan', views: 8 },
    ]);
  });

  test('a page view is answered with nothing, sets no cookie, and is written when the site stops', async () => {
    const site = await createTestApp({ routes });
    for (const path of ['/', '/', '/plan?category=maternity']) {
      const { statusCode, body, headers } = await send(site, { path });
      expect([statusCode, body, headers['set-cookie']]).toEqual([204, '', undefined]);
    }
    await site.app.close();
    expect(await readPageViews(site.database)).toEqual([
      { day: TODAY, path: '/', views: 2 },
      { day: TODAY, path: '/plan?category=maternity', views: 1 },
    ]);
  });
});

const createTestApp = testApps('SQLite');

/** Sends one view to a site of its own. */
async function sendOne(body: unknown, headers: Record<string, string> = {}, environment = {}) {
  const site = await createTestApp({ routes, environment });
  const { statusCode } = await send(site, body, headers);
  await site.app.close();
  return { statusCode, views: await readPageViews(site.database) };
}

test.each([
  ['/plan?search=Ada&ref=x', '/plan?search=*'],
  ['/?fbclid=abc&utm_source=facebook', '/?utm_source=facebook'],
  ['/plan?category=maternity&adults=2&area=epe', '/plan?category=maternity'],
  ['/plan/', '/plan'],
  ['/plans?category=maternity', '/plan?category=maternity'],
  ['/blog/a-post', '/blog/a-post'],
  ['/wp-login.php', '(not found)'],
  ['//other.example/', '(not found)'],
])('%s counts as %s', async (path, counted) => {
  const views = [{ day: TODAY, path: counted, views: 1 }];
  expect(await sendOne({ path })).toEqual({ statusCode: 204, views });
});

test.each<[what: string, statusCode: number, body: unknown, headers?: Record<string, string>]>([
  ['a bot', 204, { path: '/' }, { 'user-agent': 'Googlebot/2.1' }],
  ['a text for machines', 204, { path: '/robots.txt' }],
  ['an address that cannot be read', 204, { path: '/%zz' }],
  ['an address that cannot be written', 204, { path: '/blog/\ud800' }],
  ['no path', 400, {}],
  ['a path that is none', 400, { path: 'https://other.example/' }],
  ['an overlong path', 400, { path: `/${'x'.repeat(512)}` }],
  ['a body that is no JSON', 400, 'path=/'],
  ['a body that is too large', 413, { path: '/', more: 'x'.repeat(5000) }],
])('%s is not counted', async (_what, statusCode, body, headers) => {
  expect(await sendOne(body, headers)).toEqual({ statusCode, views: [] });
});

test.each([
  ['', { 'sec-fetch-site': 'same-origin' }, 204],
  ['', { origin: 'http://localhost:5000', host: 'localhost:5000' }, 204],
  ['', { 'sec-fetch-site': 'cross-site' }, 403],
  ['', { origin: 'https://other.example' }, 403],
  ['', { origin: 'null' }, 403],
  ['', { origin: 'nonsense' }, 403],
  ['', { origin: 'http://localhost:81', host: 'localhost:80' }, 403],
  // Behind a proxy that calls us by another name, and under another name of ours.
  ['https://lashma.example', { origin: 'https://lashma.example', host: '10.0.0.7:3000' }, 204],
  ['https://lashma.example', { origin: 'https://www.lashma.example', host: 'www.lashma.example' }, 204],
  // A page that travels in the clear is none of ours where the site is on https.
  ['https://lashma.example', { origin: 'http://lashma.example', host: 'lashma.example' }, 403],
  ['https://lashma.example', { origin: 'http://lashma.example', 'sec-fetch-site': 'same-origin' }, 403],
])('views of our own pages only count: PUBLIC_URL=%s, %o', async (PUBLIC_URL, headers, status) => {
  const { statusCode, views } = await sendOne({ path: '/' }, { ...headers }, { PUBLIC_URL });
  expect([statusCode, views.length]).toEqual([status, status === 204 ? 1 : 0]);
});

test('pages that there are count by their names, however many others were invented', async () => {
  const site = await createTestApp({ routes });
  await publishPost(site.database, { id: 'a-real-post', title: 'A', content: 'A' });
  for (let count = 0; count < 510; count++) await send(site, { path: `/blog/invented-${count}` });
  const known = ['/plan', '/provider/epe/new-clinic', '/blog/a-real-post'];
  for (const path of [...known, '/plan?category=invented']) await send(site, { path });
  await site.app.close();
  const views = new Map((await readPageViews(site.database)).map((each) => [each.path, each.views]));
  expect(known.map((path) => views.get(path))).toEqual([2, 1, 1]);
  expect(views.get('(other)')).toBe(10);
  expect(views.size).toBe(500 + known.length + 1);
});

test('a flood from one address is refused', async () => {
  const site = await createTestApp({ routes });
  const statuses: number[] = [];
  for (let count = 0; count < 605; count++) statuses.push((await send(site, { path: '/' })).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  await site.app.close();
  expect(await readPageViews(site.database)).toEqual([{ day: TODAY, path: '/', views: 600 }]);
});

test('browsers are visitors, programs are none', () => {
  const browsers = [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
    'Opera/9.80 (Android; Opera Mini/36.2/191.300; U; en) Presto/2.12.423 Version/12.16',
    'Mozilla/5.0 (Linux; U; Android 11; en-US; TECNO KF6i) AppleWebKit/537.36 (KHTML, like Gecko) UCBrowser/13.4.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  ];
  expect(browsers.filter(isBot)).toEqual([]);
  const programs = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/139.0.0.0 Safari/537.36',
    ...['facebookexternalhit/1.1', 'WhatsApp/2.23.20.0', 'curl/8.5.0', 'python-requests/2.32.0', ''],
    undefined,
  ];
  expect(programs.filter((program) => !isBot(program))).toEqual([]);
});
