import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';

const site = await openOwnSite({}, withoutRenderQueue);
afterAll(() => site.close());
const EVIL = 'evil.example';

/** Headers that frameworks and proxies are known to take an address, a path or a method from. */
const NAMES = [
  'host',
  'x-forwarded-host',
  'x-forwarded-server',
  'x-forwarded-proto',
  'x-forwarded-scheme',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-for',
  'forwarded',
  'x-host',
  'x-original-url',
  'x-original-host',
  'x-rewrite-url',
  'x-http-method-override',
  'x-http-host-override',
  'origin',
  'referer',
  'cookie',
  'authorization',
  'accept',
  'accept-language',
  'user-agent',
  'range',
  'if-none-match',
  'sec-fetch-site',
  'purpose',
  'save-data',
];

test('no header of the first visitor is in the page that the next ones get', async () => {
  for (const [index, name] of NAMES.entries()) {
    // A page that nobody has opened yet, so that it is rendered for this visitor.
    const path = `/faq?q=probe${index}`;
    const poisoned = await ask(path, { [name]: EVIL });
    const clean = await ask(path);
    expect([poisoned.status, clean.status], name).toEqual([200, 200]);
    expect(poisoned.text, name).toBe(clean.text);
    expect(poisoned.head, name).toEqual(clean.head);
    expect(clean.text + JSON.stringify(clean.head), name).not.toContain(EVIL);
  }
});

test('a parameter that a page does not read changes nothing of it', async () => {
  for (const path of ['/', '/plan', '/blog/is-it-really-us', '/no-such-page', '/sitemap.xml', '/api/docs']) {
    // First, so that it is for this visitor that the page is rendered.
    const poisoned = await ask(`${path}?utm_content=${EVIL}&x=${EVIL}`);
    const clean = await ask(path);
    expect([poisoned.status, poisoned.text], path).toEqual([clean.status, clean.text]);
    expect(clean.text + JSON.stringify(clean.head), path).not.toContain(EVIL);
    for (const query of [`__proto__[x]=${EVIL}`, `index&x=${EVIL}`, `%3cscript%3e=${EVIL}`]) {
      const asked = await ask(`${path}?${query}`);
      expect([asked.status, asked.text], `${path}?${query}`).toEqual([clean.status, clean.text]);
    }
  }
});

test('a parameter that a page reads is written out as text', async () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  for (const path of [
    '/faq?q=',
    '/plan?search=',
    '/provider?find=',
    '/provider?jaara-search=',
    '/contact?subject=',
  ]) {
    const page = await ask(path + encodeURIComponent(hostile));
    expect(page.text, path).toContain('&lt;script&gt;');
    expect(page.text).not.toContain('<script>alert');
    expect(page.text).not.toContain('<img src=x');
  }
});

test('one visitor’s refused form is given to nobody else', async () => {
  const refused = await fetch(`${site.url}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: 'user_name=Secret+Name&user_email=&message=',
  });
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([400, 'private, no-cache']);
  expect(await refused.text()).toContain('Secret Name');
  expect((await ask('/contact')).text).not.toContain('Secret Name');
});

/** Not by fetch, which sends a Host header of its own. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const sent = request(site.url + path, { headers: { 'accept-encoding': 'identity', ...headers } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { date: _date, age: _age, ...head } = answer.headers;
  return { status: answer.statusCode, text: await text(answer), head };
}
