import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page, PostRequest } from '#app/page.ts';
import { dialects } from '#tests/support/databases.ts';
import { hashSource } from '#tests/support/read-html.ts';
import { INLINE_SCRIPT, STYLES, type TestRoute } from '#tests/support/stub-built-site.ts';
import { type TestApp, testApps } from '#tests/support/test-app.ts';
import { phoneLines } from '#words/site.ts';
import { bumpContentVersion } from '../features/content-version/content-version-repository.ts';
import { RequestError } from '../request-error.ts';

const shownIn = (html: string) => JSON.parse(/<pre>(.*?)<\/pre>/.exec(html)?.[1] ?? '{}');
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const WAIT = { timeout: 10_000 };

/** A home page, a search, a redirect, a text for machines, a form, and a post that is not there. */
const routes: TestRoute[] = [
  { path: '/' },
  { path: '/provider', query: ['q'], load: ({ query }) => query.get('q') },
  { path: '/plans', redirect: '/plan' },
  { path: '/robots.txt', file: { type: 'text/plain', text: ({ site }) => `Sitemap: ${site.publicUrl}` } },
  { path: '/contact', post: answerForm },
  { path: '/blog/:id', status: () => 404 },
];

async function answerForm({ fields, ip }: PostRequest) {
  if (!fields) return { status: 400, data: 'no form' };
  return fields.name ? { status: 200, data: { ip } } : { redirect: '/contact/sent' };
}

function counter() {
  let count = 0;
  return vi.fn(() => ++count);
}

const cacheStates = (lines: string[]) => lines.map((line) => JSON.parse(line).cache).filter(Boolean);

const createTestApp = testApps('SQLite');

describe.each(dialects)('on %s', (dialect) => {
  const createSite = testApps(dialect);

  test('a page is rendered once, then comes from memory until the content changes', async () => {
    const load = counter();
    const { app, database, lines } = await createSite({ routes: [{ path: '/', load }] });
    const count = async () => shownIn((await app.inject('/')).body).data;
    expect([await count(), await count()]).toEqual([1, 1]);
    await bumpContentVersion(database);
    await vi.waitFor(async () => expect(await count()).toBe(2), WAIT);
    expect(cacheStates(lines).slice(0, 2)).toEqual(['miss', 'hit']);
  });
});

