import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { hashSource } from '#tests/support/read-html.ts';
import { testSite } from '#tests/support/site-build.ts';
import { testApps } from '#tests/support/test-app.ts';
import { phoneLines } from '#words/site.ts';
import { FILE_POLICY } from './pages/content-security-policy.ts';
import { DOCUMENT_HEADERS } from './pages/security-headers.ts';

describe.each(dialects)('health, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('the process is up while the database answers, and without it is up but not ready', async () => {
    const { app, database } = await createTestApp();
    const ask = async (url: string) => {
      const { statusCode, body, headers } = await app.inject(url);
      expect(headers['cache-control']).toBe('no-store');
      return [statusCode, body];
    };
    for (const url of ['/healthz', '/readyz']) expect(await ask(url)).toEqual([200, '{"status":"ok"}']);
    await database.destroy();
    expect(await ask('/healthz')).toEqual([200, '{"status":"ok"}']);
    expect(await ask('/readyz')).toEqual([503, '{"status":"unavailable"}']);
  });

  test('while it leaves it is not ready, and while it closes every answer ends its connection', async () => {
    const { app } = await createTestApp();
    const urls = ['/healthz', '/', '/favicon.svg', '/api/nothing'];
    app.lifecycle.phase = 'leaving';
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    for (const url of urls) expect((await app.inject(url)).headers.connection).not.toBe('close');
    app.lifecycle.phase = 'closing';
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    for (const url of urls) expect((await app.inject(url)).headers.connection).toBe('close');
  });
});

describe('files', () => {
  const createTestApp = testApps('SQLite');
  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await createTestApp({ isShared: true }));
  });

  test('with a hash in their name are kept for a year and carry only what protects a file', async () => {
    const { app: secure } = await createTestApp({ environment: { PUBLIC_URL: 'https://lashma.example' } });
    const first = await secure.inject('/assets/site-1a2b.js');
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = await secure.inject({ url: '/assets/site-1a2b.js', headers });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
    expect(first.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    for (const hashed of [first, again]) {
      expect(hashed.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(Object.keys(hashed.headers).filter((name) => DOCUMENT_HEADERS.includes(name))).toEqual([]);
    }
  });

  test.each(['/favicon.svg', '/data/community-pharmacies.json?v=1a2b'])(
    '%s carries what protects a document',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'content-security-policy': FILE_POLICY,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(headers).not.toHaveProperty('permissions-policy');
      if (url === '/favicon.svg') expect(headers['cache-control']).toBe('public, max-age=86400');
    },
  );

  test('that are missing leave the not-found page all its headers', async () => {
    const { headers } = await app.inject('/assets/nothing.js');
    expect(DOCUMENT_HEADERS.filter((name) => !(name in headers))).toEqual([]);
  });

  test('of an earlier build are sent to open pages when they have a hash in their name, and no others', async () => {
    const earlier = mkdtempSync(join(tmpdir(), 'lashma-earlier-'));
    onTestFinished(() => rmSync(earlier, { recursive: true }));
    mkdirSync(join(earlier, 'assets'));
    writeFileSync(join(earlier, 'assets/old-3c4d.js'), 'old()');
    writeFileSync(join(earlier, 'withdrawn.pdf'), 'old');
    const site = { ...testSite(), earlierClientDirs: () => [earlier] };
    const { app: later } = await createTestApp({ services: { site } });
    const hashed = await later.inject('/assets/old-3c4d.js');
    expect([hashed.statusCode, hashed.body]).toEqual([200, 'old()']);
    expect(hashed.headers['cache-control']).toContain('immutable');
    for (const path of ['/withdrawn.pdf', '/assets/nothing.js', '/assets/../withdrawn.pdf'])
      expect((await later.inject(path)).statusCode).toBe(404);
  });

  test('are sent compressed as the build left them, to those who can read it', async () => {
    const plain = await app.inject('/assets/site-1a2b.js');
    const br = await app.inject({
      url: '/assets/site-1a2b.js',
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
  });

  test.each([
    '/assets',
    '/assets/',
    '/assets/nothing.js',
    '/.hidden',
    '/assets/.vite/manifest.json',
    '/assets/site-1a2b.js.br',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('%s is none of them: the not-found page answers', async (url) => {
    const response = await app.inject(url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    expect(response.body).toContain('/not-found');
  });
});

describe('what goes wrong', () => {
  const createTestApp = testApps('SQLite');
  const fail = () => {
    throw new Error('secret of the house');
  };
  const routes = [
    { path: '/unloaded', load: fail },
    { path: '/broken', meta: fail },
  ];

  test('a URL that cannot be decoded gets the 400 screen, with all its headers and a line in the log', async () => {
    const { app, lines } = await createTestApp();
    const response = await app.inject('/%zz?q=secret');
    expect(response.statusCode).toBe(400);
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(response.body).toContain(phoneLines.tollFree.display);
    expect(response.body).not.toMatch(/zz|secret|FST_ERR/);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'answered', method: 'GET', path: '/%zz', status: 400 }),
    );
  });

  test('a method that the server does not know finds nothing, and an unknown address under /api/ answers in JSON', async () => {
    const { app } = await createTestApp();
    expect((await app.inject({ method: 'PROPFIND' as 'GET', url: '/' })).statusCode).toBe(404);
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await app.inject({ method, url: '/api/nothing' });
      expect([response.statusCode, response.json()]).toEqual([
        404,
        { statusCode: 404, error: 'Not Found', message: 'there is nothing at this address' },
      ]);
    }
  });

  test.each(['/broken', '/unloaded'])(
    '%s is a 500 screen with the phone lines and nothing internal',
    async (url) => {
      const { app, lines } = await createTestApp({ routes });
      const response = await app.inject(url);
      expect(response.statusCode).toBe(500);
      expect(response.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringMatching(/; script-src; .*style-src 'sha256-/),
      });
      const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(response.body) ?? [];
      expect(response.headers['content-security-policy']).toContain(`style-src ${hashSource(styles)}`);
      expect(response.body).toContain(phoneLines.tollFree.to);
      expect(response.body).not.toContain('secret');
      expect(lines.join('')).toContain('secret of the house');
    },
  );

  test('a program that reads only JSON gets the failure in JSON', async () => {
    const { app } = await createTestApp({ routes });
    const response = await app.inject({ url: '/broken', headers: { accept: 'application/json' } });
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { statusCode: 500, error: 'Internal Server Error' },
    ]);
  });

  test('a page that is never finished is given up', async () => {
    const endless = { path: '/', load: () => new Promise(() => {}) };
    const { app } = await createTestApp({ routes: [endless], services: { renderLimitMs: 50 } });
    const { statusCode, body } = await app.inject('/');
    expect([statusCode, body]).toEqual([500, expect.stringContaining('<h1>')]);
  });

  test('a form over 256 kilobytes is refused, and one for an address without a form at any size', async () => {
    const post = async () => ({ status: 200, data: undefined });
    const { app } = await createTestApp({ routes: [{ path: '/' }, { path: '/contact', post }] });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = async (url: string, length: number) =>
      (await app.inject({ method: 'POST', url, headers, payload: 'x'.repeat(length) })).statusCode;
    expect(await send('/contact', 200)).toBe(200);
    expect(await send('/contact', 256 * 1024 + 1)).toBe(413);
    expect([await send('/', 200), await send('/', 256 * 1024 + 1)]).toEqual([405, 405]);
  });
});
