import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Page, PostRequest } from '#app/page.ts';
import { dialects } from '#tests/support/databases.ts';
import { hashSource } from '#tests/support/read-html.ts';
import { INLINE_SCRIPT, STYLES, type TestRoute } from '#tests/support/site-build.ts';
import { type TestApp, testApps } from '#tests/support/test-app.ts';
import { bumpContentVersion } from '../features/content-version/content-version-repository.ts';

interface Shown {
  path: string;
  query: string;
  publicUrl: string;
  data: unknown;
  fields?: Record<string, string>;
}

const shownIn = (html: string): Shown => JSON.parse(/<pre>(.*?)<\/pre>/.exec(html)?.[1] ?? '{}');
const FORM = 'application/x-www-form-urlencoded';
const WAIT = { timeout: 10_000 };

/** A home page that counts how often it was loaded, a search, a redirect, a text for machines and a form. */
function routesOf(load: () => unknown = vi.fn()): TestRoute[] {
  return [
    { path: '/', load },
    { path: '/provider', query: ['q'] },
    { path: '/plans', redirect: '/plan' },
    { path: '/robots.txt', file: { type: 'text/plain', text: ({ site }) => `Sitemap: ${site.publicUrl}` } },
    { path: '/contact', post: answerForm },
  ];
}

async function answerForm({ fields, address }: PostRequest) {
  if (!fields) return { status: 400, data: 'no form' };
  return fields.name ? { status: 200, data: { address } } : { redirect: '/contact/sent' };
}

function counter() {
  let count = 0;
  return vi.fn(() => ++count);
}

const cacheStates = (lines: string[]) => lines.map((line) => JSON.parse(line).cache).filter(Boolean);

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('a page is rendered once, then comes from memory until the content changes', async () => {
    const load = counter();
    const { app, database, lines } = await createTestApp({ routes: routesOf(load) });
    const count = async () => shownIn((await app.inject('/')).body).data;
    expect([await count(), await count()]).toEqual([1, 1]);
    await bumpContentVersion(database);
    await vi.waitFor(async () => expect(await count()).toBe(2), WAIT);
    expect(cacheStates(lines).slice(0, 2)).toEqual(['miss', 'hit']);
  });

  test('a page that was rendered before stays when rendering fails, also where a failure leads elsewhere', async () => {
    const load = counter();
    const { app, database } = await createTestApp({
      routes: [
        { path: '/', load },
        { path: '/blog/:id', load, failTo: '/' },
      ],
    });
    for (const url of ['/', '/blog/a']) await app.inject(url);
    load.mockImplementation(() => {
      throw new Error('the database is gone');
    });
    await bumpContentVersion(database);
    await vi.waitFor(async () => {
      const shown = [await app.inject('/'), await app.inject('/blog/a')];
      expect(shown.map(({ statusCode, body }) => [statusCode, shownIn(body).data])).toEqual([
        [200, 1],
        [200, 2],
      ]);
      expect(load.mock.calls.length).toBeGreaterThan(3);
    }, WAIT);
  });
});

