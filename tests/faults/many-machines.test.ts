import { request } from 'node:http';
import { expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { freshDatabases } from '../support/databases.ts';
import { freePort } from '../support/free-port.ts';
import { startNginx } from '../support/nginx.ts';
import { startVisits } from '../support/page-visitors.ts';
import { startRedis } from '../support/redis.ts';
import { contactFields } from '../support/send-form.ts';
import { type SupervisedSite, superviseSite } from '../support/supervised-site.ts';

const EDITOR_TOKEN = 'a-long-and-secret-editor-token';
const FORM_LIMIT = 5;
const PAGES = ['/', '/plan', '/provider?q=general', '/faq', '/blog', '/contact'];
const WAIT = { timeout: 60_000, interval: 50 };

const freshDatabase = freshDatabases('PostgreSQL');

test('three processes on one PostgreSQL and one Redis behind nginx are one site, and one of them may die', async () => {
  const place = await freshDatabase();
  const redis = await startRedis();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const environment = {
    PUBLIC_URL: url,
    DATABASE_URL: place.databaseUrl ?? '',
    REDIS_URL: redis.url,
    TRUSTED_PROXIES: 'loopback',
    FORM_LIMIT: String(FORM_LIMIT),
    EDITOR_TOKEN,
  };
  const sites = await Promise.all([1, 2, 3].map(() => superviseSite(environment)));
  await startNginx(
    port,
    sites.map((site) => Number(new URL(site.url).port)),
  );

  await Promise.all(PAGES.map(async (path) => expect((await fetch(url + path)).status, path).toBe(200)));
  await missFile(url, sites);
  await publishOnce(url, sites);
  await sendTooOften(url);
  await killOneUnderLoad(url, sites);

  const database = await connectDatabase(place);
  const { length: stored } = await database.selectFrom('messages').select('id').execute();
  await database.destroy();
  expect(stored).toBe(FORM_LIMIT + 1);
});

/** As during an upgrade, when only some have the files of the new build. */
async function missFile(url: string, sites: SupervisedSite[]): Promise<void> {
  expect((await fetch(`${url}/assets/new-1a2b.js`)).status).toBe(404);
  for (const site of sites) await vi.waitFor(() => expect(site.log).toContain('"/assets/new-1a2b.js"'), WAIT);
}

async function publishOnce(url: string, sites: SupervisedSite[]): Promise<void> {
  const created = await fetch(`${url}/api/blogs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${EDITOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ _id: 'new-words', title: 'Words of the day', content: 'Text.' }),
  });
  expect(created.status).toBe(201);
  for (const site of sites)
    await vi.waitFor(
      async () =>
        expect(await (await fetch(`${site.url}/blog/new-words`)).text()).toContain('Words of the day'),
      WAIT,
    );
}

/** The limit holds for a visitor, whichever process he meets and whatever he says about his address. */
async function sendTooOften(url: string): Promise<void> {
  const answers: (number | undefined)[] = [];
  for (let number = 1; number <= FORM_LIMIT + 3; number++)
    answers.push(await postForm(url, '127.0.0.2', { 'x-forwarded-for': `192.0.2.${number}` }));
  expect(answers).toEqual([303, 303, 303, 303, 303, 429, 429, 429]);
  expect(await postForm(url, '127.0.0.3')).toBe(303);
}

async function postForm(url: string, localAddress: string, headers = {}): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  request(
    `${url}/contact`,
    { method: 'POST', localAddress, headers: { ...type, ...headers } },
    (response) => {
      response.resume();
      resolve(response.statusCode);
    },
  )
    .on('error', reject)
    .end(String(new URLSearchParams(contactFields)));
  return promise;
}

async function killOneUnderLoad(url: string, sites: SupervisedSite[]): Promise<void> {
  const [victim] = sites;
  const visits = startVisits(`${url}/plan`, 20);
  await vi.waitFor(() => expect(visits.answered).toBeGreaterThan(300), WAIT);
  for (const site of sites) await vi.waitFor(() => expect(pagesAnswered(site)).toBeGreaterThan(30), WAIT);
  await victim?.kill();
  await vi.waitFor(() => expect(victim && pagesAnswered(victim)).toBeGreaterThan(30), WAIT);
  expect(visits.lost).toEqual([]);
  expect(sites.map(({ starts }) => starts)).toEqual([2, 1, 1]);
}

/** As its log has them. */
function pagesAnswered({ log }: SupervisedSite): number {
  return log.split('"/plan"').length - 1;
}
