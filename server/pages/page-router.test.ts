import { describe, expect, test } from 'vitest';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { createPageRouter, loadPageRouter } from './page-router.ts';

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

/** By which its rendering is kept. */
const keyOf = (url: string) => {
  const matched = match(url);
  return matched.kind === 'page' ? matched.key : matched;
};

describe('a page is rendered for', () => {
  test.each([
    ['/', '/'],
    ['/plan', '/plan'],
    ['/blog/ante-natal', '/blog/ante-natal'],
    ['/blog/%E1%BB%8Dm%E1%BB%8D', '/blog/%E1%BB%8Dm%E1%BB%8D'],
    ['/feed.xml', '/feed.xml'],
  ])('%s', (url, path) => {
    expect(keyOf(url)).toBe(path);
  });

  test.each([
    '/nope',
    '/nope/nope',
    '/blog/a/b',
    '//plan',
    '//evil.example',
    '/%5Cevil.example',
    '/\\evil.example',
    '/a//b',
  ])('the unknown path %s, all by one rendering', (url) => {
    expect(match(url)).toMatchObject({
      route: { page: 'not-found' },
      key: '/not-found',
      isUnknown: true,
    });
  });

  test('a pattern, whose named parts it gets decoded', () => {
    expect(match('/blog/%E1%BB%8Dm%E1%BB%8D')).toMatchObject({
      route: { page: 'post' },
      path: '/blog/%E1%BB%8Dm%E1%BB%8D',
      params: { id: 'ọmọ' },
      isUnknown: false,
    });
  });
});

describe('the query', () => {
  test.each(['/plan?utm_source=x', '/plan?', '/plan?q=1', '/plan?a=%'])(
    '%s is dropped by a page that reads none of it',
    (url) => {
      expect(keyOf(url)).toBe('/plan');
    },
  );

  test('is kept where the page reads it, in one order whatever the request’s', () => {
    expect(keyOf('/provider?q=eko&x=1&lga=Ikeja')).toBe('/provider?lga=Ikeja&q=eko');
    expect(keyOf('/provider?lga=Ikeja&q=eko')).toBe('/provider?lga=Ikeja&q=eko');
  });

  test('keeps a repeated parameter, and one that is empty', () => {
    expect(keyOf('/provider?q=a&q=b&lga=')).toBe('/provider?lga=&q=a&q=b');
  });

  test('of an unknown address is dropped', () => {
    expect(match('/nope?q=1')).toMatchObject({ key: '/not-found', query: new URLSearchParams() });
  });

  test('that is too long keeps the page out of the cache', () => {
    const long = 'x'.repeat(600);
    expect(match(`/provider?q=${long}`)).toMatchObject({
      path: '/provider',
      query: new URLSearchParams({ q: long }),
      isKept: false,
    });
    expect(match('/provider?q=x')).toMatchObject({ isKept: true });
    expect(match(`/provider?x=${long}`)).toMatchObject({ key: '/provider', isKept: true });
  });
});

describe('another spelling of a page leads to its one address', () => {
  test.each([
    ['/plan/', '/plan'],
    ['/plan///', '/plan'],
    ['/plan/?x=1&y=2', '/plan?x=1&y=2'],
    ['/PLAN', '/plan'],
    ['/pl%61n', '/plan'],
    ['/blog/a/', '/blog/a'],
    ['/blog/%2F%2Fevil.example/', '/blog/%2F%2Fevil.example'],
    ['//', '/'],
  ])('%s → %s', (url, location) => {
    expect(match(url)).toEqual({ kind: 'redirect', location });
    expect(match(location)).not.toMatchObject({ kind: 'redirect' });
  });

  test.each([
    ['/plans', '/plan'],
    ['/plans?x=1&y=2', '/plan?x=1&y=2'],
    ['/PLANS/?x=1', '/plan?x=1'],
  ])('and that of a redirect to its target, with the query: %s → %s', (url, location) => {
    expect(match(url)).toEqual({ kind: 'redirect', location });
  });

  test.each([
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/%2Fevil.example/',
    '//evil.example/plan/',
  ])('%s leads nowhere', (url) => {
    expect(keyOf(url)).toBe('/not-found');
  });
});

