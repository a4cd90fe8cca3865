import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { publishPost, removePost } from '#tests/support/posts.ts';
import { openDatabase } from '../../database/connect.ts';
import { createBlogService } from './blog-service.ts';
import { loadSamplePosts } from './load-sample-posts.ts';

const samples = readdirSync(join(import.meta.dirname, '../../../content/posts')).filter((name) =>
  name.endsWith('.md'),
);

describe.each(dialects)('the sample posts, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function open(place?: Awaited<ReturnType<typeof freshDatabase>>) {
    const database = await openDatabase(place ?? (await freshDatabase()));
    onTestFinished(() => database.destroy());
    const blogs = createBlogService(database, 'https://example.org');
    return { database, idsOf: async () => (await blogs.list()).map(({ _id }) => _id) };
  }

  test('are loaded once, each from a file of content/posts, when several processes start together', async () => {
    const place = await freshDatabase();
    const sites = await Promise.all([open(place), open(place), open(place)]);
    await Promise.all(sites.map(({ database }) => loadSamplePosts(database)));
    expect((await sites[0]?.idsOf())?.length).toBe(samples.length);
  });

  test('one that was removed does not come back at the next start', async () => {
    const { database, idsOf } = await open();
    await loadSamplePosts(database);
    const [first = ''] = await idsOf();
    await removePost(database, first);
    await loadSamplePosts(database);
    expect(await idsOf()).not.toContain(first);
    for (const id of await idsOf()) await removePost(database, id);
    await loadSamplePosts(database);
    expect(await idsOf()).toEqual([]);
  });

  test('stay out of a database in which somebody has published', async () => {
    const { database, idsOf } = await open();
    await publishPost(database, { id: 'ours', title: 'Ours', content: 'Text.' });
    await loadSamplePosts(database);
    expect(await idsOf()).toEqual(['ours']);
  });
});
