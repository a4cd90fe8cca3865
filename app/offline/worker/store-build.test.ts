import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheNames, type OfflineBuild, readingPrefix } from './offline-build.ts';
import { gunzipResponse, gzipResponse, keepLanguageOf, keptPrefix, storeBuild } from './store-build.ts';

const build: OfflineBuild = {
  id: 'b1',
  pages: ['/plan', '/provider', '/offline'],
  files: ['/assets/entry.js'],
  languageFiles: { '': ['/assets/en.js'], '/yo': ['/assets/yo.js'] },
  lists: ['/data/jaara.json?v=1'],
};
const origin = 'https://site.example';
const at = (path: string) => new URL(path, origin);
const page = (id = 'b1') => new Response('<p>/data/jaara.json?v=1', { headers: { 'x-build': id } });

let stored: Map<string, Map<string, Response>>;
const asked = vi.fn<(path: string) => Promise<Response>>();

beforeEach(() => {
  stored = new Map();
  asked.mockReset().mockImplementation(async () => page());
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('caches', {
    keys: async () => [...stored.keys()],
    match: async (path: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(path),
    open: async (name: string) => {
      const cache = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, cache);
      return {
        put: async (path: string, response: Response) => cache.set(path, response),
        delete: async (path: string) => cache.delete(path),
      };
    },
  });
});

const kept = () => [...(stored.get(cacheNames(build).build)?.keys() ?? [])].sort();
const shared = ['/assets/entry.js', '/data/jaara.json?v=1'];
const inEnglish = [...shared, '/assets/en.js', '/plan', '/provider', '/offline'].sort();
const inYoruba = [...shared, '/assets/yo.js', '/yo/plan', '/yo/provider', '/yo/offline'].sort();

describe('what is stored', () => {
  test('is the pages and words of one language, and nothing else is asked for', async () => {
    await storeBuild(build, '');
    expect(kept()).toEqual(inEnglish);
    expect(asked.mock.calls.map(([path]) => path).sort()).toEqual(inEnglish);
  });

  test('changes with the language of a visited page, and back', async () => {
    await storeBuild(build, '');
    await keepLanguageOf(build, at('/yo/contact'), page());
    expect(kept()).toEqual(inYoruba);
    expect(await keptPrefix(build, [...stored.keys()])).toBe('/yo');
    await keepLanguageOf(build, at('/contact'), page());
    expect(kept()).toEqual(inEnglish);
  });

  test.each([
    ['in the language that is kept', '/', page()],
    ['that is in English only', '/blog/a-post', page()],
    ['of another build', '/yo', page('b2')],
    ['that is an error', '/yo', new Response('', { status: 404, headers: { 'x-build': 'b1' } })],
  ])('stays without being asked for by a page %s', async (_which, path, response) => {
    await storeBuild(build, '');
    asked.mockClear();
    await keepLanguageOf(build, at(path), response);
    expect(asked).not.toHaveBeenCalled();
    expect(kept()).toEqual(inEnglish);
  });

  test('stays whole when the connection breaks meanwhile, and changes at the next visit', async () => {
    await storeBuild(build, '');
    asked.mockRejectedValueOnce(new Error('offline'));
    await keepLanguageOf(build, at('/yo'), page());
    expect(kept()).toEqual(inEnglish);
    await keepLanguageOf(build, at('/yo'), page());
    expect(kept()).toEqual(inYoruba);
  });

  test('is of the last language when two are visited at once', async () => {
    await storeBuild(build, '');
    await Promise.all(['/yo', '/', '/yo/faq'].map((path) => keepLanguageOf(build, at(path), page())));
    expect(kept()).toEqual(inYoruba);
  });

  test('in a language must show the lists of the build too', async () => {
    asked.mockImplementation(async () => new Response('other lists', { headers: { 'x-build': 'b1' } }));
    await expect(storeBuild(build, '/yo')).rejects.toThrow('/yo/provider shows other lists');
    expect(kept()).toEqual([]);
  });
});

test.each([
  ['/', ''],
  ['/plan', ''],
  ['/yo', '/yo'],
  ['/yo/plan', '/yo'],
  ['/young', ''],
  ['/blog/a-post', undefined],
  ['/desk', undefined],
])('%s is read in %j', (path, prefix) => {
  expect(readingPrefix(at(path), build)).toBe(prefix);
});

test('a response comes out of the store as it went in, and takes less room in it', async () => {
  const body = '<p>hospital</p>'.repeat(500);
  const kept = { 'content-type': 'text/html', 'x-build': 'a1' };
  const headers = { ...kept, 'content-encoding': 'br' };
  const compressed = await gzipResponse(new Response(body, { headers }));
  expect((await compressed.clone().blob()).size).toBeLessThan(body.length / 10);
  const decompressed = gunzipResponse(compressed);
  expect(await decompressed.text()).toBe(body);
  expect(Object.fromEntries(decompressed.headers)).toEqual(kept);
});
