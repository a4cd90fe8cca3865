import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createAddressBook } from './page-address.ts';

function route(
  id: string,
  path: string | undefined,
  options: { index?: true; parentId?: string; module?: object } = {},
) {
  const { parentId = 'layout', module = { default: () => null }, index } = options;
  return { [id]: { id, path, index, parentId, module } };
}

const addressOf = createAddressBook({
  ...route('root', '', { parentId: '' }),
  ...route('layout', undefined, { parentId: 'root' }),
  ...route('home', undefined, { index: true }),
  ...route('plan', 'plan'),
  ...route('provider', 'provider', { module: { default: () => null, handle: { query: ['q', 'lga'] } } }),
  ...route('post', 'blog/:id'),
  ...route('plans', 'plans', { parentId: 'root', module: {} }),
  ...route('feed', 'feed.xml', { parentId: 'root', module: { handle: { query: [] } } }),
  ...route('unknown', '*', { parentId: 'root' }),
} as unknown as ServerBuild['routes']);

const pathOf = (url: string) => {
  const address = addressOf(url);
  return address.kind === 'page' ? address.path : address;
};

describe('a page is rendered for', () => {
  test.each([
    ['/', '/'],
    ['/plan', '/plan'],
    ['/blog/ante-natal', '/blog/ante-natal'],
    ['/blog/%E1%BB%8Dm%E1%BB%8D', '/blog/%E1%BB%8Dm%E1%BB%8D'],
    ['/feed.xml', '/feed.xml'],
  ])('%s', (url, path) => {
    expect(pathOf(url)).toBe(path);
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
    expect(pathOf(url)).toBe('/not-found');
  });
});

describe('the query', () => {
  test.each(['/plan?utm_source=x', '/plan?', '/plan?q=1', '/plan?a=%', '/plan?_routes=root'])(
    '%s is dropped by a page that reads none of it',
    (url) => {
      expect(pathOf(url)).toBe('/plan');
    },
  );

  test('is kept where the page reads it, in one order whatever the request’s', () => {
    expect(pathOf('/provider?q=eko&x=1&lga=Ikeja')).toBe('/provider?lga=Ikeja&q=eko');
    expect(pathOf('/provider?lga=Ikeja&q=eko')).toBe('/provider?lga=Ikeja&q=eko');
  });

  test('keeps a repeated parameter, and one that is empty', () => {
    expect(pathOf('/provider?q=a&q=b&lga=')).toBe('/provider?lga=&q=a&q=b');
  });

  test('goes whole to a route without a component, which is never cached', () => {
    expect(addressOf('/plans?x=1')).toEqual({ kind: 'pass' });
  });

  test('that is too long keeps the page out of the cache', () => {
    expect(addressOf(`/provider?q=${'x'.repeat(600)}`)).toMatchObject({ kind: 'pass' });
  });
});

describe('a data request', () => {
  test.each([
    ['/_.data', '/_.data'],
    ['/plan.data', '/plan.data'],
    ['/plan.data?x=1', '/plan.data'],
    ['/provider.data?q=eko', '/provider.data?q=eko'],
    ['/blog/a.data', '/blog/a.data'],
    ['/nope.data', '/not-found.data'],
  ])('%s is known by the page that it belongs to', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });

  test('may ask for some of the matched routes only', () => {
    expect(pathOf('/plan.data?_routes=plan,evil,root')).toBe('/plan.data?_routes=root%2Cplan');
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
    ['/plans/?x=1', '/plans?x=1'],
  ])('%s → %s', (url, location) => {
    expect(addressOf(url)).toEqual({ kind: 'redirect', location });
    expect(addressOf(location)).not.toMatchObject({ kind: 'redirect' });
  });

  test.each([
    '//evil.example/',
    '///evil.example//',
    '/\\evil.example/',
    '/%2Fevil.example/',
    '//evil.example/plan/',
  ])('%s leads nowhere', (url) => {
    expect(pathOf(url)).toBe('/not-found');
  });
});

test.each(['/%', '/%E0%A4%A', '/plan/%zz', 'http://evil.example/', '*', ''])('%s is malformed', (url) => {
  expect(addressOf(url)).toEqual({ kind: 'malformed' });
});

test('an address stays right when far more URLs are asked for than are remembered', () => {
  for (let index = 0; index < 5000; index++) addressOf(`/nope-${index}`);
  expect(pathOf('/plan')).toBe('/plan');
  expect(pathOf('/nope-4999')).toBe('/not-found');
});