describe('a page', () => {
  const createTestApp = testApps('SQLite');

  test('knows the site by its public address, whatever the Host header says', async () => {
    const { app } = await createTestApp({
      routes: routesOf(),
      environment: { PUBLIC_URL: 'https://lashma.example' },
    });
    const response = await app.inject({
      url: '/',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    });
    expect(shownIn(response.body)).toMatchObject({ path: '/', publicUrl: 'https://lashma.example' });
    expect(response.body).not.toContain('evil');
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('sees no query but the parameters that it names', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const first = await app.inject('/?utm=<script>');
    expect(shownIn(first.body)).toMatchObject({ path: '/', query: '' });
    const search = await app.inject('/provider?q=eko&evil=1');
    expect(shownIn(search.body)).toMatchObject({ path: '/provider', query: 'q=eko' });
  });

  test('for one visitor knows his cookies and is rendered for each by itself; others know none', async () => {
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

  test('with an overlong query is answered and kept nowhere', async () => {
    const { app, lines } = await createTestApp({ routes: routesOf() });
    const q = 'x'.repeat(600);
    for (const _time of [1, 2])
      expect(shownIn((await app.inject(`/provider?q=${q}`)).body).query).toBe(`q=${q}`);
    expect(cacheStates(lines)).toEqual(['pass', 'pass']);
  });

  test('carries its own style sheet, the mark of its build, and a policy that allows just its inline code', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const response = await app.inject('/');
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

  test('has one policy whatever it renders: markup that slips into it is not allowed to run', async () => {
    const slipped = [
      '<script>alert(1)</script>',
      '<style>*{display:none}</style>',
      '</pre><script>x()</script>',
    ];
    const { app } = await createTestApp({
      routes: [
        { path: '/clean' },
        { path: '/search', query: ['q'], load: ({ query }) => query.get('q') },
        ...slipped.map((data, index) => ({ path: `/slipped-${index}`, load: () => data })),
        { path: '/contact', post: async ({ fields }) => ({ status: 400, data: fields?.text }) },
      ],
    });
    const clean = (await app.inject('/clean')).headers['content-security-policy'];
    expect(clean).toContain(hashSource(INLINE_SCRIPT));
    for (const [index, markup] of slipped.entries()) {
      const payload = new URLSearchParams({ text: markup }).toString();
      const headers = { 'content-type': FORM };
      for (const response of [
        await app.inject(`/slipped-${index}`),
        await app.inject(`/search?q=${encodeURIComponent(markup)}`),
        await app.inject({ method: 'POST', url: '/contact', headers, payload }),
      ]) {
        expect(response.body).toContain(markup);
        expect(response.headers['content-security-policy']).toBe(clean);
      }
    }
    expect((await app.inject('/nope')).headers['content-security-policy']).toBe(clean);
  });

  test('is sent in the best encoding that the browser reads', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const get = (encodings: string) => app.inject({ url: '/', headers: { 'accept-encoding': encodings } });
    const [plain, gzip, br] = [await app.inject('/'), await get('gzip'), await get('gzip, br')];
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
  });

  test('is the same for those who save data', async () => {
    const load = counter();
    const { app } = await createTestApp({ routes: routesOf(load) });
    const [full, light] = [
      await app.inject('/'),
      await app.inject({ url: '/', headers: { 'save-data': 'on' } }),
    ];
    expect([light.body, light.headers.etag]).toEqual([full.body, full.headers.etag]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is not sent again to those who have it', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const etag = String((await app.inject('/')).headers.etag);
    const ask = (tag: string, encoding = 'identity') =>
      app.inject({ url: '/', headers: { 'if-none-match': tag, 'accept-encoding': encoding } });
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const response = await ask(tag);
      expect([response.statusCode, response.body]).toEqual([304, '']);
      expect(response.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
      expect(response.headers).not.toHaveProperty('content-type');
    }
    expect((await ask('"other"')).statusCode).toBe(200);
    expect((await ask(etag, 'br')).statusCode).toBe(304);
  });

  test('from memory tells how old it is', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    expect((await app.inject('/')).headers).not.toHaveProperty('age');
    await vi.waitFor(
      async () => expect(Number((await app.inject('/')).headers.age)).toBeGreaterThan(0),
      WAIT,
    );
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const [get, head] = [await app.inject('/'), await app.inject({ method: 'HEAD', url: '/' })];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  test('that is meant for one visitor is kept nowhere', async () => {
    const load = counter();
    const { app } = await createTestApp({ routes: [{ path: '/', load, isPrivate: true }] });
    const answers = [await app.inject('/'), await app.inject('/')];
    expect(answers.map(({ body }) => shownIn(body).data)).toEqual([1, 2]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  test('that cannot be loaded leads where it says, only for now, and the log has the reason', async () => {
    const load = counter();
    load.mockImplementation(() => {
      throw new Error('the database is gone');
    });
    const { app, lines } = await createTestApp({
      routes: [{ path: '/blog/:id', query: ['q'], load, failTo: '/blog' }],
    });
    for (const url of ['/blog/a', '/blog/a?q=1', `/blog/a?q=${'x'.repeat(600)}`]) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([statusCode, headers.location, headers['cache-control'], body]).toEqual([
        303,
        '/blog',
        'no-store',
        '',
      ]);
    }
    expect(lines.filter((line) => line.includes('led to another'))).toHaveLength(3);
    expect(lines.join('')).toContain('the database is gone');
    load.mockImplementation(() => 1);
    expect((await app.inject('/blog/a')).statusCode).toBe(200);
  });

  test('takes no method but GET, HEAD and POST', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])
      for (const url of ['/', '/contact', '/nope']) {
        const { statusCode, headers } = await app.inject({ method: method as 'PUT', url });
        expect([method, statusCode, headers.allow, headers['cache-control']]).toEqual([
          method,
          405,
          'GET, HEAD, POST',
          'no-store',
        ]);
      }
  });
});

describe('an address', () => {
  const createTestApp = testApps('SQLite');

  test('that is unknown gets the one not-found page, rendered once for all', async () => {
    const { app, lines } = await createTestApp({ routes: routesOf() });
    const responses = [await app.inject('/nope'), await app.inject('/other/nope?x=1')];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(responses[0]?.body).toBe(responses[1]?.body);
    expect(responses[0]?.headers).not.toHaveProperty('etag');
    expect(cacheStates(lines)).toEqual(['miss', 'hit']);
  });

  test('under which there is nothing is rendered each time, so that invented ones fill no memory', async () => {
    const { app, lines } = await createTestApp({ routes: [{ path: '/blog/:id', status: () => 404 }] });
    for (const url of ['/blog/invented', '/blog/invented', '/blog/other'])
      expect((await app.inject(url)).statusCode).toBe(404);
    expect(cacheStates(lines)).toEqual(['miss', 'miss', 'miss']);
  });

  test('with a slash at its end or in capitals leads for good to the one that is right', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    for (const [url, location] of [
      ['/provider/', '/provider'],
      ['/provider/?q=eko&b=2', '/provider?q=eko&b=2'],
      ['/PROVIDER', '/provider'],
    ] as const) {
      const response = await app.inject(url);
      expect([response.statusCode, response.headers.location]).toEqual([308, location]);
    }
  });

  test('that belongs to a redirect keeps its query', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const response = await app.inject('/plans?x=1');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/plan?x=1']);
    expect(response.headers).not.toHaveProperty('content-type');
  });

  test('of a text for machines is kept like a page, under the policy of files', async () => {
    const { app, lines } = await createTestApp({ routes: routesOf() });
    const [first, second] = [await app.inject('/robots.txt'), await app.inject('/robots.txt?x=1')];
    expect([first?.body, second?.body]).toEqual(Array(2).fill('Sitemap: http://localhost:3000'));
    expect(first?.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
    });
    expect(cacheStates(lines)).toEqual(['miss', 'hit']);
  });
});

describe('a form', () => {
  const createTestApp = testApps('SQLite');

  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp({ routes: routesOf(), isShared: true });
  });

  async function post(url: string, payload: string, headers: Record<string, string> = {}) {
    const { app, lines } = site;
    const before = lines.length;
    const send = { method: 'POST', url, payload, remoteAddress: '192.0.2.1' } as const;
    const response = await app.inject({ ...send, headers: { 'content-type': FORM, ...headers } });
    return { ...response, headers: response.headers, body: response.body, lines: lines.slice(before) };
  }

  test('reaches its page as it was posted, and the answer is for nobody else', async () => {
    for (const name of ['Adé', 'Bọ́lá']) {
      const { statusCode, body, headers, lines } = await post(
        '/contact',
        new URLSearchParams({ name }).toString(),
        { origin: 'http://localhost:3000' },
      );
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
      expect(shownIn(body)).toMatchObject({ fields: { name }, data: { address: '192.0.2.1' } });
      expect(cacheStates(lines)).toEqual(['pass']);
    }
  });

  test('that was taken leads on, so that it is not sent twice', async () => {
    const { statusCode, headers } = await post('/contact', 'name=');
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      '/contact/sent',
      'no-store',
    ]);
  });

  test('that is none is left to the page to refuse', async () => {
    const { statusCode, body } = await post('/contact', '{}', { 'content-type': 'application/json' });
    expect([statusCode, shownIn(body).data]).toEqual([400, 'no form']);
  });

  test.each(['/', '/nope', '/robots.txt'])('is not taken at %s', async (url) => {
    const { statusCode, headers, body } = await post(url, 'name=x');
    expect([statusCode, headers.allow, headers['cache-control'], body]).toEqual([
      405,
      'GET, HEAD',
      'no-store',
      '',
    ]);
  });

  test.each(['/plans', '/%zz', '/contact/'])('is not understood at %s', async (url) => {
    expect((await post(url, 'name=x')).statusCode).toBe(400);
  });

  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }])(
    'from another site is refused: %o',
    async (headers) => {
      const { statusCode, body } = await post('/contact', 'name=x', headers as Record<string, string>);
      expect([statusCode, shownIn(body)]).toEqual([403, {}]);
    },
  );

  test('from a page that was opened under another name of the server is let through', async () => {
    const headers = { host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' };
    expect((await post('/contact', 'name=x', headers)).statusCode).toBe(200);
  });
});