describe('on a site', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ routes, isShared: true });
  });

  /** With what was said of caching meanwhile. */
  async function get(url: string, headers: Record<string, string> = {}) {
    const before = site.lines.length;
    const response = await site.app.inject({ url, headers });
    return { response, states: cacheStates(site.lines.slice(before)) };
  }

  async function post(url: string, payload: string, headers: Record<string, string> = {}) {
    const send = { method: 'POST', url, payload, remoteAddress: '192.0.2.1' } as const;
    return site.app.inject({ ...send, headers: { ...FORM, ...headers } });
  }

  test('a page carries its own style sheet, the mark of its build, and a policy that allows just its inline code', async () => {
    const { response } = await get('/');
    expect(response.body).toContain(`<style>${STYLES}</style>`);
    expect(response.headers['content-security-policy']).toContain(
      `script-src 'self' ${hashSource(INLINE_SCRIPT)}; style-src 'self' ${hashSource(STYLES)}; `,
    );
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'Accept-Encoding',
      'x-build': 'build-of-the-test',
      'x-content-type-options': 'nosniff',
    });
  });

  test('markup that slips into a page is not allowed to run: its policy stays', async () => {
    const policy = (await get('/nope')).response.headers['content-security-policy'];
    expect(policy).toContain(hashSource(INLINE_SCRIPT));
    for (const name of ['<style>*{display:none}</style>', '</pre><script>x()</script>']) {
      const posted = await post('/contact', `${new URLSearchParams({ name })}`);
      const { response } = await get(`/provider?q=${encodeURIComponent(name)}`);
      for (const { body, headers } of [response, posted]) {
        expect(body).toContain(name);
        expect(headers['content-security-policy']).toBe(policy);
      }
    }
  });

  test('a page is sent in the best encoding that the browser reads, the same to those who save data', async () => {
    const { response: plain } = await get('/', { 'save-data': 'on' });
    const { response: br } = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
  });

  test('a page is not sent again to those who have it', async () => {
    const etag = String((await get('/')).response.headers.etag);
    const ask = async (tag: string, encoding = 'identity') =>
      (await get('/', { 'if-none-match': tag, 'accept-encoding': encoding })).response;
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const response = await ask(tag);
      expect([response.statusCode, response.body]).toEqual([304, '']);
      expect(response.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
      expect(response.headers).not.toHaveProperty('content-type');
    }
    expect((await ask('"other"')).statusCode).toBe(200);
    expect((await ask(etag, 'br')).statusCode).toBe(304);
  });

  test('a page from memory tells how old it is', async () => {
    const age = async () => (await get('/')).response.headers.age;
    await vi.waitFor(async () => expect(Number(await age())).toBeGreaterThan(0), WAIT);
  });

  test.each(['/', '/contact', '/nope'])('%s takes no method but GET, HEAD and POST', async (url) => {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const) {
      const { statusCode, headers } = await site.app.inject({ method: method as 'PUT', url });
      expect(statusCode, method).toBe(405);
      expect(headers).toMatchObject({ allow: 'GET, HEAD, POST', 'cache-control': 'no-store' });
    }
  });

  test('unknown addresses get the one not-found page, rendered once for all', async () => {
    const [first, second] = [await get('/nope'), await get('/other/nope?x=1')];
    expect([first.response.statusCode, second.response.statusCode]).toEqual([404, 404]);
    expect(first.response.body).toBe(second.response.body);
    expect(first.response.headers).not.toHaveProperty('etag');
    expect(second.states).toEqual(['hit']);
  });

  test('an address under which there is nothing is rendered each time, so that invented ones fill no memory', async () => {
    for (const url of ['/blog/invented', '/blog/invented', '/blog/other']) {
      const { response, states } = await get(url);
      expect([response.statusCode, states]).toEqual([404, ['miss']]);
    }
  });

  test('another spelling of an address leads to the page for good', async () => {
    const { response } = await get('/PROVIDER/?q=eko&b=2');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/provider?q=eko&b=2']);
    expect(response.headers).not.toHaveProperty('content-type');
  });

  test('a text for machines is kept like a page, under the policy of files', async () => {
    const [first, second] = [await get('/robots.txt'), await get('/robots.txt?x=1')];
    for (const { response } of [first, second]) expect(response.body).toBe('Sitemap: http://localhost:3000');
    expect(first.response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    });
    expect([first.states, second.states]).toEqual([['miss'], ['hit']]);
  });

  test('a form reaches its page as it was posted, and the answer is for nobody else', async () => {
    for (const name of ['Adé', 'Bọ́lá']) {
      const own = { origin: 'http://localhost:3000' };
      const { statusCode, body, headers } = await post('/contact', `${new URLSearchParams({ name })}`, own);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
      expect(shownIn(body)).toMatchObject({ fields: { name }, data: { ip: '192.0.2.1' } });
    }
  });

  test('a form that was taken leads on, and one that is none is left to the page to refuse', async () => {
    const { statusCode, headers } = await post('/contact', 'name=');
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({ location: '/contact/sent', 'cache-control': 'no-store' });
    const refused = await post('/contact', '{}', { 'content-type': 'application/json' });
    expect([refused.statusCode, shownIn(refused.body).data]).toEqual([400, 'no form']);
  });

  test.each(['/', '/nope', '/robots.txt'])('%s takes no form', async (url) => {
    const { statusCode, headers, body } = await post(url, 'name=x');
    expect([statusCode, body]).toEqual([405, '']);
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'cache-control': 'no-store' });
  });

  test.each<[number, string, Record<string, string>]>([
    [400, '/plans', {}],
    [400, '/%zz', {}],
    [400, '/contact/', {}],
    [403, '/contact', { origin: 'https://evil.example' }],
    [403, '/contact', { origin: 'null' }],
    [403, '/contact', { 'sec-fetch-site': 'cross-site' }],
    // Opened under another name of the server.
    [200, '/contact', { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  ])('%s is the answer to a form at %s with %o', async (status, url, headers) => {
    expect((await post(url, 'name=x', headers)).statusCode).toBe(status);
  });

  test('a page for one visitor knows his cookies and is rendered for each by itself; others know none', async () => {
    const cookiesOf = (page: string, cookie: string) => app.inject({ url: page, headers: { cookie } });
    const load: Page['load'] = async ({ cookies }) => cookies;
    const { app } = await createTestApp({
      routes: [
        { path: '/own', load, isPrivate: true },
        { path: '/common', load },
      ],
    });
    const answers = await Promise.all(['id=a; x=1', 'id=b; id=c'].map((cookie) => cookiesOf('/own', cookie)));
    expect(answers.map(({ body }) => shownIn(body).data)).toEqual([{ id: 'a', x: '1' }, { id: 'b' }]);
    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
    expect(shownIn((await cookiesOf('/common', 'id=a')).body).data).toEqual({});
  });

  test('a page that cannot be loaded leads where it says, only for now, and the log has the reason', async () => {
    const load = counter().mockImplementation(() => {
      throw new Error('the database is gone');
    });
    const { app, lines } = await createTestApp({
      routes: [{ path: '/blog/:id', query: ['q'], load, failTo: '/blog' }],
    });
    for (const url of ['/blog/a', '/blog/a?q=1', `/blog/a?q=${'x'.repeat(600)}`]) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, body]).toEqual([303, '']);
      expect(headers).toMatchObject({ location: '/blog', 'cache-control': 'no-store' });
    }
    expect(lines.filter((line) => line.includes('led to another'))).toHaveLength(3);
    expect(lines.join('')).toContain('the database is gone');
    load.mockImplementation(() => 1);
    expect((await app.inject('/blog/a')).statusCode).toBe(200);
  });
});

