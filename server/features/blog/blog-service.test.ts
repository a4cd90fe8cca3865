import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COVER_NAMES, TOPICS, topicCovers } from '#facts/blog.ts';
import { dialects, freshDatabases, openForTest, type Place } from '#tests/support/databases.ts';
import { publishPost, removePost } from '#tests/support/posts.ts';
import type { BlogValues } from './blog-repository.ts';
import { createBlogService } from './blog-service.ts';
import { loadSamplePosts } from './load-sample-posts.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ');

const draft = (id: string, changes: Partial<BlogValues> = {}) => {
  return { id, title: `Title of ${id}`, content: words(60), ...changes };
};

describe.each(dialects)('the blogs, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function open(place: Place) {
    const database = await openForTest(place);
    const blogs = createBlogService(database, 'https://lashma.example');
    return { database, blogs, readIds: async () => (await blogs.list()).map(({ _id }) => _id) };
  }

  async function serviceWith(...drafts: ReturnType<typeof draft>[]) {
    const service = await open(await freshDatabase());
    for (const each of drafts) await publishPost(service.database, each);
    return service;
  }

  test('gives a post with an excerpt of 40 words and a description of 25', async () => {
    const { blogs } = await serviceWith(draft('a', { content: `## Head\n\n${words(60)}` }));
    expect(await blogs.find('a')).toEqual({
      _id: 'a',
      title: 'Title of a',
      date: '2025-07-11',
      image: { src: expect.any(String), srcSet: undefined, width: 1200, height: 675, alt: '' },
      excerpt: `Head. ${words(39)}…`,
      description: `Head. ${words(24)}…`,
      html: `<h2>Head</h2>\n<p>${words(60)}</p>\n`,
      words: 61,
    });
  });

  test('lists newest first, and as few as are asked for', async () => {
    const dates = { middle: '2025-06-01', oldest: '2024-12-31', newest: '2025-06-02' };
    const { blogs, readIds } = await serviceWith(
      ...Object.entries(dates).map(([id, date]) => draft(id, { date })),
    );
    expect(await readIds()).toEqual(['newest', 'middle', 'oldest']);
    expect((await blogs.recent(2)).map(({ _id }) => _id)).toEqual(['newest', 'middle']);
  });

  test('renders a post once for each of its revisions, also after it was removed and written anew', async () => {
    const { database, blogs } = await serviceWith(draft('a', { content: 'First.' }));
    // Words that come without another revision are seen only by who renders the post once more.
    const slipIn = () => database.updateTable('blog').set({ content: 'Slipped in.' }).execute();
    await blogs.addExcerpts(await blogs.list());
    expect(await blogs.listForSearch()).toEqual([
      { id: 'a', title: 'Title of a', language: 'en', text: 'First.' },
    ]);
    await slipIn();
    expect((await blogs.listForSearch())[0]?.text).toBe('First.');
    expect((await blogs.find('a'))?.html).toBe('<p>First.</p>\n');
    expect((await blogs.recent(3))[0]?.excerpt).toBe('First.');
    for (const content of ['Changed.', 'Written anew.']) {
      await publishPost(database, draft('a', { content }));
      expect((await blogs.find('a'))?.html).toBe(`<p>${content}</p>\n`);
      await slipIn();
      expect((await blogs.find('a'))?.html).toBe(`<p>${content}</p>\n`);
      await database.deleteFrom('blog').execute();
    }
  });

  test('draws the cover of a post from its id, always the same and not one for all', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `post-${index}`);
    const { blogs } = await serviceWith(...ids.map((id) => draft(id)));
    const sources = async () => (await blogs.list()).map(({ image }) => image.src);
    const first = await sources();
    expect(await sources()).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(COVER_NAMES.length / 2);
    for (const src of first) expect(COVER_NAMES.map((name) => `/covers/${name}.svg`)).toContain(src);
  });

  test('a cover goes by the topic, unless one was chosen; a topic that is not known counts as none', async () => {
    const { blogs } = await serviceWith(
      draft('a', { topic: 'plans' }),
      draft('b', { topic: 'plans', cover: 'birds-green' }),
      draft('c', { topic: 'gone' }),
    );
    const [a, b, c] = await Promise.all(['a', 'b', 'c'].map((id) => blogs.find(id)));
    expect(topicCovers.plans.map((name) => `/covers/${name}.svg`)).toContain(a?.image.src);
    expect(b).toMatchObject({ topic: 'plans', image: { src: '/covers/birds-green.svg' } });
    expect(c?.topic).toBeUndefined();
  });

  test('a new site has the samples of content/posts, once, also when several processes start together', async () => {
    const place = await freshDatabase();
    const sites = await Promise.all([open(place), open(place), open(place)]);
    await Promise.all(sites.map(({ database }) => loadSamplePosts(database)));
    const files = readdirSync(join(import.meta.dirname, '../../../content/posts'));
    const samples = files.filter((name) => name.endsWith('.md'));
    const listed = await sites[0]?.blogs.list();
    expect(listed).toHaveLength(samples.length);
    expect(new Set(listed?.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
  });

  test('samples that were removed, one or all, do not come back at the next start', async () => {
    const { database, readIds } = await serviceWith();
    await loadSamplePosts(database);
    while ((await readIds()).length > 0) {
      const [first = '', ...others] = await readIds();
      await removePost(database, first);
      await loadSamplePosts(database);
      expect(await readIds()).toEqual(others);
    }
  });

  test('samples stay out of a database in which somebody has published', async () => {
    const { database, readIds } = await serviceWith(draft('ours'));
    await loadSamplePosts(database);
    expect(await readIds()).toEqual(['ours']);
  });
});
