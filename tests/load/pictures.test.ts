import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { signIn } from '../support/desk.ts';
import { sendPost } from '../support/posts.ts';
import { startSite } from '../support/site-process.ts';

const PICTURES = 3;
/** On a quiet machine all answers come within a second; where something else keeps it busy, even a quiet site is late. */
const SLOWEST_MS = 3_000;
const PAUSE_MS = 50;
/** Nobody has asked for them before, so each is rendered and compressed. */
let searches = 0;

test('while three pictures are made, pages and searches answer, and so does the site when their senders go', async () => {
  const site = await startSite({ LOG_LEVEL: 'warn' });
  const database = await connectDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  onTestFinished(() => database.destroy());
  const { headers } = await signIn(database, 'editor');
  const photos = await Promise.all(Array.from({ length: PICTURES }, (_, index) => photo(40 + index)));
  const add = (slug: string, image: Buffer, signal?: AbortSignal) =>
    sendPost(site.url, headers, { action: 'publish', slug, image }, signal);

  await watch(site.url, pause(1_000));
  const quiet = await watch(site.url, pause(3_000));
  const bound = Math.max(SLOWEST_MS, 10 * quiet.slowestMs);

  const all = Promise.allSettled(photos.map((each, index) => add(`photo-${index}`, each)));
  const meanwhile = await watch(site.url, all);
  expect(meanwhile.statuses).toEqual([200]);
  expect(meanwhile.slowestMs).toBeLessThan(bound);
  // Who would have to wait for longer than a proxy does is told so, and so is whose picture takes too long.
  for (const sent of await all) {
    const answer = sent.status === 'fulfilled' ? sent.value : undefined;
    if (answer?.status !== 303) expect(await answer?.text()).toContain('href="#post-image"');
  }

  const others = await Promise.all(Array.from({ length: PICTURES }, (_, index) => photo(80 + index)));
  const leaving = new AbortController();
  const gone = others.map((each, index) => add(`gone-${index}`, each, leaving.signal).catch(() => undefined));
  await pause(500);
  leaving.abort();
  const after = Promise.all([...gone, add('after', await photo(30, 40))]);
  expect((await watch(site.url, after)).slowestMs).toBeLessThan(bound);
  expect((await after).map((answer) => answer?.status)).toEqual([...others.map(() => undefined), 303]);
  expect(site.output.stdout).not.toContain('"level":"error"');
});

/** Asks for the home page and for searches by turns until something is done. */
async function watch(url: string, until: Promise<unknown>) {
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  const seen = { statuses: new Set<number>(), slowestMs: 0 };
  while (!isOver) {
    for (const path of ['/', `/search?q=hospital+${searches++}`]) {
      const start = performance.now();
      const answer = await fetch(url + path);
      await answer.text();
      seen.statuses.add(answer.status);
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - start);
    }
    await pause(PAUSE_MS);
  }
  await over;
  return { ...seen, statuses: [...seen.statuses] };
}

/** Noise all over, which is the most work that a picture of its size can make. */
function photo(sigma: number, width = 1200): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  return sharp({ create: { width, height: width, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
}
