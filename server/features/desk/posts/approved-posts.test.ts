import { describe, expect, test, vi } from 'vitest';
import type { PostEdit } from '#app/desk/posts/post-service.ts';
import type { Person } from '#domain/desk/roles.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import { openApprovalDesks } from '#tests/support/approval-desks.ts';
import { dialects } from '#tests/support/databases.ts';
import { postEdit } from '#tests/support/post-edit.ts';
import type { Database } from '../../../database/schema.ts';
import { findBlog } from '../../blog/blog-repository.ts';
import { publishDuePosts } from './post-schedule.ts';
import { writePost } from './write-post.ts';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const timeIn = (hours: number) => lagosTime(inHours(hours)).replace(' ', 'T');
const picture = { id: 'a'.repeat(32), width: 800, height: 400, widths: '400,800' };
const file = { name: 'house.png', type: 'image/png', bytes: new Uint8Array(1000) };

async function storePicture(database: Database) {
  const row = { ...picture, alt: '', added_at: '', unused_since: null };
  await database.insertInto('picture').values(row).execute();
}

describe.each(dialects)('a post that was approved, on %s', (dialect) => {
  const setUp = openApprovalDesks(dialect);

  test.each([
    ['of the library', { libraryPicture: picture.id }],
    ['from a file', { picture: file }],
  ])('has its picture %s once, as it was shown', async (_name, chosen) => {
    const { database, staff, waiting, approveAll } = await setUp();
    const [ada, ben] = [await staff('Ada'), await staff('Ben')];
    await storePicture(database);
    const typed = { title: 'House', slug: 'house' };
    const edit = postEdit(typed, { action: 'publish', pictureAlt: 'A house', ...chosen });
    expect(await writePost(database, ada, edit, vi.fn().mockResolvedValue(picture))).toEqual({
      kind: 'requested',
    });
    const [change] = await waiting(ben);
    const shown = change?.changes?.named.find(({ after }) => after.includes('!['))?.after;
    const { input } = await database.selectFrom('waiting_changes').select('input').executeTakeFirstOrThrow();
    expect(input.length).toBeLessThan(2000);
    expect(await approveAll(ben)).toEqual(['done']);
    const content = (await findBlog(database, 'house'))?.content;
    expect([content, content?.split('![').length]).toEqual([shown, 2]);
  });

  test('with a change of its address stores no file', async () => {
    const { database, desk, staff, approveAll } = await setUp();
    const [ada, ben] = [await staff('Ada'), await staff('Ben')];
    const edit = postEdit({ slug: 'house' }, { action: 'publish' });
    await desk.posts.write(ada, edit);
    await approveAll(ben);
    const { version = 0, publicRevision = '' } = (await desk.posts.find(edit.id)) ?? {};
    await desk.posts.rename(ada, { ...edit, version, publicRevision, image: file }, 'home');
    const { input } = await database.selectFrom('waiting_changes').select('input').executeTakeFirstOrThrow();
    expect(input).not.toContain(file.name);
  });

  test('comes back from the bin without the schedule that was taken from it', async () => {
    const { database, desk, staff, approveAll } = await setUp();
    const [ada, ben] = [await staff('Ada'), await staff('Ben')];
    const edit = postEdit({ slug: 'later' }, { action: 'schedule', publishAt: timeIn(5) });
    await desk.posts.write(ada, edit);
    await approveAll(ben);
    const { version = 0 } = (await desk.posts.find(edit.id)) ?? {};
    await desk.posts.bin(ben, { id: edit.id, slug: 'later', version, target: '' });
    expect(await approveAll(ada)).toEqual(['done']);
    expect(await desk.posts.bringBack(ada, edit.id)).toBe('draft');
    expect(await publishDuePosts(database, inHours(6))).toEqual([]);
  });

  test.each([
    ['a saved text', 2],
    ['a published text', 3],
  ])('is not approved by those who wrote it before %s was restored', async (_name, number) => {
    const { desk, staff, approveAll } = await setUp();
    const [ada, ben] = [await staff('Ada'), await staff('Ben')];
    const [cleo, dan] = [await staff('Cleo'), await staff('Dan')];
    const { id, fields } = postEdit({ slug: 'a-post' });
    const write = async (person: Person, content: string, action: PostEdit['action'] = 'save') => {
      const { version = 0, publicRevision = '' } = (await desk.posts.find(id)) ?? {};
      const typed = { ...fields, content };
      return desk.posts.write(person, { ...postEdit(typed), id, version, publicRevision, action });
    };
    await write(ada, 'By Ada.');
    await write(ben, 'By Ada and Ben.');
    await write(ben, 'By Ada and Ben.', 'publish');
    expect(await approveAll(dan)).toEqual(['done']);
    await write(ben, 'By Ben.', 'publish');
    expect(await approveAll(dan)).toEqual(['done']);
    expect(await desk.posts.restore(cleo, id, number)).toBe(true);
    expect(await write(cleo, 'By Ada and Ben.', 'publish')).toEqual({ kind: 'requested' });
    for (const author of [ada, ben, cleo]) expect(await approveAll(author), author.name).toEqual(['own']);
    // Who has approved it has not written it.
    expect(await approveAll(dan)).toEqual(['done']);
  });

  test('for its time keeps the authors of what was written since', async () => {
    const { database, desk, staff, approveAll } = await setUp();
    const [ada, ben, cleo] = [await staff('Ada'), await staff('Ben'), await staff('Cleo')];
    const edit = postEdit({ slug: 'later' }, { action: 'schedule', publishAt: timeIn(2) });
    await desk.posts.write(ada, edit);
    await approveAll(ben);
    const typed = { slug: 'later', content: 'Written by two.' };
    await desk.posts.write(ada, postEdit({ ...typed, title: 'By Ada' }, { id: edit.id, version: 1 }));
    await desk.posts.write(ben, postEdit({ ...typed, title: 'By Ben' }, { id: edit.id, version: 2 }));
    expect(await publishDuePosts(database, inHours(3))).toEqual(['later']);
    const draft = await desk.posts.find(edit.id);
    expect(draft).toMatchObject({ content: 'Written by two.', title: 'By Ben', hasChanges: true });
    const { version = 0, publicRevision = '' } = draft ?? {};
    const asked = postEdit(
      { ...typed, title: 'By Ben' },
      { id: edit.id, version, publicRevision, action: 'publish' },
    );
    expect(await desk.posts.write(cleo, asked)).toEqual({ kind: 'requested' });
    expect([await approveAll(ada), await approveAll(ben)]).toEqual([['own'], ['own']]);
    expect((await findBlog(database, 'later'))?.content).toBe('It opens on *Monday*.');
  });
});
