import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, createPage } from './page.ts';

const HTML = `<!doctype html><title>Ìlera Eko</title><script>run()</script><style>p{}</style>${'<p>text</p>'.repeat(100)}`;
const options = { effort: 'high' } as const;

function html(body = HTML, status = 200): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

describe('a page of HTML', () => {
  test('can be had plain, by gzip and by brotli', async () => {
    const page = createPage(html(), options);
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

  test('has one weak entity tag in every encoding, since the bytes differ and the page does not', async () => {
    const page = createPage(html(), options);
    const tags = [await page.variant('identity'), await page.variant('gzip'), await page.variant('br')].map(
      ({ headers }) => headers.etag,
    );
    expect(new Set(tags).size).toBe(1);
    expect(tags[0]).toMatch(/^W\/"[\w-]+"$/);
    expect((await createPage(html(`${HTML} `), options).variant('br')).headers.etag).not.toBe(tags[0]);
  });

  test('tells caches how long to keep it and what it varies by', async () => {
    const { headers } = await createPage(html(), options).variant('br');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      vary: 'Accept-Encoding',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test('tells caches not to go on saying that something is missing', async () => {
    const { headers } = await createPage(html(HTML, 404), options).variant('br');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60');
  });

  test('keeps its headers as they are given, whatever its markup says', async () => {
    const answer = html();
    const policy = { 'content-security-policy': "script-src 'self'" };
    const page = createPage({ ...answer, headers: { ...answer.headers, ...policy } }, options);
    expect((await page.variant('br')).headers).toMatchObject(policy);
    const bare = await createPage(answer, options).variant('br');
    expect(bare.headers).not.toHaveProperty('content-security-policy');
  });

  test('is compressed once, however many ask at the same time', async () => {
    const page = createPage(html(), options);
    const [first, second] = await Promise.all([page.variant('br'), page.variant('br')]);
    expect(first).toBe(second);
  });

  test('is sent quickly at first, and when asked for again in its smallest form, under the same tag, once that is there', async () => {
    const brotli = vi.spyOn(zlib, 'brotliCompress');
    onTestFinished(() => brotli.mockRestore());
    const page = createPage(html(), options);
    const quick = await page.variant('br');
    expect(brotli).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(page.variant('br')).not.toBe(quick), { timeout: 10_000 });
    const small = await page.variant('br');
    expect(small.body.length).toBeLessThanOrEqual(quick.body.length);
    expect(small.headers.etag).toBe(quick.headers.etag);
    expect(brotliDecompressSync(small.body).toString()).toBe(HTML);
    expect(page.variant('br')).toBe(small);
    expect(brotli).toHaveBeenCalledTimes(2);
  });

  test('is sent plain when it cannot be compressed, which is tried again for the next visitor', async () => {
    const page = createPage(html(), options);
    const brotli = vi.spyOn(zlib, 'brotliCompress').mockImplementationOnce(() => {
      throw new Error('out of memory');
    });
    onTestFinished(() => brotli.mockRestore());
    expect(await page.variant('br')).toBe(await page.variant('identity'));
    expect(brotliDecompressSync((await page.variant('br')).body).toString()).toBe(HTML);
  });

  test('that was rendered anew to the same bytes is the same object', async () => {
    const page = createPage(html(), options);
    expect(createPage(html(), options, page)).toBe(page);
    expect(createPage(html(`${HTML} `), options, page)).not.toBe(page);
    expect(createPage(html(HTML, 404), options, page)).not.toBe(page);
  });
});

test('a short answer and one that is not text are sent as they are', async () => {
  const image = { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(1000) };
  for (const answer of [html('<p>short</p>'), image]) {
    const page = createPage(answer, options);
    expect(await page.variant('br')).toBe(await page.variant('identity'));
    expect((await page.variant('br')).headers).not.toHaveProperty('vary');
  }
});

test('what varies already also varies by its encoding', async () => {
  const answer = html();
  const page = createPage({ ...answer, headers: { ...answer.headers, vary: 'origin' } }, options);
  expect((await page.variant('br')).headers.vary).toBe('origin, Accept-Encoding');
});

test('a redirect keeps its target and is asked for again', async () => {
  const page = createPage({ status: 308, headers: { location: '/plan' }, body: '' }, options);
  expect((await page.variant('br')).headers).toMatchObject({
    location: '/plan',
    'cache-control': 'no-cache',
  });
});

test('a failure is kept by nobody', async () => {
  expect((await createPage(html(HTML, 500), options).variant('br')).headers).toMatchObject({
    'cache-control': 'no-store',
  });
});

test('what is missing is kept, unless anyone could invent more of it', () => {
  expect(createPage(html(HTML, 404), options).storable).toBe(true);
  expect(createPage(html(HTML, 404), { ...options, dropMissing: true }).storable).toBe(false);
  expect(createPage(html(), { ...options, dropMissing: true }).storable).toBe(true);
});

test('what a route says about caching is left as it is', async () => {
  const headers = { 'content-type': 'application/atom+xml', 'cache-control': 'max-age=5' };
  const feed = createPage({ status: 200, headers, body: '<feed/>' }, options);
  expect((await feed.variant('br')).headers['cache-control']).toBe('max-age=5');
});
