import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testApps } from '#tests/support/test-app.ts';
import { createRequestIds } from './request-log.ts';

const createTestApp = testApps('SQLite');

test('the log has one line for each answered request, with what is needed and nothing more', async () => {
  const { app, lines } = await createTestApp();
  await app.inject('/healthz');
  await app.inject('/nope');
  await app.inject(`/${'x'.repeat(5000)}`);
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  const every = { level: 'info', time: expect.any(Number), pid: process.pid, msg: 'answered' };
  const reqId = expect.stringMatching(/^[0-9a-f]{8}-1$/);
  expect(answered).toEqual([
    { ...every, reqId, ms: expect.any(Number), method: 'GET', path: '/healthz', status: 200 },
    expect.objectContaining({ method: 'GET', path: '/nope', status: 404, cache: 'miss' }),
    expect.objectContaining({ path: `/${'x'.repeat(199)}` }),
  ]);
});

test('the log never holds an address, a header, a query or a body, whatever the request and its outcome', async () => {
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
  const request = { headers, remoteAddress: '203.0.113.7' };
  const misplaced = ['/api/ussd/secret', '/SMS/secret', '/yo/inbound-mail%2Fsecret'];
  for (const path of ['/', '/led', '/nope', '/%zz', '/plan/', '/healthz', '/api/x', ...misplaced])
    await app.inject({ url: `${path}?q=secret`, ...request });
  for (const url of ['/form?q=secret', '/api/x?q=secret'])
    await app.inject({ method: 'POST', url, payload: 'name=secret-name', ...request });
  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(12);
  expect(lines.join('')).not.toMatch(/secret|203\.0\.113/);
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
