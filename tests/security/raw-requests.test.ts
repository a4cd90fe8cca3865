import { afterAll, expect, test } from 'vitest';
import { openOwnSite } from '../support/own-site.ts';
import { sendRaw } from '../support/raw-http.ts';

const site = await openOwnSite();
afterAll(() => site.close());
/** What an attacker would hide behind a request whose end two servers see in different places. */
const HIDDEN = 'GET /api/blogs HTTP/1.1\r\nHost: localhost\r\n\r\n';
const POST = 'POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n';
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n';

// One of each kind: more of them are in the tests of Node's parser.
test.each([
  ['a length and chunks', `${POST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['two lengths', `${POST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['a length with a sign', `${POST}Content-Length: +5\r\n\r\nabcde${HIDDEN}`],
  ['a coding that is almost chunked', `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a space before the colon', `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a folded header', `${POST}Transfer-Encoding:\r\n chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a chunk size that overflows', `${POST}Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\na${HIDDEN}`],
  ['lines that end in a bare line feed', `GET / HTTP/1.1\nHost: localhost\n\n${HIDDEN}`],
  ['a null byte in a value', `${GET}X-A: o\0ne\r\n\r\n${HIDDEN}`],
  ['no host', `GET / HTTP/1.1\r\n\r\n${HIDDEN}`],
  ['an unknown method', `SMUGGLE / HTTP/1.1\r\nHost: localhost\r\n\r\n${HIDDEN}`],
  ['a head of 20 kilobytes', `${GET}X-A: ${'x'.repeat(20_000)}\r\n\r\n${HIDDEN}`],
  ['thousands of headers', `${GET}${'X: 1\r\n'.repeat(3000)}\r\n${HIDDEN}`],
])('%s: refused once, nothing behind it is heard, and the connection ends', async (_name, bytes) => {
  const { statuses, text, closed } = await sendRaw(site.url, bytes);
  expect([400, 431]).toContain(statuses[0]);
  expect([statuses.length, closed]).toEqual([1, true]);
  expect(text).not.toContain('excerpt');
});

test('two honest requests on one connection are both answered', async () => {
  const { statuses, closed } = await sendRaw(
    site.url,
    `${POST}Content-Length: 5\r\n\r\nabcde${HIDDEN.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
  );
  expect([statuses, closed]).toEqual([[expect.any(Number), 200], true]);
});

test('a whole address, an upgrade and a tunnel are no ways into the site', async () => {
  const close = 'Connection: close\r\n\r\n';
  const [whole, tunnel, upgrade] = await Promise.all([
    sendRaw(site.url, `GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\n${close}`),
    sendRaw(site.url, `CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n${close}`),
    sendRaw(site.url, `${GET}Upgrade: h2c\r\nConnection: Upgrade, close\r\n\r\n`),
  ]);
  expect(whole?.statuses).toEqual([400]);
  expect(whole?.text).not.toContain('evil.example');
  expect([tunnel?.statuses.filter((status) => status < 400), tunnel?.closed]).toEqual([[], true]);
  // An upgrade that is not offered is passed over; the page comes as ever.
  expect(upgrade?.statuses).toEqual([200]);
});

/** Words that stand in files outside of what is served, and in nothing that is. */
const OUTSIDE = /root:x:|"lashma-website"|createApp|SQLite format/;
const PLACES = ['/', '/assets/', '/data/', '/media/', '/blog/'];
const UP = String.raw`../ %2e%2e/ %2e%2e%2f ..%2f ..%252f %252e%252e%252f ..\ ..%5c %2e%2e%5c ..;/ ....//
  %c0%ae%c0%ae/ %uff0e%uff0e/`.split(/\s+/);
const FILES = ['etc/passwd', 'package.json', 'server/app.ts', 'data/site.db', 'server/index.js'];
const OTHERS = String.raw`//etc/passwd /assets//etc/passwd /assets/%00 /favicon.svg%00.html /favicon.svg%00
  /.env /.git/config /.vite/manifest.json /%2evite/manifest.json /assets/ /covers /file:///etc/passwd
  /assets/C:\Windows\win.ini \etc\passwd //evil.example/plan/ /\evil.example/plan/ /%5cevil.example/plan/
  /%2f%2fevil.example/plan/ /plan//evil.example/.. /plan/?next=//evil.example /plans?next=https://evil.example
  /plan/%0d%0aLocation:%20https://evil.example http://evil.example/plan/`.split(/\s+/);

test.each(PLACES)(
  'no spelling of "one folder up" leads from %s to a file that is not served',
  async (place) => {
    const paths = UP.flatMap((up) => FILES.map((file) => place + up.repeat(6) + file));
    for (const [path, { statuses, text }] of await askAll(paths)) {
      expect([308, 400, 404], path).toContain(statuses[0]);
      expect(statuses, path).toHaveLength(1);
      expect(text, path).not.toMatch(OUTSIDE);
      // The spelling of a post's name is put right; it stays a post's name.
      if (statuses[0] === 308) expect(text, path).toMatch(/^location: \/blog\/\.\.%(?:2F|5C)/im);
    }
  },
);

test('hidden files, folders, null bytes, other systems’ paths and other sites are led to by no address', async () => {
  for (const [path, { statuses, text }] of await askAll([...OTHERS, '/favicon.svg\0'])) {
    expect([400, 404, 308], path).toContain(statuses[0]);
    expect(text, path).not.toMatch(OUTSIDE);
    for (const [, location] of text.matchAll(/^location: (.*)$/gim))
      expect(location, path).toMatch(/^\/(?![/\\])/);
  }
});

/** As written: a client library would tidy the path before it sends it. */
async function askAll(paths: string[]) {
  const answers = await Promise.all(
    paths.map((path) =>
      sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    ),
  );
  return paths.map((path, index) => [path, answers[index] as (typeof answers)[number]] as const);
}