describe('while more is asked for than may be rendered', () => {
  const postForm = vi.fn();
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({
      routes: [
        ...routes.slice(0, 2),
        { path: '/blog/:id', failTo: '/blog' },
        { path: '/mine', isPrivate: true },
        { path: '/contact', post: postForm },
      ],
      services: { renderQueue: { run: () => Promise.reject(new RequestError(503, 'overloaded')) } },
      isShared: true,
    });
  });

  test('the others are refused for now, with the phone lines for people', async () => {
    const long = `/provider?q=${'x'.repeat(600)}`;
    for (const url of ['/provider?q=eko', long, '/blog/a', '/mine', '/api/blogs?limit=7']) {
      const { statusCode, headers, body } = await site.app.inject(url);
      expect(statusCode, url).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      if (!url.startsWith('/api/')) expect(body).toContain(phoneLines.tollFree.to);
    }
    expect(site.lines.filter((line) => line.includes('"error"'))).toEqual([]);
  });

  test('pages that there are few of are answered', async () => {
    for (const url of ['/', `/?x=${'x'.repeat(600)}`, '/provider', '/provider?x=1', '/api/blogs', '/nope'])
      expect((await site.app.inject(url)).statusCode, url).toBe(url === '/nope' ? 404 : 200);
  });

  test('a form is refused before anything becomes of it', async () => {
    const form = { method: 'POST', url: '/contact', headers: FORM, payload: 'name=x' } as const;
    expect((await site.app.inject(form)).statusCode).toBe(503);
    expect(postForm).not.toHaveBeenCalled();
  });
});
