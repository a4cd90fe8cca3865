import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { data, redirect } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { dialects } from '../../tests/support/databases.ts';
import { testApps } from '../../tests/support/test-app.ts';
import { bumpContentVersion } from '../features/content-version/content-version-repository.ts';

interface Shown {
  url: string;
  publicUrl: string;
  loaderData: Record<string, unknown>;
  actionData: Record<string, unknown> | null;
  savesData: boolean;
}

const shownIn = (html: string): Shown => JSON.parse(/<pre>(.*?)<\/pre>/.exec(html)?.[1] ?? '{}');

/** A home page that counts how often it was rendered, a search, a redirect, a form, and the not-found page. */
function routesOf(loader: () => unknown = vi.fn()) {
  return {
    home: { module: { loader } },
    provider: {
      path: 'provider',
      module: { handle: { query: ['q'] }, loader: ({ request }: { request: Request }) => request.url },
    },
    plans: {
      path: 'plans',
      module: {
        default: undefined,
        loader: ({ request }: { request: Request }) => redirect(`/plan${new URL(request.url).search}`, 308),
      },
    },
    contact: {
      path: 'contact',
      module: {
        action: async ({ request }: { request: Request }) => Object.fromEntries(await request.formData()),
      },
    },
    unknown: { path: '*', module: { loader: () => data(null, { status: 404 }) } },
  };
}

