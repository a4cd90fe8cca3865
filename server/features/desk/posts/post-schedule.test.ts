import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Person } from '#app/desk/person.ts';
import type { PostEdit } from '#app/desk/posts/post-service.ts';
import { lagosDay, lagosTime } from '#domain/text/format-date.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { publishPost } from '#tests/support/posts.ts';
import { openDatabase } from '../../../database/connect.ts';
import type { Database } from '../../../database/schema.ts';
import { findBlog } from '../../blog/blog-repository.ts';
import { readContentVersion } from '../../content-version/content-version-repository.ts';
import { createPostService } from './create-post-service.ts';
import { publishDuePosts, watchSchedule } from './post-schedule.ts';

const ada: Person = { id: 'ada', name: 'Ada', role: 'editor' };
const HOUR_MS = 3_600_000;

function edit(change: Partial<PostEdit> = {}): PostEdit {
  return {
    id: randomUUID(),
    action: 'schedule',
    fields: { title: 'Later', slug: '', date: '', content: 'Soon.', picture: '', cover: '', imageAlt: '' },
    version: 0,
    publicRevision: '',
    publishAt: lagosTime(new Date(Date.now() + HOUR_MS)).replace(' ', 'T'),
    image: undefined,
    picture: undefined,
    pictureAlt: '',
    cursor: -1,
    ...change,
  };
}

