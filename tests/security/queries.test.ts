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
