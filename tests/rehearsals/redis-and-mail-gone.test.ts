import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectStored } from '../support/crowd-of-writers.ts';
import { dialects, freshDatabases, openForTest } from '../support/databases.ts';
import { deliveredMessages, mailEnvironment, sendMessage, testSmtp } from '../support/message-site.ts';
import { startRedis } from '../support/redis.ts';
import { startSite } from '../support/site-process.ts';

const MINUTE_MS = 60_000;
/** By five minutes at a time. */
const STEPS = 12;

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('Redis and the mail server are gone for an hour: visitors notice nothing, and then every mail goes out, once', async () => {
    const place = await freshDatabase();
    const clock = join(place.dataDir, 'offset');
    let now = 0;
    const moveClock = (minutes: number) => {
      now += minutes * MINUTE_MS;
      writeFileSync(clock, String(now));
    };
    moveClock(0);
    const [smtp, redis] = [await testSmtp(), await startRedis()];
    const { href: preload } = new URL('../support/jumping-clock.ts', import.meta.url);
    const environment = {
      ...mailEnvironment(smtp, 60),
      // As a site has it unless told otherwise.
      MAIL_RETRY_SECONDS: '60',
      ...place.environment,
      REDIS_URL: redis.url,
      CLOCK_OFFSET_FILE: clock,
      NODE_OPTIONS: `--import ${preload}`,
    };
    const sites = await Promise.all([startSite(environment), startSite(environment)]);
    const [one, other] = sites;
    const database = await openForTest(place);
    const waiting = () =>
      database.selectFrom('outbox').select(['attempts', 'due_at']).where('state', '=', 'waiting').execute();
    /** Everything whose time has come was sent, or tried and put off. */
    const untilTried = async () => {
      const at = new Date(Date.now() + now).toISOString();
      await expect.poll(async () => (await waiting()).filter(({ due_at }) => due_at <= at)).toEqual([]);
    };
    const texts: string[] = [];
    const send = async (site: typeof one) => {
      const text = `message ${texts.length}`;
      expect(await sendMessage(site.url, text), text).toEqual({ status: 200, text: 'OK' });
      texts.push(text);
      expect((await fetch(`${site.url}/plan`)).status).toBe(200);
      expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    };

    await send(one);
    await expect.poll(waiting).toEqual([]);
    await Promise.all([smtp.stop(), redis.stop()]);
    for (let step = 0; step < STEPS; step++) {
      await send(step % 2 ? one : other);
      await untilTried();
      moveClock(5);
    }
    // All of them were tried, none is lost, and none was tried again and again.
    const tried = (await waiting()).map(({ attempts }) => attempts);
    expect(tried).toHaveLength(2 * STEPS);
    expect(tried.filter((attempts) => attempts < 1 || attempts > 7)).toEqual([]);

    await Promise.all([smtp.start(), redis.start()]);
    await send(one);
    // The longest pause after an hour of failures is another hour.
    for (let minutes = 0; minutes < 90 && (await waiting()).length > 0; minutes += 10) {
      moveClock(10);
      await untilTried();
    }
    await expect.poll(waiting).toEqual([]);
    expect(deliveredMessages(smtp).sort()).toEqual(texts.toSorted());
    expect(smtp.mails).toHaveLength(2 * texts.length);
    await expectStored(place, texts);
    for (const site of sites) {
      await expect
        .poll(async () => (await sendMessage(site.url, crypto.randomUUID())) && site.output.stdout)
        .toContain('Redis counts visitors again');
      expect(site.output.stderr).toBe('');
    }
  });
});
