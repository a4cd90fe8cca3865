import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '../support/databases.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';

const EDITOR_TOKEN = 'a-long-and-secret-editor-token';
const headers = { authorization: `Bearer ${EDITOR_TOKEN}`, 'content-type': 'application/json' };
/** Each process asks once a second; the rest is for the way there and back, which is longer on a busy machine. */
const SEEN_WITHIN_MS = 1500;
const WAYS = 5;
const ADDRESSES = ['/blog/new-words', '/api/blogs/new-words', '/blog/feed.xml', '/blog'];

describe.each(dialects)('two processes on one %s database', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function startTwo() {
    const { dataDir, databaseUrl } = await freshDatabase();
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', EDITOR_TOKEN };
    const [one, other] = await Promise.all([startSite(environment), startSite(environment)]);
    for (const site of [one, other]) await Promise.all(ADDRESSES.map((path) => fetch(site.url + path)));
    return { one, other, environment };
  }

  async function contains(site: SiteProcess, path: string, words: string): Promise<boolean> {
    return (await (await fetch(site.url + path)).text()).includes(words);
  }

  /** At the process that has changed it nobody waits; gives how long the reading itself took. */
  async function readAtOnce(site: SiteProcess, words: string, present: boolean): Promise<number> {
    const start = performance.now();
    for (const path of ADDRESSES) expect(await contains(site, path, words), path).toBe(present);
    return performance.now() - start;
  }

  async function seenAfter(site: SiteProcess, words: string, present = true): Promise<number> {
    const start = performance.now();
    for (const path of ADDRESSES)
      await expect
        .poll(() => contains(site, path, words), { timeout: 60_000, interval: 20, message: path })
        .toBe(present);
    return performance.now() - start;
  }

  test('what one publishes, it shows at once and the other within a second, pages and API alike', async () => {
    const { one, other } = await startTwo();
    const post = { _id: 'new-words', title: 'Words of the day', content: 'Text.' };
    const created = await fetch(`${one.url}/api/blogs`, {
      method: 'POST',
      headers,
      body: JSON.stringify(post),
    });
    expect(created.status).toBe(201);
    const way = await readAtOnce(one, post.title, true);
    expect(await seenAfter(other, post.title)).toBeLessThan(SEEN_WITHIN_MS + WAYS * way);

    const removed = await fetch(`${one.url}/api/blogs/new-words`, {
      method: 'DELETE',
      headers: { authorization: headers.authorization },
    });
    expect(removed.status).toBe(204);
    const wayBack = await readAtOnce(one, post.title, false);
    expect(await seenAfter(other, post.title, false)).toBeLessThan(SEEN_WITHIN_MS + WAYS * wayBack);
    expect((await fetch(`${other.url}/blog/new-words`)).status).toBe(404);
  });

  test('what the command publishes and removes is seen in both within a second', async () => {
    const { one, other, environment } = await startTwo();
    const folder = mkdtempSync(join(tmpdir(), 'lashma-publish-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'post.md');
    writeFileSync(path, '---\ntitle: Words from a file\nslug: new-words\ndate: 2025-07-11\n---\n\nText.\n');
    const post = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['cli/index.ts', 'post', ...args], {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH: process.env.PATH, ...environment },
      });
    expect((await post('publish', path)).stdout).toMatch(/^Published: /);
    const published = await Promise.all([one, other].map((site) => seenIn(site, 'Words from a file')));
    const way = await readAtOnce(one, 'the words of nobody', false);
    for (const ms of published) expect(ms).toBeLessThan(SEEN_WITHIN_MS + WAYS * way);
    await post('remove', 'new-words');
    const removed = await Promise.all([one, other].map((site) => seenIn(site, 'Words from a file', false)));
    for (const ms of removed) expect(ms).toBeLessThan(SEEN_WITHIN_MS + WAYS * way);
  });

  /** A post with an older day stands on a later page of the list. */
  async function seenIn(site: SiteProcess, words: string, present = true): Promise<number> {
    const start = performance.now();
    await expect
      .poll(() => contains(site, '/api/blogs/new-words', words), { timeout: 60_000, interval: 20 })
      .toBe(present);
    await expect
      .poll(() => contains(site, '/blog/new-words', words), { timeout: 60_000, interval: 20 })
      .toBe(present);
    return performance.now() - start;
  }
});
