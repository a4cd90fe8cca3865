import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { storeComplaint } from '#server/features/complaint/complaint-repository.ts';
import { complaint } from '../support/complaints.ts';
import { freshDatabases } from '../support/databases.ts';
import { sendMessage } from '../support/message-site.ts';
import { startRedis } from '../support/redis.ts';
import { startSite, startVisits } from '../support/site-process.ts';

const FORM_LIMIT = 5;
const MAX_WRONG_TRIES = 10;

const freshDatabase = freshDatabases('PostgreSQL', 'nothing');

async function startTwo() {
  const redis = await startRedis();
  const place = await freshDatabase();
  const environment = {
    ...place.environment,
    REDIS_URL: redis.url,
    FORM_LIMIT: String(FORM_LIMIT),
    LOG_LEVEL: 'warn',
  };
  const [one, other] = await Promise.all([startSite(environment), startSite(environment)]);
  await expect.poll(redis.clients).toBe(2);
  const database = await connectDatabase(place);
  onTestFinished(() => database.destroy());
  const inTurn = (count: number) => (count % 2 ? other : one);
  return { one, other, inTurn, database };
}

test('two processes count the messages of a sender and the wrong tries at a complaint together', async () => {
  const { one, other, inTurn, database } = await startTwo();
  const answers: number[] = [];
  for (let count = 0; count < FORM_LIMIT + 2; count++)
    answers.push((await sendMessage(inTurn(count).url, `message ${count}`)).status);
  expect(answers).toEqual([...Array(FORM_LIMIT).fill(200), 429, 429]);

  const { reference } = await storeComplaint(database, complaint, null);
  const open = async ({ url }: { url: string }, contact: string) =>
    (
      await fetch(`${url}/complaint/status`, {
        method: 'POST',
        body: new URLSearchParams({ reference, contact }),
      })
    ).status;
  expect(await open(one, '4567')).toBe(200);
  for (let count = 0; count < MAX_WRONG_TRIES; count++) await open(inTurn(count), '0000');
  expect([await open(one, '4567'), await open(other, '4567')]).toEqual([404, 404]);
});

test('one of two processes stops under load: neither loses a request, and the other goes on', async () => {
  const { one, other } = await startTwo();
  const leaving = startVisits(one.url, 4);
  const staying = startVisits(other.url, 4);
  await expect.poll(() => Math.min(leaving.answered, staying.answered)).toBeGreaterThan(50);
  one.signal('SIGTERM');
  await expect.poll(async () => (await fetch(`${one.url}/readyz`)).status).toBe(503);
  const { code, ms } = await one.ended();
  await leaving.finished;
  const { answered } = staying;
  await expect.poll(() => staying.answered).toBeGreaterThan(answered + 50);
  staying.isStopped = true;
  await staying.finished;
  expect([...leaving.lost, ...staying.lost]).toEqual([]);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
});
