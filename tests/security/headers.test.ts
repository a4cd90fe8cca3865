import { afterAll, describe, expect, test } from 'vitest';
import { DOCUMENT_HEADERS } from '#server/pages/security-headers.ts';
import { openOwnSite } from '../support/own-site.ts';
import { sendRaw } from '../support/raw-http.ts';
import { contactBody } from '../support/send-form.ts';
import { testApps } from '../support/test-app.ts';

const PUBLIC_URL = 'https://lashma.example';
const site = await openOwnSite({ PUBLIC_URL });
afterAll(() => site.close());
const FORM = 'application/x-www-form-urlencoded';
/** A compressed page is sent again with another tag once it has been compressed better. */
const PLAIN = { 'accept-encoding': 'identity' };

/** What stands on every answer, whatever it is. */
const EVERYWHERE = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'strict-transport-security': /^max-age=31536000$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'content-security-policy': /^default-src '(none|self)';/,
  'cache-control': /./,
};

/** A file with a hash in its name is no document: what only documents use would be sent for nothing, dozens of times. */
const ON_HASHED_FILES = {
  'x-content-type-options': /^nosniff$/,
  'strict-transport-security': /^max-age=31536000$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /^public, max-age=31536000, immutable$/,
};

function weaknesses(headers: Headers, expected: Record<string, RegExp> = EVERYWHERE): string[] {
  const missing = Object.entries(expected).filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  const revealing = ['server', 'x-powered-by'].filter((name) => headers.has(name));
  return [...missing.map(([name]) => `${name}: ${headers.get(name)}`), ...revealing];
}

/** As for every answer, and for hashed files that nothing more is sent than protects them. */
function weaknessesOf(path: string, headers: Headers): string[] {
  if (!path.startsWith('/assets/')) return weaknesses(headers);
  const needless = DOCUMENT_HEADERS.filter((name) => headers.has(name));
  return [...weaknesses(headers, ON_HASHED_FILES), ...needless];
}

const readable = [
  '/',
  '/plan',
  '/blog',
  '/blog/is-it-really-us',
  '/no-such-page',
  '/blog/no-such-post',
  '/plans',
  '/plan/',
  '/%zz',
  '/favicon.svg',
  '/data/community-pharmacies.json',
  '/data/community-pharmacies.json?v=1',
  '/blog/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/llms.txt',
  '/service-worker.js',
  '/healthz',
  '/readyz',
  '/api/blogs',
  '/api/blogs?limit=0',
  '/api/blogs/no-such-post',
  '/api/openapi.json',
  '/api/docs',
  '/api/nothing',
];

test.each(readable)('%s carries every protecting header, and HEAD tells the same as GET', async (path) => {
  const got = await fetch(site.url + path, { headers: PLAIN, redirect: 'manual' });
  await got.arrayBuffer();
  expect(weaknesses(got.headers)).toEqual([]);
  const head = await fetch(site.url + path, { method: 'HEAD', headers: PLAIN, redirect: 'manual' });
  expect([head.status, await head.text()]).toEqual([got.status, '']);
  expect(comparable(head.headers)).toEqual(comparable(got.headers));
});

test('files that pages link to carry those of their kind, and so does every "not modified"', async () => {
  const [home, resources] = await Promise.all(
    ['/', '/resources'].map(async (path) => (await fetch(site.url + path)).text()),
  );
  const script = /\/assets\/[\w.-]+\.js/.exec(home ?? '')?.[0];
  const picture = /\/assets\/[\w.-]+\.(?:svg|png|webp|avif)/.exec(home ?? '')?.[0];
  const document = /href="(\/[^"]+\.pdf)"/.exec(resources ?? '')?.[1];
  for (const path of [script, picture, document, '/', '/plan', '/api/blogs', '/blog/feed.xml']) {
    if (!path) throw new Error('a page links to no script, no picture or no document');
    const first = await fetch(site.url + path, { headers: PLAIN });
    await first.arrayBuffer();
    expect(weaknessesOf(path, first.headers), path).toEqual([]);
    const again = await fetch(site.url + path, {
      headers: { ...PLAIN, 'if-none-match': first.headers.get('etag') ?? '' },
      // Else the client would ask for a fresh copy after all.
      cache: 'force-cache',
    });
    expect([again.status, weaknessesOf(path, again.headers)], path).toEqual([304, []]);
  }
});

