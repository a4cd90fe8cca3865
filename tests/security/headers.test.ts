import { afterAll, expect, test } from 'vitest';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { sendRaw } from '../support/raw-http.ts';
import { contactBody } from '../support/send-form.ts';

const PUBLIC_URL = 'https://lashma.example';
const site = await openOwnSite({ PUBLIC_URL }, withoutRenderQueue);
afterAll(() => site.close());
const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, {
    redirect: 'manual',
    ...init,
    // A compressed page is sent again with another tag once it has been compressed better.
    headers: { 'accept-encoding': 'identity', ...(init.headers as object) },
  });

/** What stands on every answer but files with a hash in their name, which carry less. */
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

function weaknesses(headers: Headers): string[] {
  const missing = Object.entries(EVERYWHERE).filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  const telling = ['server', 'x-powered-by'].filter((name) => headers.has(name));
  return [...missing.map(([name]) => `${name}: ${headers.get(name)}`), ...telling];
}

/** Without what is about the moment and the connection. */
function comparable(headers: Headers): Record<string, string> {
  const moment = ['date', 'age', 'connection', 'keep-alive'];
  return Object.fromEntries([...headers].filter(([name]) => !moment.includes(name)));
}

const PATHS = `/ /plan /blog /blog/is-it-really-us /no-such-page /plans /plan/ /favicon.svg
  /data/community-pharmacies.json /data/community-pharmacies.json?v=1 /data/community-pharmacies.csv
  /blog/feed.xml /sitemap.xml /robots.txt /manifest.webmanifest /.well-known/security.txt /llms.txt /service-worker.js /healthz /readyz
  /api/blogs /api/blogs/is-it-really-us /api/docs /api/openapi.json`.split(/\s+/);
test.each(PATHS)('%s carries every protecting header, and HEAD tells the same as GET', async (path) => {
  const got = await ask(path);
  await got.arrayBuffer();
  expect(weaknesses(got.headers)).toEqual([]);
  const head = await ask(path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([got.status, '']);
  expect(comparable(head.headers)).toEqual(comparable(got.headers));
});

test('so does a document that a page links to, and every "not modified"', async () => {
  const resources = await (await ask('/resources')).text();
  const [, document = 'no document is linked to'] = /href="(\/[^"]+\.pdf)"/.exec(resources) ?? [];
  for (const path of [document, '/', '/plan', '/api/blogs', '/blog/feed.xml']) {
    const first = await ask(path);
    await first.arrayBuffer();
    expect(weaknesses(first.headers), path).toEqual([]);
    const etag = first.headers.get('etag') ?? '';
    // Without force-cache the client would ask for a fresh copy after all.
    const again = await ask(path, { headers: { 'if-none-match': etag }, cache: 'force-cache' });
    expect([again.status, weaknesses(again.headers)], path).toEqual([304, []]);
  }
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json' };
const OWN = { ...FORM, origin: PUBLIC_URL };
const SEND_FORM = '/api/v1.0/email/send-form';
const INTERNAL =
  /node_modules|\/server\/|\.tsx?\b|\bat \w+ \(|fastify|FST_|react-dom|kysely|sqlite|postgres|select .* from|ECONN|ENOENT|\bzod\b|undici/i;

test.each<[status: number, path: string, init?: RequestInit]>([
  [404, '/blog/no-such-post'],
  [400, '/%zz'],
  [404, '/api/nothing'],
  [404, '/api/blogs/no-such-post'],
  [400, '/api/blogs?limit=0'],
  [404, '/api/blogs', { method: 'POST', headers: JSON_TYPE, body: '{}' }],
  [400, '/api/page-views', { method: 'POST', headers: JSON_TYPE, body: '{' }],
  [400, '/api/page-views', { method: 'POST', headers: JSON_TYPE, body: '{"__proto__":1}' }],
  [415, SEND_FORM, { method: 'POST', body: 'x' }],
  [403, SEND_FORM, { method: 'POST', body: contactBody(), headers: { origin: 'null' } }],
  [400, '/api/consent', { method: 'POST', body: 'choice=x', headers: FORM }],
  [413, '/api/consent', { method: 'POST', body: 'x'.repeat(5000), headers: FORM }],
  [400, '/contact', { method: 'POST', body: 'user_name=', headers: OWN }],
  [400, '/contact', { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data' } }],
  [403, '/contact', { method: 'POST', body: contactBody(), headers: { origin: 'https://evil.example' } }],
  [413, '/contact', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1), headers: FORM }],
  [405, '/about', { method: 'POST', body: '', headers: OWN }],
  [405, '/robots.txt', { method: 'POST', body: '', headers: OWN }],
  [405, '/plan', { method: 'DELETE' }],
  [404, '/contact', { method: 'PROPFIND' }],
  [404, '/newsletter/confirm?token=%00', { method: 'POST', body: '' }],
  [404, '/newsletter/unsubscribe?token=made.up', { method: 'POST', body: '' }],
])(
  '%i for %s carries them too, is kept nowhere and has no word about what is inside',
  async (status, path, init = {}) => {
    const answer = await ask(path, init);
    expect([answer.status, weaknesses(answer.headers)]).toEqual([status, []]);
    // A form that a page refuses comes back when the visitor returns to it, from the own browser alone.
    const isFormAgain = status === 400 && path === '/contact';
    if (init.method)
      expect(answer.headers.get('cache-control')).toBe(isFormAgain ? 'private, no-cache' : 'no-store');
    // The policy's hashes are random letters, in which any short word can occur, and pages name their scripts.
    const said = [...answer.headers].join('\n').replace(/'sha256-[^']+'/g, '');
    const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
    expect(said + text).not.toMatch(INTERNAL);
    if (path.startsWith('/newsletter/')) expect(text).toContain('This link does not work');
  },
);

test('so do answers to bytes that are no request at all', async () => {
  for (const bytes of ['nonsense\r\n\r\n', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`]) {
    const { text, closed } = await sendRaw(site.url, bytes);
    const [head = '', body] = text.split('\r\n\r\n');
    const lines = head.split('\r\n').slice(1);
    const headers = new Headers(lines.map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    expect([weaknesses(headers), body, closed]).toEqual([[], '', true]);
  }
});
