import { brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { hashSource } from '#tests/support/read-html.ts';
import { stubBuiltSite } from '#tests/support/stub-built-site.ts';
import { testApps } from '#tests/support/test-app.ts';
import { phoneLines } from '#words/site.ts';
import { DOCUMENT_HEADERS } from './pages/security-headers.ts';
import { zodCompilers } from './schema-compilers.ts';

describe.each(dialects)('health, on %s', (dialect) => {
  const createSite = testApps(dialect);

  test('the process is up while the database answers, and without it is up but not ready', async () => {
    const { app, database } = await createSite();
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
    const { app } = await createSite();
    const urls = ['/healthz', '/', '/favicon.svg', '/api/nothing'];
    for (const phase of ['leaving', 'closing'] as const) {
      app.lifecycle.phase = phase;
      expect((await app.inject('/readyz')).statusCode).toBe(503);
      for (const url of urls)
        expect((await app.inject(url)).headers.connection === 'close', url).toBe(phase === 'closing');
    }
  });
});

const createTestApp = testApps('SQLite');

describe('files', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    const environment = { PUBLIC_URL: 'https://lashma.example' };
    ({ app } = await createTestApp({ isShared: true, environment }));
  });

  test('of an earlier build are sent to open pages when they have a hash in their name, and no others', async () => {
    const earlier = temporaryFolder();
    writeFiles(earlier, { 'assets/old-3c4d.js': 'old()', 'withdrawn.pdf': 'old' });
    const site = { ...stubBuiltSite(), earlierClientDirs: () => [earlier] };
    const { app: later } = await createTestApp({ services: { site } });
    const hashed = await later.inject('/assets/old-3c4d.js');
    expect([hashed.statusCode, hashed.body]).toEqual([200, 'old()']);
    expect(hashed.headers['cache-control']).toContain('immutable');
    for (const path of ['/withdrawn.pdf', '/assets/nothing.js', '/assets/../withdrawn.pdf'])
      expect((await later.inject(path)).statusCode).toBe(404);
  });

  test('with a hash in their name are kept for a year, carry only what protects a file, and are sent compressed as the build left them', async () => {
    const url = '/assets/site-1a2b.js';
    const plain = await app.inject(url);
    const again = await app.inject({ url, headers: { 'if-none-match': String(plain.headers.etag) } });
    expect([plain.statusCode, again.statusCode]).toEqual([200, 304]);
    for (const { headers } of [plain, again]) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(DOCUMENT_HEADERS.filter((name) => name in headers)).toEqual([]);
    }
    const br = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const vary = expect.stringMatching(/accept-encoding/i);
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary });
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
  });

  test.each([
    ...['/assets', '/assets/', '/assets/nothing.js', '/.hidden', '/assets/.vite/manifest.json'],
    ...['/assets/site-1a2b.js.br', '/assets/../../package.json', '/assets/..%2f..%2fpackage.json'],
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('%s is none of them: the not-found page answers, with all its headers', async (url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(DOCUMENT_HEADERS.filter((name) => !(name in headers))).toEqual([]);
    expect(body).toContain('/not-found');
  });
});

const fail = () => {
  throw new Error('secret of the house');
};
const routes = [
  { path: '/unloaded', load: fail },
  { path: '/broken', meta: fail },
];

test('a URL that cannot be decoded gets the 400 screen and a line in the log', async () => {
  const { app, lines } = await createTestApp();
  const { statusCode, headers, body } = await app.inject('/%zz?q=secret');
  expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect(body).toContain(phoneLines.tollFree.display);
  expect(body).not.toMatch(/zz|secret|FST_ERR/);
  const line = { msg: 'answered', method: 'GET', path: '/%zz', status: 400 };
  expect(lines.map((each) => JSON.parse(each))).toContainEqual(expect.objectContaining(line));
});

test('a method that the server does not know finds nothing, and an unknown address under /api/ answers in JSON', async () => {
  const { app } = await createTestApp();
  expect((await app.inject({ method: 'PROPFIND' as 'GET', url: '/' })).statusCode).toBe(404);
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const response = await app.inject({ method, url: '/api/nothing' });
    const refusal = { statusCode: 404, error: 'Not Found', message: 'there is nothing at this address' };
    expect([response.statusCode, response.json()]).toEqual([404, refusal]);
  }
});

test('a removed page leads to the nearest one, a removed interface says what replaces it', async () => {
  const { app } = await createTestApp();
  const moved = {
    '/api/docs': '/resources#programs',
    '/status': '/contact',
    '/yo/status': '/yo/contact',
    '/pcm/plan/jaara-plus/what-would-i-pay': '/pcm/plan/what-would-i-pay?plan=jaara-plus',
    '/documents/seniors-plan-what-would-i-pay.pdf': '/plan/what-would-i-pay?plan=seniors-plan',
    '/cards/provider/epe/grace-hospital.png?v=1a2b3c4d': '/assets/card-1a2b.png',
  };
  for (const [url, target] of Object.entries(moved)) {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers.location]).toEqual([301, target]);
  }
  const gone: [string, RegExp][] = [
    ['/api/openapi.json', /\/resources describes/],
    ...['/fhir', '/fhir/metadata', '/fhir/Organization/badagry.clinic'].map((url): [string, RegExp] => [
      url,
      /\/data\/hospitals-standard-jaara\.json/,
    ]),
  ];
  for (const [url, sentence] of gone) {
    const response = await app.inject(url);
    expect([response.statusCode, response.json().message]).toEqual([410, expect.stringMatching(sentence)]);
  }
  expect((await app.inject({ method: 'POST', url: '/fhir/Location/_search' })).statusCode).toBe(410);
});

test.each(['/broken', '/unloaded'])('%s is a 500 screen without anything internal', async (url) => {
  const { app, lines } = await createTestApp({ routes });
  const { statusCode, headers, body } = await app.inject(url);
  const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(body) ?? [];
  expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toContain(`style-src ${hashSource(styles)}`);
  expect(headers['content-security-policy']).toContain('; script-src; ');
  expect(body).toContain(phoneLines.tollFree.to);
  expect(DOCUMENT_HEADERS.filter((name) => !(name in headers))).toEqual([]);
  expect(body).not.toContain('secret');
  expect(lines.join('')).toContain('secret of the house');
});

test('a program that reads only JSON gets the failure in JSON', async () => {
  const { app } = await createTestApp({ routes });
  const response = await app.inject({ url: '/broken', headers: { accept: 'application/json' } });
  const failure = { statusCode: 500, error: 'Internal Server Error' };
  expect([response.statusCode, response.json()]).toEqual([500, failure]);
});

test('a page that is never finished is given up', async () => {
  const endless = { path: '/', load: () => new Promise(() => {}) };
  const { app } = await createTestApp({ routes: [endless], services: { renderLimitMs: 50 } });
  const { statusCode, body } = await app.inject('/');
  expect([statusCode, body]).toEqual([500, expect.stringContaining('<h1>')]);
});

test('a schema that is not of Zod stops the start, since nothing would validate it', async () => {
  const app = fastify(zodCompilers);
  app.get('/', { schema: { querystring: { type: 'object' } } }, async () => '');
  await expect(app.ready()).rejects.toThrow('GET /: its querystring has no Zod schema');
});
