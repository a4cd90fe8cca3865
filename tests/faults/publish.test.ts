import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { publishList } from '#server/features/directory/directory-repository.ts';
import { dialects, freshDatabases } from '../support/databases.ts';
import { signIn } from '../support/desk.ts';
import { seedLists } from '../support/directory.ts';
import { sendPost } from '../support/posts.ts';
import { type SiteProcess, startSite } from '../support/site-process.ts';

/** Each process asks once a second, which a busy machine draws out; by itself a page would be made anew after 60 s. */
const SEEN_SOON = { timeout: 20_000 };
const OF_POST = ['/blog/new-words', '/api/blogs/new-words', '/blog/feed.xml', '/blog'];
const LIST = 'standard-jaara-plus';
const EPE = '/provider?open=plus&plus-lga=lga%3AEpe';
const OF_LIST = [EPE, `/data/hospitals-${LIST}.csv`, '/provider/epe/new-dawn-hospital'];

describe.each(dialects)('two processes on one %s database', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  async function contains(site: SiteProcess, path: string, words: string): Promise<boolean> {
    return (await (await fetch(site.url + path)).text()).includes(words);
  }

  async function untilShown(site: SiteProcess, path: string, words: string, isShown = true): Promise<void> {
    await expect.poll(() => contains(site, path, words), { ...SEEN_SOON, message: path }).toBe(isShown);
  }

  test('what the desk of one publishes or takes back, it shows at once and the other soon; a list is seen by both', async () => {
    const place = await freshDatabase();
    const [one, other] = await Promise.all([startSite(place.environment), startSite(place.environment)]);
    for (const site of [one, other])
      await Promise.all([...OF_POST, ...OF_LIST].map((path) => fetch(site.url + path)));
    const database = await connectDatabase(place);
    onTestFinished(() => database.destroy());
    const { headers, person } = await signIn(database, 'editor');
    const post = { id: randomUUID(), slug: 'new-words', title: 'Words of the day' };

    for (const action of ['publish', 'unpublish'] as const) {
      expect((await sendPost(one.url, headers, { ...post, action })).status).toBe(303);
      const isShown = action === 'publish';
      for (const path of OF_POST) expect(await contains(one, path, post.title), path).toBe(isShown);
      for (const path of OF_POST) await untilShown(other, path, post.title, isShown);
    }
    expect((await fetch(`${other.url}/blog/new-words`)).status).toBe(410);

    const name = 'New Dawn Hospital';
    const csv = `${seedLists[LIST].csv}${name},"1, Dawn Road, Epe",Epe\n`;
    await publishList(database, { list: LIST, date: '2026-03-31', csv, person });
    for (const path of OF_LIST) for (const site of [one, other]) await untilShown(site, path, name);
  });
});
