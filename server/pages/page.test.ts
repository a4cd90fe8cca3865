import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { readPage } from './page.ts';

const HTML = `<!doctype html><title>Ìlera Eko</title><script>run()</script><style>p{}</style>${'<p>text</p>'.repeat(100)}`;
const options = { policy: { 'script-src': ["'self'"], 'style-src': ["'self'"] }, effort: 'high' } as const;

function html(body = HTML, init: ResponseInit = {}) {
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init });
}

describe('a page of HTML', () => {
  test('can be had plain, by gzip and by brotli', async () => {
    const page = await readPage(html(), options);
    const [plain, gzip, br] = [
      await page.variant('identity'),
      await page.variant('gzip'),
      await page.variant('br'),
    ];
    expect(plain.body.toString()).toBe(HTML);
    expect(gunzipSync(gzip.body).toString()).toBe(HTML);
    expect(brotliDecompressSync(br.body).toString()).toBe(HTML);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(gzip.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(gzip.body.length),
    });
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.body.length) });
  });

  test('has an entity tag for each encoding, since the bytes differ', async () => {
    const page = await readPage(html(), options);
    const tags = [await page.variant('identity'), await page.variant('gzip'), await page.variant('br')].map(
      ({ etag }) => etag,
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test('tells caches how long to keep it and what it varies by', async () => {
    const { headers } = await (await readPage(html(), options)).variant('br');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test('allows its own inline code by hash', async () => {
    const { headers } = await (await readPage(html(), options)).variant('identity');
    expect(headers['content-security-policy']).toMatch(
      /^script-src 'self' 'sha256-[\w+/]+=*'; style-src 'self' 'sha256-[\w+/]+=*'$/,
    );
  });

  test('is compressed once, however many ask at the same time', async () => {
    const page = await readPage(html(), options);
    const [first, second] = await Promise.all([page.variant('br'), page.variant('br')]);
    expect(first).toBe(second);
  });

  test('is sent quickly at first, and in its smallest form, under another tag, once that is there', async () => {
    const page = await readPage(html(), options);
    const quick = await page.variant('br');
    await vi.waitFor(() => expect(page.variant('br')).not.toBe(quick), { timeout: 10_000 });
    const small = await page.variant('br');
    expect(small.body.length).toBeLessThanOrEqual(quick.body.length);
    expect(small.etag).not.toBe(quick.etag);
    expect(brotliDecompressSync(small.body).toString()).toBe(HTML);
    expect(page.variant('br')).toBe(small);
  });

  test('that was rendered anew to the same bytes is the same object', async () => {
    const page = await readPage(html(), options);
    expect(await readPage(html(), options, page)).toBe(page);
    expect(await readPage(html(`${HTML} `), options, page)).not.toBe(page);
    expect(await readPage(html(HTML, { status: 404 }), options, page)).not.toBe(page);
  });
});

test('a short answer and one that is not text are sent as they are', async () => {
  const image = new Response('x'.repeat(1000), { headers: { 'content-type': 'image/png' } });
  for (const response of [html('<p>short</p>'), image]) {
    const page = await readPage(response, options);
    expect(await page.variant('br')).toBe(await page.variant('identity'));
    expect((await page.variant('br')).headers).not.toHaveProperty('vary');
  }
});

test('an answer that is not HTML keeps the locked-down policy of every answer', async () => {
  const page = await readPage(
    new Response('{}', { headers: { 'content-type': 'application/json' } }),
    options,
  );
  expect((await page.variant('identity')).headers).not.toHaveProperty('content-security-policy');
});

test('a redirect keeps its target and is asked for again', async () => {
  const page = await readPage(new Response(null, { status: 308, headers: { location: '/plan' } }), options);
  expect((await page.variant('br')).headers).toMatchObject({
    location: '/plan',
    'cache-control': 'no-cache',
  });
});

test('a failure is kept by nobody', async () => {
  expect((await (await readPage(html(HTML, { status: 500 }), options)).variant('br')).headers).toMatchObject({
    'cache-control': 'no-store',
  });
});

test('what a route says about caching is left as it is', async () => {
  const feed = new Response('<feed/>', {
    headers: { 'content-type': 'application/atom+xml', 'cache-control': 'max-age=5' },
  });
  expect((await (await readPage(feed, options)).variant('br')).headers['cache-control']).toBe('max-age=5');
});

test('several cookies stay several', async () => {
  const headers = new Headers([
    ['set-cookie', 'a=1'],
    ['set-cookie', 'b=2'],
  ]);
  const page = await readPage(new Response('', { headers }), options);
  expect((await page.variant('identity')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
});
