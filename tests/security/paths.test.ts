import { afterAll, expect, test } from 'vitest';
import { openOwnSite } from '../support/own-site.ts';
import { sendRaw } from '../support/raw-http.ts';

const site = await openOwnSite();
afterAll(() => site.close());

/** Words that stand in files outside of what is served, and in nothing that is. */
const OUTSIDE = /root:x:|"lashma-website"|createApp|SQLite format/;
const PLACES = ['/', '/assets/', '/covers/', '/documents/', '/data/', '/media/', '/blog/', '/api/blogs/'];
const UP = [
  '../',
  '%2e%2e/',
  '%2e%2e%2f',
  '..%2f',
  '..%252f',
  '%252e%252e%252f',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '..;/',
  '....//',
  '%c0%ae%c0%ae/',
  '%uff0e%uff0e/',
];
const FILES = ['etc/passwd', 'package.json', 'server/app.ts', 'data/site.db', 'server/index.js'];
const OTHERS = [
  '//etc/passwd',
  '/assets//etc/passwd',
  '/assets/%00',
  '/favicon.svg%00.html',
  '/favicon.svg\0',
  '/favicon.svg%00',
  '/.env',
  '/.git/config',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/assets/',
  '/covers',
  '/file:///etc/passwd',
  '/assets/C:\\Windows\\win.ini',
  '\\etc\\passwd',
];

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

test('hidden files, folders, null bytes and other systems’ paths lead nowhere', async () => {
  for (const [path, { statuses, text }] of await askAll(OTHERS)) {
    expect([400, 404, 308], path).toContain(statuses[0]);
    expect(text, path).not.toMatch(OUTSIDE);
    expect(/^location: (.*)$/im.exec(text)?.[1] ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
});

test('no address leads a visitor to another site', async () => {
  const paths = [
    '//evil.example/plan/',
    '/\\evil.example/plan/',
    '/%5cevil.example/plan/',
    '/%2f%2fevil.example/plan/',
    '/plan//evil.example/..',
    '/plan/?next=//evil.example',
    '/plans?next=https://evil.example',
    '/plan/%0d%0aLocation:%20https://evil.example',
    'http://evil.example/plan/',
  ];
  for (const [path, { text }] of await askAll(paths)) {
    const location = /^location: (.*)$/im.exec(text)?.[1];
    if (location) expect(new URL(location, site.url).origin, path).toBe(site.url);
    expect(text.split('\r\n\r\n', 1)[0], path).not.toMatch(/^location: https:/im);
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