test('a list is kept for a year under its version, and asked for anew without', async () => {
  const list = '/data/community-pharmacies.json';
  const cachingOf = async (path: string) => (await fetch(site.url + path)).headers.get('cache-control');
  const page = await (await fetch(`${site.url}/provider`)).text();
  const versioned = /\/data\/community-pharmacies\.json\?v=[\w-]+/.exec(page)?.[0] ?? '';
  expect([await cachingOf(versioned), await cachingOf(list), await cachingOf(`${list}?v=1`)]).toEqual([
    'public, max-age=31536000, immutable',
    'public, no-cache',
    'public, no-cache',
  ]);
});

test('refusals of what is sent carry them', async () => {
  const requests: [status: number, path: string, init: RequestInit][] = [
    [403, '/api/v1.0/email/send-form', { body: contactBody(), headers: { origin: 'https://evil.example' } }],
    [415, '/api/v1.0/email/send-form', { body: '{}' }],
    [400, '/api/page-views', { body: '{', headers: { 'content-type': 'application/json' } }],
    [400, '/api/consent', { body: 'choice=x', headers: { 'content-type': FORM } }],
    [303, '/api/consent', { body: 'choice=accepted', headers: { 'content-type': FORM } }],
    [400, '/contact', { body: 'user_name=', headers: { 'content-type': FORM, origin: PUBLIC_URL } }],
    [403, '/contact', { body: '', headers: { 'content-type': FORM, origin: 'https://evil.example' } }],
    [405, '/about', { body: '', headers: { 'content-type': FORM, origin: PUBLIC_URL } }],
    [405, '/robots.txt', { body: '', headers: { 'content-type': FORM, origin: PUBLIC_URL } }],
    [405, '/plan', { method: 'PUT', body: '' }],
    [404, '/api/blogs', { body: '{}' }],
    [413, '/api/consent', { body: 'x'.repeat(5000), headers: { 'content-type': FORM } }],
    [404, '/api/nothing', { body: '{}' }],
  ];
  for (const [status, path, init] of requests) {
    const answer = await fetch(site.url + path, { method: 'POST', redirect: 'manual', ...init });
    expect([answer.status, weaknesses(answer.headers)], path).toEqual([status, []]);
    // A form that a page refuses comes back when the visitor returns to it, from the own browser alone.
    const caching = status === 400 && path === '/contact' ? 'private, no-cache' : 'no-store';
    expect(answer.headers.get('cache-control'), path).toBe(caching);
  }
});

test('so do answers to bytes that are no request at all', async () => {
  for (const bytes of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`]) {
    const { text, closed } = await sendRaw(site.url, bytes);
    const [head = '', body] = text.split('\r\n\r\n');
    const lines = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(/: (.*)/s, 2) as [string, string]);
    expect([weaknesses(new Headers(lines)), body, closed]).toEqual([[], '', true]);
  }
});

test('on https the cookie of consent is a secure one', async () => {
  const answer = await fetch(`${site.url}/api/consent`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': FORM },
    body: 'choice=declined',
  });
  expect(answer.headers.getSetCookie()).toEqual([
    'lashma_cookie_consent=declined; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  ]);
});

describe('a page that fails', () => {
  const createTestApp = testApps('SQLite');

  test('carries them for people and for programs', async () => {
    const load = () => Promise.reject(new Error('secret of the house'));
    const { app } = await createTestApp({ routes: [{ path: '/broken', load }], environment: { PUBLIC_URL } });
    for (const accept of ['text/html', 'application/json']) {
      const { statusCode, headers } = await app.inject({ url: '/broken', headers: { accept } });
      const lines = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
      expect([statusCode, weaknesses(new Headers(lines))]).toEqual([500, []]);
    }
  });
});

/** Without what is about the moment and the connection. */
function comparable(headers: Headers): Record<string, string> {
  const {
    date: _date,
    age: _age,
    connection: _connection,
    'keep-alive': _kept,
    ...kept
  } = Object.fromEntries(headers);
  return kept;
}
