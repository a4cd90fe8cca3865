import { beforeEach, describe, expect, test } from 'vitest';
import type { Desk } from '#app/desk/desk.ts';
import type { PostEdit, PostFields } from '#app/desk/posts/post-service.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { ada, postEdit } from '#tests/support/post-edit.ts';
import { recordedLines } from '#tests/support/test-desk.ts';
import type { Database } from '../../../database/schema.ts';
import { savePicture } from '../../picture/picture-repository.ts';
import { createPostService } from './create-post-service.ts';
import { createPictureLibrary } from './picture-library.ts';

const [WALL, CARD, LOOSE] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];

describe.each(dialects)('the pictures of posts, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  let database: Database;
  let posts: Desk['posts'];
  let library: Desk['pictures'];

  beforeEach(async () => {
    ({ database } = await openDatabase());
    posts = createPostService({ database, publicUrl: 'https://lashma.example', onChange() {} });
    library = createPictureLibrary(database);
    for (const id of [WALL, CARD, LOOSE])
      await savePicture(database, { id, width: 400, height: 300, widths: '400', files: [] });
  });

  async function write(typed: Partial<PostFields>, change: Partial<PostEdit> = {}) {
    const edit = postEdit(typed, change);
    expect(await posts.write(ada, edit)).toEqual({ kind: 'done' });
    return edit.id;
  }
  const usesOf = async (id: string) => (await library.find(id))?.uses.map(({ title, kind }) => [title, kind]);
  const found = async (search: string, kind?: 'used' | 'unused') =>
    (await library.list({ search, kind, page: 1 })).pictures.map(({ id }) => id).sort();

  test('a picture is chosen for the top or for the text, and its words are offered to the next post', async () => {
    await write({ title: 'One', picture: WALL, imageAlt: 'Ògiri aláwọ̀ ewé' });
    const placed = { action: 'add-picture', libraryPicture: CARD, pictureAlt: 'A card' } as const;
    const id = await write({ title: 'Two', content: 'Text' }, placed);
    expect((await posts.find(id))?.content).toBe(`Text\n\n![A card](/media/${CARD}-400.webp)\n`);
    expect([(await library.find(WALL))?.alt, (await library.find(CARD))?.alt]).toEqual([
      'Ògiri aláwọ̀ ewé',
      'A card',
    ]);
    expect([await found('OGIRI'), await found('', 'unused')]).toEqual([[WALL], [LOOSE]]);
    const missing = { ...placed, libraryPicture: 'd'.repeat(32) };
    expect(await posts.write(ada, postEdit({}, missing))).toMatchObject({ kind: 'refused' });
    expect(await posts.write(ada, postEdit({}, { ...placed, pictureAlt: '' }))).toMatchObject({
      errors: [{ field: 'pictureAlt' }],
    });
  });

  test('it is known where a picture is used, also in earlier versions and in the bin, and such a one stays', async () => {
    const id = await write({ title: 'One', picture: WALL, imageAlt: 'A wall' });
    expect(await usesOf(WALL)).toEqual([['One', 'now']]);
    await write({ title: 'One' }, { id, version: 1 });
    expect(await usesOf(WALL)).toEqual([['One', 'earlier']]);
    await posts.bin(ada, { id, slug: '', version: 2, target: '' });
    expect(await usesOf(WALL)).toEqual([['One', 'binned']]);
    expect(await library.remove(ada, WALL)).toBe(false);
    await posts.deleteForGood(ada, id);
    expect(await usesOf(WALL)).toEqual([]);
    expect(await library.remove(ada, WALL)).toBe(true);
    expect(await library.remove(ada, WALL)).toBe(false);
    expect((await recordedLines(database)).at(-1)).toContain(`picture.delete | ${WALL}`);
  });

  test('who describes a picture does not overwrite what somebody else has said since', async () => {
    const say = (alt: string, before: string) => library.describe(ada, { id: LOOSE, alt, before });
    expect(await say(' A nurse ', '')).toBe('done');
    expect(await say('A nurse', '')).toBe('done');
    expect(await say('A doctor', '')).toBe('changed');
    expect(await say('a\nb', 'A nurse')).toMatchObject({ error: expect.stringContaining('single line') });
    expect(await library.describe(ada, { id: 'd'.repeat(32), alt: 'x', before: '' })).toBeUndefined();
    expect((await library.find(LOOSE))?.alt).toBe('A nurse');
    expect(await recordedLines(database)).toHaveLength(1);
  });
});
