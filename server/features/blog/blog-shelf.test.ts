import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { COVER_NAMES } from '#content/covers.ts';
import { dialects, freshDatabases } from '../../../tests/support/databases.ts';
import { connectDatabase } from '../../database/connect.ts';
import { createBlogShelf } from './blog-shelf.ts';
import { type PostDraft, publishPost } from './publish-post.ts';
import { renderMarkdown } from './render-markdown.ts';

vi.mock('./render-markdown.ts', { spy: true });

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index + 1}`).join(' ');

function draft(id: string, changes: Partial<PostDraft> = {}): PostDraft {
  const image: PostDraft['image'] = { kind: 'none' };
  const base = { title: `Title of ${id}`, content: words(60), date: '2025-07-11', imageAlt: '' };
  return { id, ...base, image, pictures: [], ...changes };
}

describe.each(dialects)('the shelf, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function shelfWith(...drafts: PostDraft[]) {
    const database = await connectDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    for (const each of drafts) await publishPost(database, each);
    vi.mocked(renderMarkdown).mockClear();
    return { database, shelf: createBlogShelf(database, 'https://lashma.example') };
  }

  test('gives a post with an excerpt of 40 words and a description of 25', async () => {
    const { shelf } = await shelfWith(draft('a', { content: `## Head\n\n${words(60)}` }));
    expect(await shelf.find('a')).toEqual({
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
    const { shelf } = await shelfWith(
      draft('middle', { date: '2025-06-01' }),
      draft('oldest', { date: '2024-12-31' }),
      draft('newest', { date: '2025-06-02' }),
    );
    const ids = async (posts: Promise<{ _id: string }[]>) => (await posts).map(({ _id }) => _id);
    expect(await ids(shelf.list())).toEqual(['newest', 'middle', 'oldest']);
    expect(await ids(shelf.recent(2))).toEqual(['newest', 'middle']);
    expect(Object.keys((await shelf.list())[0] ?? {}).sort()).toEqual([
      '_id',
      'date',
      'excerpt',
      'image',
      'title',
    ]);
  });

  test('renders a post once for each of its revisions, also after it was removed and written anew', async () => {
    const { database, shelf } = await shelfWith(draft('a'));
    await shelf.list();
    await shelf.find('a');
    await shelf.recent(3);
    expect(renderMarkdown).toHaveBeenCalledTimes(1);
    await publishPost(database, draft('a', { content: 'Changed.' }));
    expect((await shelf.find('a'))?.html).toBe('<p>Changed.</p>\n');
    await shelf.find('a');
    expect(renderMarkdown).toHaveBeenCalledTimes(2);
  });

  test.each(['unknown', '\0', 'A', '../a', '', 'a'.repeat(5000)])('finds nothing under %j', async (id) => {
    const { shelf } = await shelfWith(draft('a'));
    expect(await shelf.find(id)).toBeUndefined();
  });

  test('draws the cover of a post from its id, always the same and not one for all', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `post-${index}`);
    const { shelf } = await shelfWith(...ids.map((id) => draft(id)));
    const sources = async () => (await shelf.list()).map(({ image }) => image.src);
    const first = await sources();
    expect(await sources()).toEqual(first);
    expect(new Set(first).size).toBeGreaterThan(COVER_NAMES.length / 2);
    for (const src of first) expect(COVER_NAMES.map((name) => `/covers/${name}.svg`)).toContain(src);
  });
});
