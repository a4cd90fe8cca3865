import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testApps } from '#tests/support/test-app.ts';
import { createRequestIds } from './request-log.ts';

describe('the log', () => {
  const createTestApp = testApps('SQLite');

  test('has one line for each answered request, with what is needed and nothing more', async () => {
    const { app, lines } = await createTestApp();
    await app.inject('/healthz');
    await app.inject('/nope');
    const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
    expect(answered).toEqual([
      {
        level: 'info',
        time: expect.any(Number),
        pid: process.pid,
        reqId: expect.stringMatching(/^[0-9a-f]{8}-1$/),
        method: 'GET',
        path: '/healthz',
        status: 200,
        ms: expect.any(Number),
        msg: 'answered',
      },
      expect.objectContaining({ method: 'GET', path: '/nope', status: 404, cache: 'miss' }),
    ]);
  });

  test('never holds an address, a header, a query or a body, whatever the request and its outcome', async () => {
    const fail = () => {
      throw Object.assign(new Error('refused'), { detail: 'Key (email)=(secret@visitor.example)' });
    };
    const routes = [
      { path: '/', load: fail },
      { path: '/form', post: fail },
      { path: '/led', load: fail, failTo: '/' },
    ];
    const { app, lines } = await createTestApp({ routes, environment: { LOG_LEVEL: 'trace' } });
    const headers = {
      'user-agent': 'secret-agent',
      cookie: 'secret=cookie',
      'x-forwarded-for': '203.0.113.9',
      authorization: 'Bearer secret-token',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const payload = 'name=secret-name';
    for (const url of [
      '/?q=secret',
      '/led?q=secret',
      '/nope?q=secret',
      '/%zz?q=secret',
      '/plan/?q=secret',
      '/healthz?q=secret',
      '/api/x?q=secret',
    ])
      await app.inject({ url, headers, remoteAddress: '203.0.113.7' });
    await app.inject({
      method: 'POST',
      url: '/form?q=secret',
      headers,
      payload,
      remoteAddress: '203.0.113.7',
    });
    await app.inject({
      method: 'POST',
      url: '/api/x?q=secret',
      headers,
      payload,
      remoteAddress: '203.0.113.7',
    });
    expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(9);
    expect(lines.join('')).not.toMatch(/secret|203\.0\.113/);
  });

  test('cuts a path that is too long', async () => {
    const { app, lines } = await createTestApp();
    await app.inject(`/${'x'.repeat(5000)}`);
    expect(JSON.parse(lines.find((line) => line.includes('"answered"')) ?? '').path).toHaveLength(200);
  });
});

test('request ids of two processes never meet', () => {
  const [one, other] = [createRequestIds(), createRequestIds()];
  expect(new Set([one(), one(), other(), other()]).size).toBe(4);
});

test('a log that cannot be written does not end the process', () => {
  const program = `
    import { createStdoutLog } from ${JSON.stringify(new URL('./request-log.ts', import.meta.url).href)};
    const log = createStdoutLog();
    log.write('one line\\n');
    setTimeout(() => process.exit(7), 100);`;
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect([status, stderr]).toEqual([7, '']);
});
