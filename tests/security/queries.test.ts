import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';

const site = await openOwnSite({}, withoutRenderQueue);
afterAll(() => site.close());
const EVIL = 'evil.example';

/** Not by fetch, which sends a Host header of its own. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const sent = request(site.url + path, { headers: { 'accept-encoding': 'identity', ...headers } }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { date: _date, age: _age, ...head } = answer.headers;
  return { status: answer.statusCode, text: await text(answer), head };
}

/** Headers that frameworks and proxies are known to take an address, a path or a method from. */
const HEADERS =
  `host x-forwarded-host x-forwarded-server x-forwarded-proto x-forwarded-scheme x-forwarded-port
  x-forwarded-prefix x-forwarded-for forwarded x-host x-original-url x-original-host x-rewrite-url
  x-http-method-override x-http-host-override origin referer cookie authorization accept
  accept-language user-agent range if-none-match sec-fetch-site purpose save-data`.split(/\s+/);

test.each(HEADERS)('%s of the first visitor is not in the page that the next ones get', async (name) => {
  // A page that nobody has opened yet, so that it is rendered for this visitor.
  const path = `/faq?q=probe-${name}`;
  const [poisoned, clean] = [await ask(path, { [name]: EVIL }), await ask(path)];
  expect(clean.status).toBe(200);
  expect(poisoned).toEqual(clean);
  expect(JSON.stringify(clean)).not.toContain(EVIL);
});

test.each(['/', '/plan', '/blog/is-it-really-us', '/no-such-page', '/sitemap.xml'])(
  'a parameter that %s does not read changes nothing of it',
  async (path) => {
    // First, so that it is for this visitor that the page is rendered.
    const poisoned = await ask(`${path}?utm_content=${EVIL}&x=${EVIL}`);
    const clean = await ask(path);
    expect(JSON.stringify(clean)).not.toContain(EVIL);
    const others = [`__proto__[x]=${EVIL}`, `index&x=${EVIL}`, `%3cscript%3e=${EVIL}`];
    for (const asked of [poisoned, ...(await Promise.all(others.map((query) => ask(`${path}?${query}`))))])
      expect([asked.status, asked.text]).toEqual([clean.status, clean.text]);
  },
);

/** The tags as a browser reads them, without the values of their attributes. */
const tagsOf = (html: string) =>
  Array.from(html.matchAll(/<[a-z][^\s/>]*(?:[^">]|"[^"]*")*>/gi), ([tag]) => tag.replace(/"[^"]*"/g, '""'));

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  '</title><script>alert(1)</script>',
  "' autofocus onfocus=alert(1) x='",
  'hospital <blink>ikeja</blink> {{7*7}}',
  'javascript:alert(1)',
  '\u202Etxt.exe\u0000',
];
const FIELDS = `/faq?q= /plan?search= /provider?find= /provider?jaara-search= /contact?subject= /search?q=
  /search?q=hospital+ /search?q=glasses+`.split(/\s+/);

test.each(FIELDS)('what is asked by %s is written out as text', async (path) => {
  const plain = await ask(`${path}x`);
  for (const typed of HOSTILE) {
    const { status, text, head } = await ask(path + encodeURIComponent(typed));
    expect([typed, status]).toEqual([typed, 200]);
    if (typed.includes('<script>')) expect(text).toContain('&lt;script&gt;');
    expect(text).not.toMatch(/<script>alert|href="javascript:/);
    expect(tagsOf(text).filter((tag) => /\son[a-z]+=|^<blink|src=x/i.test(tag))).toEqual([]);
    expect(head['content-security-policy']).toBe(plain.head['content-security-policy']);
  }
});

test('a search that nobody could mean is answered', async () => {
  const strange = [
    '%',
    '%E0%A4%A',
    '+',
    '%00',
    '%F0%9F%8F%A5',
    'a'.repeat(3000),
    'x&page=9e99&page=%3Cblink%3E',
  ];
  for (const raw of strange) {
    const { status, text } = await ask(`/search?q=${raw}`);
    expect([raw, status, text.includes('<blink')]).toEqual([raw, 200, false]);
  }
});
