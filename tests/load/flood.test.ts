import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { phoneLines } from '#words/site.ts';
import { type CrowdAnswers, sendCrowd, undisturbed } from '../support/load.ts';
import { askFrom } from '../support/raw-http.ts';
import { startSite } from '../support/site-process.ts';

/** `FLOOD_SECONDS=60 npx vitest run --project load flood` is a longer one. */
const FLOOD_MS = 1000 * Number(process.env.FLOOD_SECONDS ?? 5);
const ROUND_MS = 1_000;
const SEARCHES = 5;
/** The searches of the directory and of the blog. */
const FLOODED = ['/provider?find=*', '/blog?q=*'];

test('while somebody floods the searches, pages keep half of their throughput and others can still search', async () => {
  const site = await startSite({ LOG_LEVEL: 'warn' });
  const { url } = site;
  // At a pace far below what the site can do, so that what is compared is the site and not what the machine has left.
  const pages = { url, connections: 32, pauseMs: 16, paths: ['/', '/plan'] };
  // Rendered and compressed before anything is measured.
  await sendCrowd({ ...pages, durationMs: ROUND_MS });
  const visit = async (rounds: number) => {
    const answers: CrowdAnswers[] = [];
    for (let round = 0; round < rounds; round++)
      answers.push(await sendCrowd({ ...pages, durationMs: ROUND_MS }));
    for (const { statuses } of answers) expect(statuses).toEqual({ 200: expect.any(Number) });
    return {
      perSecond: Math.max(...answers.map(({ perSecond }) => perSecond)),
      p99Ms: undisturbed(answers.map(({ p99Ms }) => p99Ms)),
    };
  };
  const quiet = await visit(2);

  const [meanwhile, flood, fromElsewhere, fromThere] = await Promise.all([
    // All of them while the flood lasts.
    visit(FLOOD_MS / ROUND_MS - 1),
    sendCrowd({ url, connections: 200, pauseMs: 0, durationMs: FLOOD_MS, paths: FLOODED }),
    searchNowAndThen(url, '127.0.0.9'),
    searchNowAndThen(url, '127.0.0.1'),
  ]);

  expect(meanwhile.perSecond).toBeGreaterThan(quiet.perSecond / 2);
  // On a machine that is busy with something else even a quiet site answers late now and then.
  expect(meanwhile.p99Ms).toBeLessThan(Math.max(250, 5 * quiet.p99Ms));
  for (const { status, ms } of fromElsewhere) {
    expect(status).toBe(200);
    expect(ms).toBeLessThan(3_000);
  }
  expect(['200', '503']).toEqual(expect.arrayContaining(Object.keys(flood.statuses)));
  for (const { status, headers, body } of fromThere.filter(({ status }) => status !== 200)) {
    expect([status, headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(body).toContain(phoneLines.tollFree.to);
  }
  const warnings = site.output.stdout.match(/faster than they may be rendered/g) ?? [];
  expect(warnings.length > 0).toBe(503 in flood.statuses);
  expect(warnings.length).toBeLessThan(10);
  expect(site.output.stdout).not.toContain('"level":"error"');
});

async function searchNowAndThen(url: string, localAddress: string) {
  const answers = [];
  for (let count = 1; count <= SEARCHES; count++) {
    await pause(FLOOD_MS / (SEARCHES + 1));
    const start = performance.now();
    const answer = await askFrom(localAddress, `${url}/provider?find=${localAddress}-${count}`);
    answers.push({ ...answer, ms: performance.now() - start });
  }
  return answers;
}
