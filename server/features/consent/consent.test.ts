import { expect, test } from 'vitest';
import { otherLanguage } from '#tests/support/site-paths.ts';
import { testApps } from '#tests/support/test-app.ts';

const createTestApp = testApps('SQLite');

async function post(payload: string, environment = {}, headers: Record<string, string> = {}) {
  const { app } = await createTestApp({ environment });
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
  return app.inject({ method: 'POST', url: '/api/consent', headers: form, payload });
}

test.each(['accepted', 'declined'])(
  'that cookies are %s is kept for a year, and leads back home',
  async (choice) => {
    const { statusCode, headers } = await post(`choice=${choice}&from=banner`);
    expect(statusCode).toBe(303);
    expect(headers).toMatchObject({
      location: '/',
      'set-cookie': `lashma_cookie_consent=${choice}; Path=/; Max-Age=31536000; SameSite=Lax`,
      'cache-control': 'no-store',
    });
  },
);

test('on an encrypted site the cookie of the choice never travels in the clear', async () => {
  const { headers } = await post('choice=accepted', { PUBLIC_URL: 'https://lashma.example' });
  expect(headers['set-cookie']).toMatch(/; SameSite=Lax; Secure$/);
});

test.each<[string, string, number, Record<string, string>?]>([
  ['another word', 'choice=maybe', 400],
  ['no choice', '', 400],
  ['a body of another kind', '{}', 415, { 'content-type': 'application/json' }],
  ['a page of another site', 'choice=accepted', 403, { 'sec-fetch-site': 'cross-site' }],
  ['too much', `choice=accepted&x=${'x'.repeat(2000)}`, 413],
])('%s sets nothing', async (_name, payload, status, headers) => {
  const response = await post(payload, {}, headers);
  expect([response.statusCode, response.headers['set-cookie']]).toEqual([status, undefined]);
});

test.each([
  ['from=policy', '/cookies-policy#consent-accepted'],
  [`from=banner&language=${otherLanguage}`, `/${otherLanguage}`],
  [`from=policy&language=${otherLanguage}`, '/cookies-policy#consent-accepted'],
  // Nobody is led elsewhere.
  ['from=https://other.example', '/'],
  ['from=banner&language=/other.example', '/'],
  ['language=xx', '/'],
])('%s leads to %s', async (sent, location) => {
  expect((await post(`choice=accepted&${sent}`)).headers.location).toBe(location);
});
