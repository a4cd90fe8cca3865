import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seedPlacePaths } from '#tests/support/directory.ts';
import { sendCrowd, undisturbed } from '../support/load.ts';
import { startSite } from '../support/site-process.ts';

const EVERY_MS = 50;
const ROUNDS = 4;
const ROUND_MS = 1_000;
/** Below this an answer feels instant, also where one render of a slow machine was waited for. */
const UNNOTICED_MS = 100;

test('while a search engine reads the places, 20 a second, pages take less than twice their time, or no time to notice', async () => {
  const site = await startSite({ LOG_LEVEL: 'warn' });
  const { url } = site;
  const places = [...new Set(seedPlacePaths.map(({ path }) => path))];
  const visit = () =>
    sendCrowd({ url, connections: 16, pauseMs: 16, durationMs: ROUND_MS, paths: ['/', '/plan'] });
  const statuses = new Set<number>();
  // The first pages are slower than all others, whoever asks for them.
  await Promise.all([visit(), crawl(url, places.splice(0, ROUND_MS / EVERY_MS), statuses)]);

  const quiet: number[] = [];
  const crawled: number[] = [];
  // By turns, so that whatever else the machine does falls on both alike.
  for (let round = 0; round < ROUNDS; round++) {
    quiet.push((await visit()).p99Ms);
    const next = places.splice(0, ROUND_MS / EVERY_MS);
    const [meanwhile] = await Promise.all([visit(), crawl(url, next, statuses)]);
    expect(meanwhile.statuses).toEqual({ 200: expect.any(Number) });
    crawled.push(meanwhile.p99Ms);
  }

  expect(statuses).toContain(200);
  // A machine that is busy with something else makes the crawler wait, rather than the visitors.
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(undisturbed(crawled)).toBeLessThan(Math.max(UNNOTICED_MS, 2 * undisturbed(quiet)));
  expect(site.output.stdout).not.toContain('"level":"error"');
});

/** Asks on time, whether the last answer has come or not. */
async function crawl(url: string, paths: readonly string[], statuses: Set<number>): Promise<void> {
  const answers = paths.map(async (path, index) => {
    await pause(index * EVERY_MS);
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    statuses.add(answer.status);
  });
  await Promise.all(answers);
}
