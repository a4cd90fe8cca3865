import { expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { signIn } from '../support/desk.ts';
import { attack, sendCrowd } from '../support/load.ts';
import { isRehearsal, residentBytes } from '../support/machine.ts';
import { startSite } from '../support/site-process.ts';

const MB = 1024 * 1024;
const CONNECTIONS = 256;
const WARM_UP = 2000;
/** The whole attack is a rehearsal, which also has to reach the goals; `HOSTILE_REQUESTS` is another number. */
const isWhole = isRehearsal || process.env.HOSTILE_REQUESTS !== undefined;
const requests = Number(process.env.HOSTILE_REQUESTS ?? (isRehearsal ? 100_000 : 10_000));
const WHOLE_LIMIT_MS = 60 * 60_000;
/** Pages of memory and allocators differ from machine to machine, so the short run has twice the room. */
const MOST_GROWTH_MB = isWhole ? 100 : 200;
const P99_GOAL_MS = 500;

test('hostile requests of every kind end in no failure, take no memory, and others are served meanwhile', {
  timeout: WHOLE_LIMIT_MS,
}, async () => {
  const site = await startSite({ LOG_LEVEL: 'error', PUBLIC_URL: 'http://localhost' });
  const { url, pid } = site;
  // There is no desk to be attacked before somebody was invited.
  const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  await signIn(database, 'admin');
  await database.destroy();
  const visit = { url, connections: 1, durationMs: WHOLE_LIMIT_MS, pauseMs: 20 };
  await sendCrowd({ ...visit, durationMs: 500, paths: ['/', '/plan'] });
  // Once the caches are full, as many requests as may come take no more.
  await attack({ url, connections: CONNECTIONS, requests: WARM_UP });
  const memory = { start: residentBytes(pid) / MB, end: 0 };
  const attacking = attack({ url, connections: CONNECTIONS, requests });
  const [answers, home, pages] = await Promise.all([
    attacking,
    sendCrowd({ ...visit, paths: ['/'] }, attacking),
    sendCrowd({ ...visit, pauseMs: 100, paths: ['/plan', '/faq', '/yo', '/provider'] }, attacking),
  ]);
  memory.end = residentBytes(pid) / MB;
  if (isWhole) process.stdout.write(`${JSON.stringify({ requests, memory, answers, home, pages })}\n`);

  expect(answers.failures).toEqual([]);
  expect(answers.ignored).toEqual([]);
  expect(home.statuses).toEqual({ 200: expect.any(Number) });
  expect(pages.statuses).toEqual({ 200: expect.any(Number) });
  expect(memory.end - memory.start).toBeLessThan(MOST_GROWTH_MB);
  expect(site.output.stdout + site.output.stderr).not.toContain('"level":"error"');
  if (isWhole) expect(home.p99Ms).toBeLessThanOrEqual(P99_GOAL_MS);
});
