import { expect, test } from 'vitest';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { testApps } from '#tests/support/test-app.ts';

const createTestApp = testApps('SQLite');

test('the service worker is asked for anew each time, may fetch from our own site only, and costs little when unchanged', async () => {
  const { app } = await createTestApp();
  const response = await app.inject('/service-worker.js');
  expect(response.statusCode).toBe(200);
  const lists = JSON.stringify(Object.values(createSeedDirectory().listHrefs));
  expect(response.body).toBe(`const OFFLINE_ID="build-of-the-test",OFFLINE_LISTS=${lists};\nkeep()`);
  expect(response.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  const headers = { 'if-none-match': String(response.headers.etag) };
  expect((await app.inject({ url: '/service-worker.js', headers })).statusCode).toBe(304);
});

test('an operator who switches the service worker off has one sent that takes it away', async () => {
  const { app } = await createTestApp({ environment: { OFFLINE: 'off' } });
  expect((await app.inject('/service-worker.js')).body).toBe('remove()');
});