describe.each(dialects)('the schedule, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function connect(place: Awaited<ReturnType<typeof freshDatabase>>) {
    const database = await openDatabase(place);
    onTestFinished(() => database.destroy());
    return database;
  }

  const serviceOf = (database: Database) =>
    createPostService({ database, publicUrl: 'https://lashma.example', onChange: vi.fn() });
  const inAnHour = () => new Date(Date.now() + HOUR_MS);

  test('of many looks by two processes one publishes a post that is due, once', async () => {
    const place = await freshDatabase();
    const [one, other] = [await connect(place), await connect(place)];
    const posts = serviceOf(one);
    const scheduled = edit();
    expect(await posts.write(ada, scheduled)).toEqual({ kind: 'done' });
    expect(await publishDuePosts(one)).toEqual([]);
    const before = await readContentVersion(one);

    const looks = Array.from({ length: 12 }, (_, index) =>
      publishDuePosts(index % 2 ? one : other, inAnHour()),
    );
    expect((await Promise.all(looks)).flat()).toEqual(['later']);
    expect(await readContentVersion(other)).toBe(before + 1);
    expect(await findBlog(other, 'later')).toMatchObject({
      title: 'Later',
      date: expect.stringMatching(/^\d/),
    });
    expect(await posts.find(scheduled.id)).toMatchObject({
      state: 'published',
      hasChanges: false,
      version: 2,
    });
    expect((await posts.versions(scheduled.id, 1)).versions.map(({ step }) => step)).toEqual([
      'publish',
      'save',
    ]);
    const acts = await one.selectFrom('audit_log').select('action').orderBy('at').execute();
    expect(acts.map(({ action }) => action)).toEqual(['post.schedule', 'post.publish']);
  });

  test('what is saved meanwhile is what is published, and it must stay whole', async () => {
    const database = await connect(await freshDatabase());
    const posts = serviceOf(database);
    const scheduled = edit();
    await posts.write(ada, scheduled);
    const saving = { ...scheduled, action: 'save', version: 1 } as const;
    const empty = { ...scheduled.fields, content: '' };
    expect(await posts.write(ada, { ...saving, fields: empty })).toMatchObject({ kind: 'refused' });
    await posts.write(ada, { ...saving, fields: { ...scheduled.fields, content: 'Better.' } });
    expect((await posts.find(scheduled.id))?.state).toBe('scheduled');
    await publishDuePosts(database, inAnHour());
    expect((await findBlog(database, 'later'))?.content).toBe('Better.');
  });

  test('a time can be taken back', async () => {
    const database = await connect(await freshDatabase());
    const posts = serviceOf(database);
    const scheduled = edit();
    await posts.write(ada, scheduled);
    await posts.write(ada, { ...scheduled, action: 'unschedule', version: 1 });
    expect(await posts.find(scheduled.id)).toMatchObject({ state: 'draft', publishAt: undefined });
    expect(await publishDuePosts(database, inAnHour())).toEqual([]);
  });

  test('nothing can be published at a time that is none, is over or is years away', async () => {
    const posts = serviceOf(await connect(await freshDatabase()));
    for (const publishAt of ['', 'tomorrow', '2026-02-30T10:00', '2020-01-01T10:00', '2999-01-01T10:00'])
      expect(await posts.write(ada, edit({ publishAt }))).toMatchObject({
        kind: 'refused',
        errors: [{ field: 'publishAt' }],
      });
  });

  test('a day to come may stand in a draft, but is not published now', async () => {
    const database = await connect(await freshDatabase());
    const posts = serviceOf(database);
    const dated = (daysBefore: number) => ({ ...edit().fields, date: lagosDay(new Date(), daysBefore) });
    const draft = edit({ action: 'save', fields: dated(-1) });
    expect(await posts.write(ada, draft)).toEqual({ kind: 'done' });
    const publishing = { ...draft, action: 'publish', version: 1 } as const;
    const isRefused = { kind: 'refused', errors: [{ field: 'date' }] };
    expect(await posts.write(ada, publishing)).toMatchObject(isRefused);
    expect(await findBlog(database, 'later')).toBeUndefined();
    expect(await posts.write(ada, { ...publishing, fields: dated(0) })).toEqual({ kind: 'done' });
  });

  test('a scheduled post carries at most the day of its time', async () => {
    const database = await connect(await freshDatabase());
    const posts = serviceOf(database);
    const time = inAnHour();
    const [day, dayAfter] = [lagosDay(time), lagosDay(time, -1)];
    const dated = (date: string) => ({ ...edit().fields, date });
    const publishAt = lagosTime(time).replace(' ', 'T');
    const scheduled = edit({ publishAt, fields: dated(day) });
    const isRefused = { kind: 'refused', errors: [{ field: 'date' }] };
    expect(await posts.write(ada, { ...scheduled, fields: dated(dayAfter) })).toMatchObject(isRefused);
    expect(await posts.write(ada, scheduled)).toEqual({ kind: 'done' });
    const saving = { ...scheduled, action: 'save', version: 1, publishAt: '' } as const;
    expect(await posts.write(ada, { ...saving, fields: dated(dayAfter) })).toMatchObject(isRefused);
    await database.updateTable('post_drafts').set({ date: '2099-01-01' }).execute();
    await publishDuePosts(database, time);
    expect((await findBlog(database, 'later'))?.date).toBe(day);
  });

  test('a post that took the address meanwhile is not overwritten', async () => {
    const database = await connect(await freshDatabase());
    const posts = serviceOf(database);
    const scheduled = edit();
    await posts.write(ada, scheduled);
    const other = { title: 'Other', content: 'x', date: '2026-01-01', picture_id: null, cover: null };
    await publishPost(database, { ...other, id: 'later', image_alt: '' });
    expect(await publishDuePosts(database, inAnHour())).toEqual([]);
    expect((await findBlog(database, 'later'))?.title).toBe('Other');
    expect(await posts.find(scheduled.id)).toMatchObject({ state: 'draft', publishAt: undefined });
  });

  test('a process that was down publishes when it starts, one that runs when the time comes', async () => {
    const database = await connect(await freshDatabase());
    const posts = serviceOf(database);
    const [missed, next] = [edit(), edit({ fields: { ...edit().fields, title: 'Next' } })];
    await posts.write(ada, missed);
    await posts.write(ada, next);
    const setTime = (id: string, publish_at: string) =>
      database.updateTable('post_drafts').set({ publish_at }).where('id', '=', id).execute();
    await setTime(missed.id, '2020-01-01T00:00:00.000Z');
    const onPublish = vi.fn();
    const log = { warn: vi.fn(), info: vi.fn() };
    const watch = await watchSchedule({ database, onPublish, log, pollMs: 10 });
    onTestFinished(() => watch.stop());
    expect(await findBlog(database, 'later')).toBeDefined();
    expect(onPublish).toHaveBeenCalledTimes(1);
    await setTime(next.id, new Date(Date.now() + 50).toISOString());
    await vi.waitFor(() => expect(onPublish).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(await findBlog(database, 'next')).toBeDefined();
  });
});
