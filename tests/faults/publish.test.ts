import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '../support/databases.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';
import { COMPILE_CACHE } from '../support/spawn-site.ts';

const EDITOR_TOKEN = 'a-long-and-secret-editor-token';
const headers = { authorization: `Bearer ${EDITOR_TOKEN}`, 'content-type': 'application/json' };
/** Each process asks once a second, which a busy machine draws out; by itself a page would be made anew after 60 s. */
const SEEN_SOON = { timeout: 20_000, interval: 50 };
const ADDRESSES = ['/blog/new-words', '/api/blogs/new-words', '/blog/feed.xml', '/blog'];

describe.each(dialects)('two processes on one %s database', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  async function contains(site: SiteProcess, path: string, words: string): Promise<boolean> {
    return (await (await fetch(site.url + path)).text()).includes(words);
  }

  /** At the process that has changed it nobody waits. */
  async function seenAtOnce(site: SiteProcess, words: string, present: boolean): Promise<void> {
    for (const path of ADDRESSES) expect(await contains(site, path, words), path).toBe(present);
  }

  async function seenSoon(site: SiteProcess, addresses: string[], words: string, present: boolean) {
    for (const path of addresses)
      await expect.poll(() => contains(site, path, words), { ...SEEN_SOON, message: path }).toBe(present);
  }

  test('what one publishes, it shows at once and the other soon, pages and API alike; what the command publishes and removes, both show soon', async () => {
    const { dataDir, databaseUrl } = await freshDatabase();
    const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', EDITOR_TOKEN };
    const [one, other] = await Promise.all([startSite(environment), startSite(environment)]);
    for (const site of [one, other]) await Promise.all(ADDRESSES.map((path) => fetch(site.url + path)));

    const post = { _id: 'new-words', title: 'Words of the day', content: 'Text.' };
    const created = await fetch(`${one.url}/api/blogs`, {
      method: 'POST',
      headers,
      body: JSON.stringify(post),
    });
    expect(created.status).toBe(201);
    await seenAtOnce(one, post.title, true);
    await seenSoon(other, ADDRESSES, post.title, true);

    const removed = await fetch(`${one.url}/api/blogs/new-words`, {
      method: 'DELETE',
      headers: { authorization: headers.authorization },
    });
    expect(removed.status).toBe(204);
    await seenAtOnce(one, post.title, false);
    await seenSoon(other, ADDRESSES, post.title, false);
    expect((await fetch(`${other.url}/blog/new-words`)).status).toBe(404);

    const folder = mkdtempSync(join(tmpdir(), 'lashma-publish-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'post.md');
    writeFileSync(path, '---\ntitle: Words from a file\nslug: new-words\ndate: 2025-07-11\n---\n\nText.\n');
    const runPost = (...args: string[]) =>
      promisify(execFile)(process.execPath, ['cli/index.ts', 'post', ...args], {
        cwd: join(import.meta.dirname, '../..'),
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment },
      });
    expect((await runPost('publish', path)).stdout).toMatch(/^Published: /);
    // A post with an older day stands on a later page of the list.
    const addresses = ['/api/blogs/new-words', '/blog/new-words'];
    for (const site of [one, other]) await seenSoon(site, addresses, 'Words from a file', true);
    await runPost('remove', 'new-words');
    for (const site of [one, other]) await seenSoon(site, addresses, 'Words from a file', false);
  });
});
