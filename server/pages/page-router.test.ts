import { describe, expect, test } from 'vitest';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { createPageRouter, loadPageRouter, notePages } from './page-router.ts';

const knownPlaces: Record<string, string | undefined> = { epe: '/places/epe', eppe: '/places/epe' };

let directory = createSeedDirectory();
const { match } = createPageRouter(
  [
    { path: '/', page: 'home' },
    { path: '/plan', page: 'plan' },
    { path: '/provider', page: 'provider', query: ['q', 'lga'] },
    { path: '/blog/:id', page: 'post' },
    { path: '/places/:name', page: 'place', locate: ({ name = '' }) => knownPlaces[name.toLowerCase()] },
    { path: '/plans', redirect: '/plan' },
    { path: '/feed.xml', file: { type: 'text/xml', text: () => '' } },
  ],
  'not-found',
  () => directory,
);

const LONG = 'x'.repeat(600);

test.each([
  ['/', '/'],
  ['/plan', '/plan'],
  ['/blog/ante-natal', '/blog/ante-natal'],
  ['/blog/%E1%BB%8Dm%E1%BB%8D', '/blog/%E1%BB%8Dm%E1%BB%8D'],
  ['/feed.xml', '/feed.xml'],
  // A page gets no query but what it reads, in one order.
  ['/plan?utm_source=x', '/plan'],
  ['/plan?', '/plan'],
  ['/plan?a=%', '/plan'],
  ['/provider?q=eko&x=1&lga=Ikeja', '/provider?lga=Ikeja&q=eko'],
  ['/provider?q=a&q=b&lga=', '/provider?lga=&q=a&q=b'],
  [`/provider?x=${LONG}`, '/provider'],
  ['/places/epe?x=1', '/places/epe'],
])('%s is rendered and kept as %s', (url, key) => {
  expect(match(url)).toMatchObject({ kind: 'page', key, isUnknown: false, isKept: true });
});

test.each([
  ...['/nope', '/nope/nope?q=1', '/blog/a/b', '//plan', '/a//b', '/places/nowhere', '/places/%2e%2e'],
  ...['//evil.example', '/%5Cevil.example', '/\\evil.example/', '///evil.example//', '/%2Fevil.example/'],
  '//evil.example/plan/',
])('%s is unknown: one rendering for all', (url) => {
  const found = { route: { page: 'not-found' }, key: '/not-found', isUnknown: true };
  expect(match(url)).toMatchObject({ ...found, query: new URLSearchParams() });
});

test.each([
  ['/plan/', '/plan'],
  ['/plan///', '/plan'],
  ['/plan/?x=1&y=2', '/plan?x=1&y=2'],
  ['/PLAN', '/plan'],
  ['/pl%61n', '/plan'],
  ['/blog/a/', '/blog/a'],
  ['/blog/%2F%2Fevil.example/', '/blog/%2F%2Fevil.example'],
  ['//', '/'],
  ['/plans', '/plan'],
  ['/PLANS/?x=1', '/plan?x=1'],
  ['/places/Epe', '/places/epe'],
  ['/places/eppe', '/places/epe'],
  ['/places/epe/', '/places/epe'],
])('%s is redirected to %s', (url, location) => {
  expect(match(url)).toEqual({ kind: 'redirect', location });
  expect(match(location)).toMatchObject({ kind: 'page' });
});

test('a path full of slashes takes no time', () => {
  const before = process.cpuUsage();
  for (const path of ['/plan', '/x']) match(`${path}${'/'.repeat(100_000)}x`);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});

test('what is no address is malformed', () => {
  for (const url of ['/%', '/%E0%A4%A', '/plan/%zz', 'http://evil.example/', '*', '', '/blog/\ud800'])
    expect(match(url), url).toEqual({ kind: 'malformed' });
});

test('a pattern gets its named parts decoded', () => {
  const path = '/blog/%E1%BB%8Dm%E1%BB%8D';
  expect(match(path)).toMatchObject({ route: { page: 'post' }, path, params: { id: 'ọmọ' } });
});

test('a query that is too long is read, but keeps the page out of the cache', () => {
  const query = new URLSearchParams({ q: LONG });
  expect(match(`/provider?q=${LONG}`)).toMatchObject({ path: '/provider', query, isKept: false });
});

test('pages of places are kept apart from the fixed ones, and follow the lists when they change', () => {
  expect(match('/places/epe')).toMatchObject({ isPlace: true, isFixed: false });
  expect(match('/plan')).toMatchObject({ isPlace: false, isFixed: true });
  expect(match('/blog/a')).toMatchObject({ isPlace: false, isFixed: false });
  expect(match('/places/badagry')).toMatchObject({ isUnknown: true });
  knownPlaces.badagry = '/places/badagry';
  directory = createSeedDirectory();
  expect(match('/places/badagry')).toMatchObject({ key: '/places/badagry', isUnknown: false });
});

test('each page says itself what it reads and where a failure leads; the unknown page reads nothing', async () => {
  const pages = { blog: { query: ['page'] }, post: { failTo: '/blog' }, missing: { query: ['page'] } };
  const app = {
    routes: [
      { path: '/blog', page: 'blog' },
      { path: '/blog/:id', page: 'post' },
    ],
    notFound: 'missing',
    loadPage: async (name: string) => {
      const page = pages[name as keyof typeof pages];
      return { meta: () => ({ title: name }), View: () => null, ...page };
    },
  };
  const { match: find } = await loadPageRouter(app, () => directory, []);
  expect(find('/blog?page=2&x=1')).toMatchObject({ key: '/blog?page=2' });
  expect(find('/blog/a?page=2')).toMatchObject({ key: '/blog/a', route: { failTo: '/blog' } });
  expect(find('/nope?page=2')).toMatchObject({ key: '/not-found', route: { page: 'missing' } });

  // From the notes of a build, which are JSON, the same is known without loading any page.
  const notes = JSON.parse(JSON.stringify(await notePages(app)));
  const loadPage = () => Promise.reject(new Error('loaded'));
  const noted = await loadPageRouter({ ...app, loadPage }, () => directory, [], notes);
  for (const url of ['/blog?page=2&x=1', '/blog/a?page=2']) expect(noted.match(url)).toEqual(find(url));
});

describe('in another language', () => {
  const { match: inYoruba } = createPageRouter(
    [
      { path: '/', page: 'home' },
      { path: '/plan', page: 'plan', query: ['plans'] },
      { path: '/plans', redirect: '/plan' },
      { path: '/about', page: 'about' },
    ],
    'not-found',
    () => directory,
    ['yo'],
  );

  test.each([
    ['/yo/plan?plans=a&x=1', { language: 'yo', key: '/yo/plan?plans=a', pagePath: '/plan' }],
    ['/plan', { language: 'en', key: '/plan', pagePath: '/plan' }],
    ['/yo', { language: 'yo', path: '/yo', pagePath: '/', isFixed: true }],
    ['/yo/nothing', { isUnknown: true, language: 'yo', key: '/yo/not-found' }],
    ['/ha/plan', { isUnknown: true, language: 'en' }],
    ['/yo/', { location: '/yo' }],
    ['/YO/plan', { location: '/yo/plan' }],
    ['/yo/plans?x=1', { location: '/yo/plan?x=1' }],
    // There in English only.
    ['/yo/about', { location: '/about#from-yo' }],
  ])('%s', (url, expected) => {
    expect(inYoruba(url)).toMatchObject(expected);
  });
});