test.each(['/%', '/%E0%A4%A', '/plan/%zz', 'http://evil.example/', '*', '', '/blog/\ud800'])(
  '%s is malformed',
  (url) => {
    expect(match(url)).toEqual({ kind: 'malformed' });
  },
);

test('each page says itself what it reads and where a failure leads; the unknown page reads nothing', async () => {
  const pages = { blog: { query: ['page'] }, post: { failTo: '/blog' }, missing: { query: ['page'] } };
  const app = {
    routes: [
      { path: '/blog', page: 'blog' },
      { path: '/blog/:id', page: 'post' },
    ],
    notFound: 'missing',
    loadPage: async (name: string) => ({
      meta: () => ({ title: name }),
      View: () => null,
      ...pages[name as keyof typeof pages],
    }),
  };
  const { match: find } = await loadPageRouter(app, () => directory, []);
  expect(find('/blog?page=2&x=1')).toMatchObject({ key: '/blog?page=2' });
  expect(find('/blog/a?page=2')).toMatchObject({ key: '/blog/a', route: { failTo: '/blog' } });
  expect(find('/nope?page=2')).toMatchObject({ key: '/not-found', route: { page: 'missing' } });
});

describe('a page that knows its addresses', () => {
  test('is rendered for those, and kept apart from the fixed ones', () => {
    expect(match('/places/epe?x=1')).toMatchObject({ key: '/places/epe', isPlace: true, isFixed: false });
    expect(match('/plan')).toMatchObject({ isPlace: false });
    expect(match('/blog/a')).toMatchObject({ isPlace: false });
  });

  test('leads to the one that is meant', () => {
    for (const url of ['/places/Epe', '/places/eppe', '/places/epe/'])
      expect(match(url)).toEqual({ kind: 'redirect', location: '/places/epe' });
  });

  test('follows the lists when they change', () => {
    expect(match('/places/badagry')).toMatchObject({ isUnknown: true });
    knownPlaces.badagry = '/places/badagry';
    directory = createSeedDirectory();
    expect(match('/places/badagry')).toMatchObject({ key: '/places/badagry', isUnknown: false });
  });

  test('is not there for any other, however many are invented', () => {
    for (const url of ['/places/nowhere', '/places/%2e%2e', '/places/x?y=1'])
      expect(match(url)).toMatchObject({ key: '/not-found', isUnknown: true });
  });
});

test('an address stays right when far more URLs are asked for than are remembered', () => {
  for (let index = 0; index < 5000; index++) match(`/nope-${index}`);
  expect(keyOf('/plan')).toBe('/plan');
  expect(keyOf('/nope-4999')).toBe('/not-found');
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

  test('a page keeps its route, and its key tells the languages apart', () => {
    expect(inYoruba('/yo/plan?plans=a&x=1')).toMatchObject({
      language: 'yo',
      key: '/yo/plan?plans=a',
      path: '/yo/plan',
      pagePath: '/plan',
    });
    expect(inYoruba('/plan')).toMatchObject({ language: 'en', key: '/plan', pagePath: '/plan' });
  });

  test('the home page has the language alone as its address', () => {
    expect(inYoruba('/yo')).toMatchObject({ language: 'yo', path: '/yo', pagePath: '/', isFixed: true });
    expect(inYoruba('/yo/')).toEqual({ kind: 'redirect', location: '/yo' });
    expect(inYoruba('/YO/plan')).toEqual({ kind: 'redirect', location: '/yo/plan' });
  });

  test('redirects stay in the language', () => {
    expect(inYoruba('/yo/plans?x=1')).toEqual({ kind: 'redirect', location: '/yo/plan?x=1' });
  });

  test('a page that there is in English only leads there', () => {
    expect(inYoruba('/yo/about')).toEqual({ kind: 'redirect', location: '/about' });
  });

  test('an unknown page is unknown in its language, and so is one of a language that there is not', () => {
    expect(inYoruba('/yo/nothing')).toMatchObject({ isUnknown: true, language: 'yo', key: '/yo/not-found' });
    expect(inYoruba('/ha/plan')).toMatchObject({ isUnknown: true, language: 'en' });
  });
});
