import { expect, test } from 'vitest';
import { sendMessage } from '../support/message-site.ts';
import { startRedis } from '../support/redis.ts';
import { startSite } from '../support/site-process.ts';

const LIMIT = 20;

test('Redis goes, hangs and comes back: pages and forms go on, one address stays within a limit, and the count is shared again', async () => {
  const redis = await startRedis();
  const environment = { REDIS_URL: redis.url, FORM_LIMIT: String(LIMIT) };
  const [one, other] = await Promise.all([startSite(environment), startSite(environment)]);
  const send = async ({ url }: { url: string }) => (await sendMessage(url, 'text')).status;
  /** How many get through when both processes are asked in turn until neither takes any more. */
  async function fill(): Promise<number> {
    const answers: number[] = [];
    for (let count = 0; count < 2 * LIMIT + 5; count++) answers.push(await send(count % 2 ? other : one));
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    return answers.filter((answer) => answer === 200).length;
  }
  async function bothSay(words: string): Promise<void> {
    for (const site of [one, other])
      await expect.poll(async () => (await send(site)) && site.output.stdout).toContain(words);
  }

  // Together they take what one address may send; a first call may come before the connection is of use.
  await expect.poll(redis.clients).toBe(2);
  expect(await fill()).toBeLessThanOrEqual(LIMIT + 2);

  redis.hang();
  await bothSay('Redis does not answer');
  expect((await fetch(one.url)).status).toBe(200);
  await redis.stop();
  const alone = await fill();
  expect(alone).toBeGreaterThan(LIMIT);
  expect(alone).toBeLessThanOrEqual(2 * LIMIT);

  // It has forgotten everyone, and each process finds it again by itself.
  await redis.start();
  await bothSay('Redis counts visitors again');
  expect(await fill()).toBeLessThanOrEqual(LIMIT);
  for (const site of [one, other]) expect(site.output.stderr).toBe('');
});
