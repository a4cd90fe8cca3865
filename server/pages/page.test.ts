import zlib, { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answer, chooseEncoding, createPage } from './page.ts';

const HTML = `<!doctype html><title>Ìlera Eko</title><script>run()</script><style>p{}</style>${'<p>text</p>'.repeat(100)}`;
const options = { effort: 'high' } as const;
const OWN_CACHING = { 'cache-control': 'max-age=5' };
const PAGE_CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

function html(body = HTML, status = 200, headers: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

test.each([
  ...[undefined, '', 'identity', 'brotli', '*;q=0', 'br;q=nonsense'].map((header) => [header, 'identity']),
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.5, gzip;q=1.0', 'br'],
  ['*', 'br'],
  ['gzip;q=0, *', 'br'],
])('a browser that accepts "%s" gets %s', (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test('a page can be had plain, by gzip and by brotli, under one weak entity tag', async () => {
  const page = createPage(html(), options);
  const [plain, gzip] = [await page.variant('identity'), await page.variant('gzip')];
  const [br, again] = await Promise.all([page.variant('br'), page.variant('br')]);
  // Compressed once, however many ask at the same time.
  expect(again).toBe(br);
  expect(plain.body.toString()).toBe(HTML);
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  expect(brotliDecompressSync(br.body).toString()).toBe(HTML);
  const { etag } = plain.headers;
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const lengthOf = ({ body }: typeof gzip) => ({ 'content-length': String(body.length) });
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', etag, ...lengthOf(gzip) });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', etag, ...lengthOf(br) });
  expect((await createPage(html(`${HTML} `), options).variant('br')).headers.etag).not.toBe(etag);
});

test('a page is sent quickly at first, and when asked for again in its smallest form, under the same tag, once that is there', async () => {
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

test('a page is sent plain when it cannot be compressed, which is tried again for the next visitor', async () => {
  const page = createPage(html(), options);
  const brotli = vi.spyOn(zlib, 'brotliCompress').mockImplementationOnce(() => {
    throw new Error('out of memory');
  });
  onTestFinished(() => brotli.mockRestore());
  expect(await page.variant('br')).toBe(await page.variant('identity'));
  expect(brotliDecompressSync((await page.variant('br')).body).toString()).toBe(HTML);
});

test('a page that was rendered anew to the same bytes is the same object', () => {
  const page = createPage(html(), options);
  expect(createPage(html(), options, page)).toBe(page);
  expect(createPage(html(`${HTML} `), options, page)).not.toBe(page);
  expect(createPage(html(HTML, 404), options, page)).not.toBe(page);
});

test('a short answer and one that is not text are sent as they are', async () => {
  const image = { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(1000) };
  for (const answer of [html('<p>short</p>'), image]) {
    const page = createPage(answer, options);
    expect(await page.variant('br')).toBe(await page.variant('identity'));
    expect((await page.variant('br')).headers).not.toHaveProperty('vary');
  }
});

test.each([
  ['a page', html(), { 'cache-control': PAGE_CACHING, vary: 'Accept-Encoding' }],
  ['what is missing', html(HTML, 404), { 'cache-control': 'public, max-age=0, s-maxage=60' }],
  ['a failure', html(HTML, 500), { 'cache-control': 'no-store' }],
  ['a redirect', html('', 308, { location: '/plan' }), { location: '/plan', 'cache-control': 'no-cache' }],
  ['what varies already', html(HTML, 200, { vary: 'origin' }), { vary: 'origin, Accept-Encoding' }],
  ['what says it itself', html(HTML, 200, OWN_CACHING), OWN_CACHING],
])('caches are told how long to keep %s', async (_what, answer, headers) => {
  expect((await createPage(answer, options).variant('br')).headers).toMatchObject(headers);
});
