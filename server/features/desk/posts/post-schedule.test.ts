import fastify from 'fastify';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Desk } from '#app/desk/desk.ts';
import type { PostEdit, PostFields } from '#app/desk/posts/post-service.ts';
import { lagosDay, lagosTime } from '#domain/text/format-date.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { ada, postEdit } from '#tests/support/post-edit.ts';
import { publishPost } from '#tests/support/posts.ts';
import { recordedActions } from '#tests/support/test-desk.ts';
import type { Database } from '../../../database/schema.ts';
import { findBlog } from '../../blog/blog-repository.ts';
import { readContentVersion } from '../../content-version/content-version-repository.ts';
import { createPostService } from './create-post-service.ts';
import { postSchedule, publishDuePosts } from './post-schedule.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000);

function scheduled(typed: Partial<PostFields> = {}, change: Partial<PostEdit> = {}): PostEdit {
  const publishAt = lagosTime(inAnHour()).replace(' ', 'T');
  return postEdit({ title: 'Later', ...typed }, { action: 'schedule', publishAt, ...change });
}

describe.each(dialects)('the schedule, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  let database: Database;
  let open: () => Promise<Database>;
  let posts: Desk['posts'];

  beforeEach(async () => {
    ({ database, open } = await openDatabase());
    posts = createPostService({ database, publicUrl: 'https://lashma.example', onChange: vi.fn() });
  });

  async function write(edit: PostEdit) {
    expect(await posts.write(ada, edit)).toEqual({ kind: 'done' });
    return { ...edit, version: edit.version + 1 };
  }
  const refused = (field: string) => ({ kind: 'refused', errors: [{ field }] });

  test('of many looks by two processes one publishes a post that is due, once', async () => {
    const other = await open();
    const { id } = await write(scheduled());
    expect(await publishDuePosts(database)).toEqual([]);
    const before = await readContentVersion(database);

    const looks = Array.from({ length: 12 }, (_, index) =>
      publishDuePosts(index % 2 ? database : other, inAnHour()),
    );
    expect((await Promise.all(looks)).flat()).toEqual(['later']);
    expect(await readContentVersion(other)).toBe(before + 1);
    expect(await findBlog(other, 'later')).toMatchObject({
      title: 'Later',
      date: expect.stringMatching(/^\d/),
    });
    expect(await posts.find(id)).toMatchObject({ state: 'published', hasChanges: false, version: 2 });
    const { versions } = await posts.versions(id, 1);
    expect(versions.map(({ step }) => step)).toEqual(['publish', 'save']);
    expect(versions[0]?.by).toBe(`${ada.name}, scheduled`);
    const acts = [
      { action: 'post.schedule' },
      { action: 'post.publish', person_name: `${ada.name}, scheduled` },
    ];
    expect(await recordedActions(database)).toMatchObject(acts);
  });

  test('what is saved meanwhile is what is published, and it must stay whole', async () => {
    const draft: PostEdit = { ...(await write(scheduled())), action: 'save' };
    const saving = (content: string) => ({ ...draft, fields: { ...draft.fields, content } });
    expect(await posts.write(ada, saving(''))).toMatchObject(refused('content'));
    await write(saving('Better.'));
    expect((await posts.find(draft.id))?.state).toBe('scheduled');
    await publishDuePosts(database, inAnHour());
    expect((await findBlog(database, 'later'))?.content).toBe('Better.');
  });

  test('a time can be taken back', async () => {
    const { id } = await write({ ...(await write(scheduled())), action: 'unschedule' });
    expect(await publishDuePosts(database, inAnHour())).toEqual([]);
    expect(await posts.find(id)).toMatchObject({ state: 'draft', publishAt: undefined });
  });

  test('nothing can be published at no time, one that is over, or years away', async () => {
    for (const publishAt of ['', 'tomorrow', '2026-02-30T10:00', '2020-01-01T10:00', '2999-01-01T10:00'])
      expect(await posts.write(ada, scheduled({}, { publishAt }))).toMatchObject(refused('publishAt'));
  });

  test('a day to come may stand in a draft, but is not published now', async () => {
    const dated = (daysBefore: number) => ({ date: lagosDay(new Date(), daysBefore) });
    const draft: PostEdit = { ...(await write(postEdit(dated(-1)))), action: 'publish' };
    expect(await posts.write(ada, draft)).toMatchObject(refused('date'));
    await write({ ...draft, fields: { ...draft.fields, ...dated(0) } });
  });

  test('a scheduled post carries at most the day of its time', async () => {
    const time = inAnHour();
    const [date, dayAfter] = [lagosDay(time), lagosDay(time, -1)];
    const edit = scheduled({ date }, { publishAt: lagosTime(time).replace(' ', 'T') });
    const late = { ...edit, fields: { ...edit.fields, date: dayAfter } };
    expect(await posts.write(ada, late)).toMatchObject(refused('date'));
    await write(edit);
    const saving = { ...late, action: 'save', version: 1, publishAt: '' } as const;
    expect(await posts.write(ada, saving)).toMatchObject(refused('date'));
    await database.updateTable('post_drafts').set({ date: '2099-01-01' }).execute();
    await publishDuePosts(database, time);
    expect((await findBlog(database, 'later'))?.date).toBe(date);
  });

  test('a post that took the address meanwhile is not overwritten', async () => {
    const { id } = await write(scheduled());
    await publishPost(database, { id: 'later', title: 'Other', content: 'x' });
    expect(await publishDuePosts(database, inAnHour())).toEqual([]);
    expect((await findBlog(database, 'later'))?.title).toBe('Other');
    expect(await posts.find(id)).toMatchObject({ state: 'draft', publishAt: undefined });
  });

  test('a process that was down publishes when it starts, one that runs when the time comes', async () => {
    const [missed, next] = [await write(scheduled()), await write(scheduled({ title: 'Next' }))];
    const setTime = (id: string, publish_at: string) =>
      database.updateTable('post_drafts').set({ publish_at }).where('id', '=', id).execute();
    await setTime(missed.id, '2020-01-01T00:00:00.000Z');
    const onPublish = vi.fn();
    const app = fastify();
    onTestFinished(() => app.close());
    await app.register(postSchedule, { database, onPublish, pollMs: 10 }).ready();
    expect(await findBlog(database, 'later')).toBeDefined();
    expect(onPublish).toHaveBeenCalledTimes(1);
    await setTime(next.id, new Date(Date.now() + 50).toISOString());
    await vi.waitFor(() => expect(onPublish).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(await findBlog(database, 'next')).toBeDefined();
  });
});
