import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { dialects, freshDatabases } from '../support/databases.ts';
import { signIn } from '../support/desk.ts';
import { sendPost } from '../support/posts.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';

/** Each process asks once a second, which a busy machine draws out; by itself a page would be made anew after 60 s. */
const SEEN_SOON = { timeout: 20_000, interval: 50 };
const ADDRESSES = ['/blog/new-words', '/api/blogs/new-words', '/blog/feed.xml', '/blog'];

describe.each(dialects)('two processes on one %s database', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  async function contains(site: SiteProcess, path: string, words: string): Promise<boolean> {
    return (await (await fetch(site.url + path)).text()).includes(words);
  }

  test('what the desk of one publishes or takes back, it shows at once and the other soon, pages and API alike', async () => {
    const place = await freshDatabase();
    const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' };
    const [one, other] = await Promise.all([startSite(environment), startSite(environment)]);
    for (const site of [one, other]) await Promise.all(ADDRESSES.map((path) => fetch(site.url + path)));
    const database = await connectDatabase(place);
    onTestFinished(() => database.destroy());
    const { headers } = await signIn(database, 'editor');
    const post = { id: randomUUID(), slug: 'new-words', title: 'Words of the day' };

    for (const action of ['publish', 'unpublish'] as const) {
      expect((await sendPost(one.url, headers, { ...post, action })).status).toBe(303);
      const isShown = action === 'publish';
      for (const path of ADDRESSES) expect(await contains(one, path, post.title), path).toBe(isShown);
      for (const path of ADDRESSES)
        await expect
          .poll(() => contains(other, path, post.title), { ...SEEN_SOON, message: path })
          .toBe(isShown);
    }
    expect((await fetch(`${other.url}/blog/new-words`)).status).toBe(404);
  });
});
