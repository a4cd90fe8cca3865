import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { type TestApp, testApps } from '#tests/support/test-app.ts';
import { openDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { saveBlog } from '../blog/blog-repository.ts';
import { addPageViews, isBot } from './page-view-routes.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/139.0.0.0 Mobile Safari/537.36';
const TODAY = '2026-03-14';

// The clock stands: midnight must not fall between a view and the question how many there were.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T11:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const routes = [
  { path: '/' },
  { path: '/plan', query: ['category', 'search'] },
  { path: '/blog/:id' },
  { path: '/provider/:lga/:place', locate: () => '/provider/epe/new-clinic' },
  { path: '/plans', redirect: '/plan' },
  { path: '/robots.txt', file: { type: 'text/plain', text: () => '' } },
];

const post = {
  id: 'a-real-post',
  title: 'A',
  content: 'A',
  date: TODAY,
  picture_id: null,
  cover: null,
  image_alt: '',
};

const readPageViews = (database: Database, sinceDay: string) =>
  database
    .selectFrom('page_views')
    .selectAll()
    .where('day', '>=', sinceDay)
    .orderBy('day')
    .orderBy('path')
    .execute();

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
    const processes = [await openDatabase(place), await openDatabase(place)];
    const counted = ['/', '/plan', '/about'].map((name) => ({ day: '2026-03-14', name, count: 2 }));
    await Promise.all(
      processes.flatMap((database) => [
        addPageViews(database, counted),
        addPageViews(database, counted.toReversed()),
      ]),
    );
    const [database] = processes;
    if (!database) throw new Error('no database');
    await addPageViews(database, [{ day: '2026-03-13', name: '/', count: 1 }]);
    expect(await readPageViews(database, '2026-03-14')).toEqual([
      { day: '2026-03-14', path: '/', views: 8 },
      { day: '2026-03-14', path: '/about', views: 8 },
      { day: '2026-03-14', path: '/plan', views: 8 },
    ]);
    expect(await readPageViews(database, '2026-03-13')).toHaveLength(4);
    await Promise.all(processes.map((process) => process.destroy()));
  });

  test('a page view is answered with nothing, sets no cookie, and is written when the site stops', async () => {
    const site = await createTestApp({ routes });
    for (const path of ['/', '/', '/plan?category=maternity']) {
      const { statusCode, body, headers } = await send(site, { path });
      expect([statusCode, body, headers['set-cookie']]).toEqual([204, '', undefined]);
    }
    await site.app.close();
    expect(await readPageViews(site.database, TODAY)).toEqual([
      { day: TODAY, path: '/', views: 2 },
      { day: TODAY, path: '/plan?category=maternity', views: 1 },
    ]);
  });
});

describe('what is counted', () => {
  const createTestApp = testApps('SQLite');

  test.each([
    ['/plan?search=Ada&ref=x', '/plan?search=*'],
    ['/?fbclid=abc&utm_source=facebook', '/?utm_source=facebook'],
    ['/plan/', '/plan'],
    ['/plans?category=maternity', '/plan?category=maternity'],
    ['/blog/a-post', '/blog/a-post'],
    ['/wp-login.php', '(not found)'],
    ['//other.example/', '(not found)'],
  ])('%s counts as %s', async (path, counted) => {
    const site = await createTestApp({ routes });
    expect((await send(site, { path })).statusCode).toBe(204);
    await site.app.close();
    expect(await readPageViews(site.database, TODAY)).toEqual([{ day: TODAY, path: counted, views: 1 }]);
  });

  test.each([
    ['a bot', { path: '/' }, { 'user-agent': 'Googlebot/2.1' }, 204],
    ['a text for machines', { path: '/robots.txt' }, {}, 204],
    ['an address that cannot be read', { path: '/%zz' }, {}, 204],
    ['an address that cannot be written', { path: '/blog/\ud800' }, {}, 204],
    ['no path', {}, {}, 400],
    ['a path that is none', { path: 'https://other.example/' }, {}, 400],
    ['an overlong path', { path: `/${'x'.repeat(512)}` }, {}, 400],
    ['a body that is no JSON', 'path=/', {}, 400],
    ['a body that is too large', { path: '/', more: 'x'.repeat(5000) }, {}, 413],
    ['a page of another site', { path: '/' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['an older browser on another site', { path: '/' }, { origin: 'https://other.example' }, 403],
  ])('%s is not', async (_name, body, headers, status) => {
    const site = await createTestApp({ routes });
    expect((await send(site, body, headers as Record<string, string>)).statusCode).toBe(status);
    await site.app.close();
    expect(await readPageViews(site.database, TODAY)).toEqual([]);
  });

  test('our own pages are welcome in new browsers and old', async () => {
    const site = await createTestApp({ routes });
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'http://localhost:5000', host: 'localhost:5000' },
    ])
      expect((await send(site, { path: '/' }, headers as Record<string, string>)).statusCode).toBe(204);
  });

  test('a page that travels in the clear is none of ours where the site is on https', async () => {
    const site = await createTestApp({ routes, environment: { PUBLIC_URL: 'https://lashma.example' } });
    const statusOf = async (headers: Record<string, string>) =>
      (await send(site, { path: '/' }, { host: 'lashma.example', ...headers })).statusCode;
    expect(await statusOf({ origin: 'http://lashma.example' })).toBe(403);
    expect(await statusOf({ origin: 'http://lashma.example', 'sec-fetch-site': 'same-origin' })).toBe(403);
    for (const origin of ['https://lashma.example', 'https://www.lashma.example'])
      expect(await statusOf({ origin, host: new URL(origin).host })).toBe(204);
  });

  test('pages that there are count by their names, however many others were invented', async () => {
    const site = await createTestApp({ routes });
    await saveBlog(site.database, post);
    for (let count = 0; count < 510; count++) await send(site, { path: `/blog/invented-${count}` });
    const known = ['/plan', '/provider/epe/new-clinic', `/blog/${post.id}`];
    for (const path of [...known, '/plan?category=invented']) await send(site, { path });
    await site.app.close();
    const views = new Map((await readPageViews(site.database, TODAY)).map((each) => [each.path, each.views]));
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
    expect(await readPageViews(site.database, TODAY)).toEqual([{ day: TODAY, path: '/', views: 600 }]);
  });
});

test.each([
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0',
  'Opera/9.80 (Android; Opera Mini/36.2/191.300; U; en) Presto/2.12.423 Version/12.16',
  'Mozilla/5.0 (Linux; U; Android 11; en-US; TECNO KF6i) AppleWebKit/537.36 (KHTML, like Gecko) UCBrowser/13.4.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
])('a browser is a visitor: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

test.each([
  undefined,
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/139.0.0.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'WhatsApp/2.23.20.0',
  'curl/8.5.0',
  'python-requests/2.32.0',
])('a program is none: %s', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});