function counter() {
  let count = 0;
  return vi.fn(() => ++count);
}

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('those who save data get a page of their own, which is kept beside the other', async () => {
    const loader = counter();
    const { app } = await createTestApp({ routes: routesOf(loader) });
    const ask = (headers: Record<string, string>) => app.inject({ url: '/', headers });
    const [full, light] = [await ask({}), await ask({ 'save-data': 'on' })];
    expect(shownIn(full.body)).toMatchObject({ savesData: false, loaderData: { home: 1 } });
    expect(shownIn(light.body)).toMatchObject({ savesData: true, loaderData: { home: 2 } });
    expect(light.headers.etag).not.toBe(full.headers.etag);
    expect(full.headers['content-security-policy']).not.toContain("script-src 'none'");
    expect(light.headers['content-security-policy']).toContain("script-src 'none'");
    for (const [headers, same] of [
      [{}, full],
      [{ 'save-data': 'on' }, light],
      [{ 'save-data': 'off' }, full],
    ] as const) {
      expect((await ask(headers)).body).toBe(same.body);
      const again = await ask({ ...headers, 'if-none-match': String(same.headers.etag) });
      expect(again.statusCode).toBe(304);
    }
    expect((await ask({ 'if-none-match': String(light.headers.etag) })).statusCode).toBe(200);
    expect(loader).toHaveBeenCalledTimes(2);
    const sent = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'save-data': 'on', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'user_name=Ade',
    });
    expect(shownIn(sent.body)).toMatchObject({
      savesData: true,
      actionData: { contact: { user_name: 'Ade' } },
    });
  });

  test('a page is rendered once, then comes from memory until the content changes', async () => {
    const loader = counter();
    const { app, database, lines } = await createTestApp({ routes: routesOf(loader) });
    const count = async () => shownIn((await app.inject('/')).body).loaderData.home;
    expect([await count(), await count()]).toEqual([1, 1]);
    await bumpContentVersion(database);
    await vi.waitFor(async () => expect(await count()).toBe(2), { timeout: 10_000 });
    const states = lines.map((line) => JSON.parse(line).cache).filter(Boolean);
    expect(states.slice(0, 2)).toEqual(['miss', 'hit']);
  });

  test('a page that was rendered before stays when rendering fails', async () => {
    const loader = counter();
    const { app, database } = await createTestApp({ routes: routesOf(loader) });
    await app.inject('/');
    loader.mockImplementation(() => {
      throw new Error('the database is gone');
    });
    await bumpContentVersion(database);
    await vi.waitFor(
      async () => {
        const response = await app.inject('/');
        expect([response.statusCode, shownIn(response.body).loaderData.home]).toEqual([200, 1]);
        expect(loader.mock.calls.length).toBeGreaterThan(1);
      },
      { timeout: 10_000 },
    );
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
    expect(shownIn(response.body)).toMatchObject({
      url: 'https://lashma.example/',
      publicUrl: 'https://lashma.example',
    });
    expect(response.body).not.toContain('evil');
    expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('sees no query but the parameters that it names', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const first = await app.inject('/?utm=<script>');
    expect(shownIn(first.body).url).toBe('http://localhost:3000/');
    const search = await app.inject('/provider?q=eko&evil=1');
    expect(shownIn(search.body).loaderData.provider).toBe('http://localhost:3000/provider?q=eko');
  });

  test('carries its own style sheet, and a policy that allows just its inline code', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const response = await app.inject('/');
    expect(response.body).toContain('<style>body{color:navy}</style>');
    expect(response.headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-/,
    );
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test('is sent in the best encoding that the browser reads', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const get = (encodings: string) => app.inject({ url: '/', headers: { 'accept-encoding': encodings } });
    const [plain, gzip, br] = [await app.inject('/'), await get('gzip'), await get('gzip, br')];
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect([gzip.headers['content-encoding'], br.headers['content-encoding']]).toEqual(['gzip', 'br']);
  });

  test('is not sent again to those who have it', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const { etag } = (await app.inject('/')).headers;
    const ask = (tag: string, encoding = 'identity') =>
      app.inject({ url: '/', headers: { 'if-none-match': tag, 'accept-encoding': encoding } });
    for (const tag of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
      const response = await ask(tag);
      expect([response.statusCode, response.body]).toEqual([304, '']);
      expect(response.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
      expect(response.headers).not.toHaveProperty('content-type');
    }
    expect((await ask('"other"')).statusCode).toBe(200);
    expect((await ask(String(etag), 'br')).statusCode).toBe(200);
  });

  test('from memory tells how old it is', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    expect((await app.inject('/')).headers).not.toHaveProperty('age');
    await vi.waitFor(async () => expect(Number((await app.inject('/')).headers.age)).toBeGreaterThan(0), {
      timeout: 10_000,
    });
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const [get, head] = [await app.inject('/'), await app.inject({ method: 'HEAD', url: '/' })];
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'content-length', 'content-type', 'content-security-policy'])
      expect(head.headers[name]).toBe(get.headers[name]);
  });

  test('has its data under the same key, for moves inside the site', async () => {
    const { app, lines } = await createTestApp({ routes: routesOf(counter()) });
    const first = await app.inject('/_.data');
    const second = await app.inject('/_.data?junk=1');
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'text/x-script']);
    expect(second.body).toBe(first.body);
    expect(lines.map((line) => JSON.parse(line).cache).filter(Boolean)).toEqual(['miss', 'hit']);
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
    expect(lines.map((line) => JSON.parse(line).cache).filter(Boolean)).toEqual(['miss', 'hit']);
  });

  test('under which there is nothing is rendered each time, so that invented ones fill no memory', async () => {
    const loader = () => data(null, { status: 404 });
    const { app, lines } = await createTestApp({
      routes: { post: { path: 'blog/:id', module: { loader } } },
    });
    for (const url of ['/blog/invented', '/blog/invented', '/blog/invented.data', '/blog/invented.data'])
      expect((await app.inject(url)).statusCode).toBe(404);
    expect(lines.map((line) => JSON.parse(line).cache).filter(Boolean)).toEqual(Array(4).fill('miss'));
  });

  test.each([
    ['/provider/', '/provider'],
    ['/provider/?q=eko&b=2', '/provider?q=eko&b=2'],
    ['/PROVIDER', '/provider'],
  ])('%s leads to %s for good', async (url, location) => {
    const { app } = await createTestApp({ routes: routesOf() });
    const response = await app.inject(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, location]);
  });

  test('that belongs to a redirect keeps its query', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const response = await app.inject('/plans?x=1');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/plan?x=1']);
    expect(response.headers).not.toHaveProperty('content-type');
  });
});

describe('a form', () => {
  const createTestApp = testApps('SQLite');

  test('reaches the page’s action as it was posted, and its answer is for nobody else', async () => {
    const { app, lines } = await createTestApp({ routes: routesOf() });
    const post = (name: string) =>
      app.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
        payload: new URLSearchParams({ name }).toString(),
      });
    for (const name of ['Adé', 'Bọ́lá']) {
      const response = await post(name);
      expect(response.statusCode).toBe(200);
      expect(shownIn(response.body).actionData).toEqual({ contact: { name } });
    }
    expect(lines.map((line) => JSON.parse(line).cache).filter(Boolean)).toEqual(['pass', 'pass']);
  });

  test('from another site is refused', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' };
    const response = await app.inject({ method: 'POST', url: '/contact', headers, payload: 'name=x' });
    expect(response.statusCode).toBe(400);
  });

  test('from a page that was opened under another name of the server is let through', async () => {
    const { app } = await createTestApp({ routes: routesOf() });
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      host: '127.0.0.1:3000',
      origin: 'http://127.0.0.1:3000',
    };
    const response = await app.inject({ method: 'POST', url: '/contact', headers, payload: 'name=x' });
    expect(response.statusCode).toBe(200);
  });
});
