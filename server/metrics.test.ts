import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { contactBody, injectForm, typedContact } from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';
import { storeMessage } from './features/message/message-repository.ts';
import { countWork, createMetrics } from './metrics.ts';

const TOKEN = 'a-token-of-the-operators-1';
const AUTHORIZED = { authorization: `Bearer ${TOKEN}` };
const SECRETS = ['Adaobi', '192.0.2.77', 'LA-7K3M-92QF', 'no-such-page', typedContact.user_email];
const routes = [{ path: '/' }, { path: '/plan', query: ['plans'] }, { path: '/blog/:id' }];
/** A line of Prometheus' text format that is no comment. */
const SAMPLE = /^[a-z\d_]+(?:\{(?:[a-z_]+="[^"\\\n]*",?)+\})? (?:[\d.e+-]+|\+Inf|NaN)$/;

const readDeployed = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8');
const METRIC = /\b(?:lashma|process)_[a-z\d_]+\b/g;

async function visit(app: Awaited<ReturnType<ReturnType<typeof testApps>>>['app']) {
  for (const url of ['/', '/', '/plan?plans=Adaobi', '/blog/Adaobi', '/no-such-page'])
    await app.inject({ url, remoteAddress: '192.0.2.77' });
  await app.inject({ method: 'OPTIONS', url: '/desk/complaints/LA-7K3M-92QF' });
  expect((await injectForm(app, contactBody(), { remoteAddress: '192.0.2.77' })).body).toMatch(/^OK\n/);
}

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);
  const openDatabase = testDatabases(dialect);

  test('what is counted can be read with the token alone, and tells of no visitor', async () => {
    const metrics = createMetrics();
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
      'lashma_http_requests_total{kind="page",status="200",cache="hit"} 1',
      'lashma_http_requests_total{kind="page",status="200",cache="miss"} 3',
      'lashma_http_requests_total{kind="form",status="200",cache="none"} 1',
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

  test('a mail is late after six attempts or an hour past its time, a message after its reply day; spam is neither', async () => {
    const { database } = await openDatabase();
    const in2Minutes = new Date(Date.now() + 120_000);
    const inDays = new Date(Date.now() + 10 * 86_400_000);
    const late = async (now = in2Minutes) => {
      const { lashma_mails_waiting, lashma_mails_late, ...work } = await countWork(database, now);
      return [lashma_mails_waiting, lashma_mails_late, work.lashma_messages_overdue];
    };
    await storeMessage(database, { ...typedContact, subject: 'Spam' }, 'honeypot');
    expect(await late(inDays)).toEqual([0, 0, 0]);
    await storeMessage(database, typedContact, null);
    expect([await late(), await late(inDays)]).toEqual([
      [2, 0, 0],
      [2, 2, 1],
    ]);
    const due_at = new Date(inDays.getTime() + 1000).toISOString();
    await database.updateTable('outbox').set({ attempts: 5, due_at }).execute();
    expect(await late()).toEqual([2, 0, 0]);
    await database.updateTable('outbox').set({ attempts: 6 }).where('kind', '=', 'agency').execute();
    expect(await late()).toEqual([2, 1, 0]);
  });
});

describe('on SQLite', () => {
  const createTestApp = testApps('SQLite');

  test('without configuration there is nothing at /metrics', async () => {
    const { app } = await createTestApp({ routes });
    const answer = await app.inject({ url: '/metrics', headers: AUTHORIZED });
    expect([answer.statusCode, answer.body.includes('lashma_')]).toEqual([404, false]);
  });

  test('a database that fails is down, and its counts stay', async () => {
    const metrics = createMetrics();
    await metrics.read(async () => ({ lashma_mails_waiting: 3 }));
    const text = await metrics.read(() => Promise.reject(new Error('gone')));
    expect(text).toContain('\nlashma_database_up 0\n');
    expect(text).toContain('\nlashma_mails_waiting 3\n');
  });
});
