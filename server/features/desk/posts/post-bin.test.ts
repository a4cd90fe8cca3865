import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Desk } from '#app/desk/desk.ts';
import type { PostEdit, PostFields } from '#app/desk/posts/post-service.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { ada, postEdit } from '#tests/support/post-edit.ts';
import { publishPost } from '#tests/support/posts.ts';
import { recordedLines } from '#tests/support/test-desk.ts';
import type { Database } from '../../../database/schema.ts';
import { findBlog } from '../../blog/blog-repository.ts';
import { findTarget } from '../../blog/post-moves.ts';
import { createPostService } from './create-post-service.ts';
import { sweepBin } from './post-bin.ts';
import { publishDuePosts, SCHEDULE } from './post-schedule.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe.each(dialects)('removed posts, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  let database: Database;
  let open: () => Promise<Database>;
  let posts: Desk['posts'];
  const onChange = vi.fn();

  beforeEach(async () => {
    ({ database, open } = await openDatabase());
    onChange.mockClear();
    posts = createPostService({ database, publicUrl: 'https://lashma.example', onChange });
  });

  async function write(slug: string, change: Partial<PostEdit> = {}, typed: Partial<PostFields> = {}) {
    const edit = postEdit({ slug, ...typed }, change);
    expect(await posts.write(ada, edit)).toEqual({ kind: 'done' });
    return edit.id;
  }
  const published = (slug: string, typed?: Partial<PostFields>) => write(slug, { action: 'publish' }, typed);
  const editOf = async (id: string, change: Partial<PostEdit> = {}) => {
    const post = await posts.find(id);
    if (!post) throw new Error('there is no such draft');
    const { version, publicRevision } = post;
    return postEdit(post, { id, version, publicRevision, ...change });
  };
  const unpublish = async (id: string, target = '') =>
    posts.write(ada, await editOf(id, { action: 'unpublish', target }));
  async function bin(id: string, target = '') {
    const { slug = '', version = 0 } = (await posts.find(id)) ?? {};
    return posts.bin(ada, { id, slug, version, target });
  }
  const rename = async (id: string, slug: string) => posts.rename(ada, await editOf(id), slug);
  const targetOf = (slug: string) => findTarget(database, slug);

  test('visitors of a removed post are sent to a page or post of ours, or read that it is gone', async () => {
    const [first, second] = [await published('first'), await published('second')];
    await published('third');
    expect(await targetOf('never')).toBeUndefined();
    for (const elsewhere of [
      'https://evil.example',
      '//evil.example',
      '/desk',
      '/blog/first',
      '/blog/never',
      'x',
    ])
      expect(await unpublish(first, elsewhere), elsewhere).toMatchObject({ kind: 'refused' });
    expect(await bin(first, '/blog/first')).toBe('refused');
    await unpublish(first, '/plan');
    expect(await targetOf('first')).toBe('/plan');
    await unpublish(second);
    expect(await targetOf('second')).toBeNull();
    await posts.write(ada, await editOf(first, { action: 'publish' }));
    expect(await targetOf('first')).toBeUndefined();
    expect(onChange).toHaveBeenCalled();
  });

  test('whoever is sent on is sent once, also after posts were moved in their turn, and never in a circle', async () => {
    const ids = [];
    for (const slug of ['a', 'b', 'c']) ids.push(await published(slug));
    const [a = '', b = '', c = ''] = ids;
    await bin(a, '/blog/b');
    await bin(b, '/blog/c');
    expect([await targetOf('a'), await targetOf('b')]).toEqual(['/blog/c', '/blog/c']);
    await rename(c, 'd');
    expect([await targetOf('a'), await targetOf('c')]).toEqual(['/blog/d', '/blog/d']);
    expect(await unpublish(c, '/blog/a')).toMatchObject({ kind: 'refused' });
    await unpublish(c);
    for (const slug of ['a', 'b', 'c', 'd']) expect(await targetOf(slug), slug).toBeNull();
    await posts.bringBack(ada, b);
    expect([await targetOf('a'), await targetOf('b')]).toEqual(['/blog/b', undefined]);
    // Rows that somebody has made into a circle end as well.
    const target = '/blog/y';
    const row = { changed_at: '', changed_by: '' };
    await database
      .insertInto('post_moves')
      .values({ ...row, slug: 'x', target })
      .execute();
    await database
      .insertInto('post_moves')
      .values({ ...row, slug: 'y', target: '/blog/x' })
      .execute();
    expect(await targetOf('x')).toBeNull();
  });

  test('a post with another address is found by the old one, also when it was off the site in between', async () => {
    const id = await published('old', { content: 'As published' });
    const form = await editOf(id);
    expect(await rename(id, 'Not one')).toMatchObject({ kind: 'refused', errors: [{ field: 'newSlug' }] });
    await published('taken');
    expect(await rename(id, 'taken')).toMatchObject({ kind: 'refused' });
    expect(await rename(id, 'new')).toEqual({ kind: 'done' });
    expect(await posts.rename(ada, form, 'late')).toMatchObject({ kind: 'conflict' });
    expect(await findBlog(database, 'old')).toBeUndefined();
    expect(await findBlog(database, 'new')).toMatchObject({ content: 'As published' });
    expect(await posts.find(id)).toMatchObject({ slug: 'new', state: 'published', hasChanges: false });
    await rename(id, 'old');
    expect([await targetOf('old'), await targetOf('new')]).toEqual([undefined, '/blog/old']);
    await unpublish(id);
    const typed = await editOf(id, { action: 'publish' });
    await posts.write(ada, { ...typed, fields: { ...typed.fields, slug: 'third' } });
    expect([await targetOf('old'), await targetOf('new')]).toEqual(['/blog/third', '/blog/third']);
  });

  test('a post comes back from the bin as it was: text of visitors, changes, versions and address', async () => {
    const id = await published('clinic', { content: 'For visitors', language: 'yo' });
    await posts.write(ada, {
      ...(await editOf(id)),
      fields: { ...(await editOf(id)).fields, content: 'Changed' },
    });
    const before = await posts.find(id);
    expect(await bin(id, '/plan')).toBe('done');
    expect([await posts.find(id), await findBlog(database, 'clinic')]).toEqual([undefined, undefined]);
    expect((await posts.list({ state: undefined, search: '', page: 1 })).total).toBe(0);
    expect((await posts.listBin(1)).posts).toMatchObject([
      { id, slug: 'clinic', wasPublic: true, binnedBy: 'Ada' },
    ]);
    expect(await posts.write(ada, postEdit({ slug: 'clinic' }))).toMatchObject({ kind: 'refused' });
    expect(await posts.restore(ada, id, 1)).toBe(false);
    expect(await posts.bringBack(ada, id)).toBe('published');
    expect(await findBlog(database, 'clinic')).toMatchObject({ content: 'For visitors', language: 'yo' });
    expect(await targetOf('clinic')).toBeUndefined();
    const { updatedAt: _at, publicRevision: _revision, ...same } = before ?? {};
    expect(await posts.find(id)).toMatchObject(same);
    expect(await posts.bringBack(ada, id)).toBe('published');
    const told = (await recordedLines(database)).map((line) => line.split(' | ')[1]);
    expect(told).toEqual(['post.publish', 'post.save', 'post.bin', 'post.bring-back']);
  });

  test('a post without a draft goes into the bin and comes back, too', async () => {
    await publishPost(database, { id: 'sample', title: 'A sample', content: 'From a file' });
    const { id = '' } = (await posts.findPublished('sample')) ?? {};
    expect(await posts.bin(ada, { id, slug: 'sample', version: 0, target: '' })).toBe('done');
    expect(await targetOf('sample')).toBeNull();
    expect(await posts.bringBack(ada, id)).toBe('published');
    expect(await findBlog(database, 'sample')).toMatchObject({ content: 'From a file' });
  });

  test('a scheduled post is not published from the bin, and comes back as a draft', async () => {
    const publishAt = inDays(2).toISOString().slice(0, 16);
    const id = await write('one', { action: 'schedule', publishAt });
    await bin(id);
    expect(await publishDuePosts(database, inDays(3))).toEqual([]);
    await posts.bringBack(ada, id);
    expect((await posts.find(id))?.state).toBe('draft');
    expect(await publishDuePosts(database, inDays(3))).toEqual([]);
  });

  test('what has been in the bin for 30 days is deleted for good, once for all processes', async () => {
    const ids = [await write('one'), await published('two')];
    for (const id of ids) await bin(id);
    expect(await sweepBin(database, SCHEDULE, inDays(29))).toEqual([]);
    const other = await open();
    const swept = [sweepBin(database, SCHEDULE, inDays(31)), sweepBin(other, SCHEDULE, inDays(31))];
    expect((await Promise.all(swept)).flat().sort()).toEqual([...ids].sort());
    expect(await database.selectFrom('post_versions').selectAll().execute()).toEqual([]);
    const deletions = (await recordedLines(database)).filter((line) => line.includes('post.delete'));
    expect(deletions.map((line) => line.split(' | ')[0])).toEqual(['Schedule', 'Schedule']);
    expect(await posts.bringBack(ada, ids[0] ?? '')).toBeUndefined();
    expect(await targetOf('two')).toBeNull();
  });
});
