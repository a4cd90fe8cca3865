import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { contactBody, injectForm, typedContact } from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'a-token-of-the-operators-1';
const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };
const SECRETS = ['Adaobi', '192.0.2.77', 'LA-7K3M-92QF', 'no-such-page', typedContact.user_email];
const routes = [{ path: '/' }, { path: '/plan', query: ['plans'] }, { path: '/blog/:id' }];
const facts = { buildId: 'build', languages: ['en', 'yo', 'pcm'] };
/** A line of Prometheus' text format that is no comment. */
const SAMPLE = /^[a-z\d_]+(?:\{(?:[a-z_]+="[^"\\\n]*",?)+\})? (?:[\d.e+-]+|\+Inf|NaN)$/;

const readDeployed = (name: string) => readFileSync(join(import.meta.dirname, '../../deploy', name), 'utf8');
const METRIC = /\b(?:lashma|process)_[a-z\d_]+\b/g;

async function visit(app: Awaited<ReturnType<ReturnType<typeof testApps>>>['app']) {
  for (const url of ['/', '/', '/plan?plans=Adaobi', '/blog/Adaobi', '/no-such-page'])
    await app.inject({ url, remoteAddress: '192.0.2.77' });
  await app.inject({ method: 'OPTIONS', url: '/desk/complaints/LA-7K3M-92QF' });
  expect((await injectForm(app, contactBody(), { remoteAddress: '192.0.2.77' })).body).toMatch(/^OK\n/);
}

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('what is counted can be read with the token alone, and tells of no visitor', async () => {
    const metrics = createMetrics(facts);
    const environment = { METRICS_TOKEN: TOKEN };
    const { app } = await createTestApp({ routes, environment, services: { metrics } });
    await visit(app);
    const guesses = [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }];
    for (const headers of guesses)
      expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    const { body, headers } = await app.inject({ url: '/metrics', headers: AUTHORIZED });
    expect(headers).toMatchObject({ 'content-type': /^text\/plain/, 'cache-control': 'no-store' });
    const samples = body.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(samples.filter((line) => !SAMPLE.test(line))).toEqual([]);
    for (const secret of SECRETS) expect(body).not.toContain(secret);
    for (const line of [
      'lashma_http_requests_total{route="/",method="GET",status="200"} 2',
      'lashma_http_requests_total{route="/plan",method="GET",status="200"} 1',
      'lashma_http_requests_total{route="/blog/:id",method="GET",status="200"} 1',
      'lashma_page_cache_total{partition="page",state="hit"} 4',
      'lashma_page_cache_total{partition="query",state="miss"} 1',
      'lashma_forms_total{form="contact",outcome="stored"} 1',
      'lashma_database_up 1',
      'lashma_mails_waiting 2',
      'lashma_complaints_overdue 0',
    ])
      expect(samples).toContain(line);
    // What alerts and dashboard ask for is there.
    const names = new Set(samples.map((line) => line.replace(/[{ ].*/, '')));
    const asked = ['alerts.yml', 'grafana.json'].flatMap((file) =>
      METRIC[Symbol.matchAll](readDeployed(file)),
    );
    const missing = asked
      .flatMap((found) => [...found].map(([name]) => name))
      .filter((name) => !names.has(name));
    expect(missing).toEqual([]);
    // However many addresses are invented, there are no more series.
    const before = samples.length;
    for (let count = 0; count < 50; count++) await app.inject(`/blog/invented-${count}?x=${count}`);
    const after = (await app.inject({ url: '/metrics', headers: AUTHORIZED })).body.split('\n');
    expect(after.filter((line) => line && !line.startsWith('#')).length).toBeLessThan(before + 20);
  });
});

describe('on SQLite', () => {
  const createTestApp = testApps('SQLite');

  test('without configuration there is nothing at /metrics', async () => {
    const { app } = await createTestApp({ routes });
    const answer = await app.inject({ url: '/metrics', headers: AUTHORIZED });
    expect([answer.statusCode, answer.body.includes('lashma_')]).toEqual([404, false]);
  });
});
