import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Person } from '#app/desk/person.ts';
import type { PostEdit, PostFields, PostService } from '#app/desk/posts/post-service.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { publishPost, removePost } from '#tests/support/posts.ts';
import { openDatabase } from '../../../database/connect.ts';
import type { Database } from '../../../database/schema.ts';
import { findBlog } from '../../blog/blog-repository.ts';
import { readContentVersion } from '../../content-version/content-version-repository.ts';
import { sweepPictures } from '../../picture/picture-repository.ts';
import { createPostService } from './create-post-service.ts';

const ada: Person = { id: 'ada', name: 'Ada', role: 'editor' };
const bola: Person = { id: 'bola', name: 'Bola', role: 'editor' };

const fields: PostFields = {
  title: 'A new clinic',
  slug: '',
  date: '2026-03-14',
  content: 'It opens on *Monday*.',
  picture: '',
  cover: '',
  imageAlt: '',
};

const byCommand = {
  id: 'from-the-command',
  title: 'From the command',
  content: 'Written in a file.',
  date: '2025-07-11',
  picture_id: null,
  cover: null,
  image_alt: '',
};

async function picture(format: 'png' | 'gif' = 'png') {
  const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#f58634' } });
  return { name: 'a.png', type: 'image/png', bytes: new Uint8Array(await image.toFormat(format).toBuffer()) };
}

describe.each(dialects)('posts at the desk, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let database: Database;
  let posts: PostService;
  const onChange = vi.fn();

  beforeEach(async () => {
    database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    onChange.mockClear();
    posts = createPostService({ database, publicUrl: 'https://lashma.example', onChange });
  });

  function edit(id: string, change: Partial<PostEdit> = {}): PostEdit {
    return {
      id,
      action: 'save',
      fields,
      version: 0,
      publicRevision: '',
      publishAt: '',
      image: undefined,
      picture: undefined,
      pictureAlt: '',
      cursor: -1,
      ...change,
    };
  }

  /** From what the form would carry now. */
  async function again(id: string, change: Partial<PostEdit> = {}, typed: Partial<PostFields> = {}) {
    const post = await posts.find(id);
    if (!post) throw new Error('there is no such draft');
    const { version, publicRevision } = post;
    return edit(id, { version, publicRevision, fields: { ...post, ...typed }, ...change });
  }

  async function write(change: PostEdit, person = ada): Promise<string> {
    expect(await posts.write(person, change)).toEqual({ kind: 'done' });
    return change.id;
  }

  const saved = (change: Partial<PostEdit> = {}) => write(edit(randomUUID(), change));
  const acts = () => database.selectFrom('audit_log').select(['action', 'subject']).orderBy('at').execute();
  const refused = async (change: PostEdit) => {
    const outcome = await posts.write(ada, change);
    return outcome.kind === 'refused' ? outcome.errors.map(({ field }) => field) : outcome.kind;
  };

  test('a draft is kept, seen by nobody else, and told to the log', async () => {
    const before = await readContentVersion(database);
    const id = await saved();
    expect(await posts.find(id)).toMatchObject({ ...fields, state: 'draft', version: 1, updatedBy: 'Ada' });
    expect(await database.selectFrom('blog').selectAll().execute()).toEqual([]);
    expect(await acts()).toEqual([{ action: 'post.save', subject: id }]);
    expect(await readContentVersion(database)).toBe(before);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a draft may be empty; nothing else may be published like that', async () => {
    const empty = { ...fields, title: ' ', content: '\n', date: '' };
    const id = await saved({ fields: empty });
    expect(await refused(await again(id, { action: 'publish' }))).toEqual(['title', 'content']);
    expect(await refused(await again(id, { action: 'publish' }, { title: '!!!', content: 'x' }))).toEqual([
      'slug',
    ]);
  });

  test('what is too long, in a wrong form or of two lines is refused even in a draft', async () => {
    const wrong = [
      { title: 'a\nb' },
      { title: 'x'.repeat(151) },
      { content: 'x'.repeat(100_001) },
      { content: 'a\0b' },
      { date: '2026-02-30' },
      { slug: 'a/b' },
      { imageAlt: 'x'.repeat(301) },
    ];
    for (const typed of wrong)
      expect(await refused(edit(randomUUID(), { fields: { ...fields, ...typed } }))).toEqual(
        Object.keys(typed),
      );
    expect(await database.selectFrom('post_drafts').selectAll().execute()).toEqual([]);
  });

  test('publishing shows it to visitors, with version, act and content version', async () => {
    const before = await readContentVersion(database);
    const id = await saved({ action: 'publish', fields: { ...fields, date: '' } });
    const post = await posts.find(id);
    expect(post).toMatchObject({ state: 'published', slug: 'a-new-clinic', hasChanges: false });
    expect(await findBlog(database, 'a-new-clinic')).toMatchObject({
      title: fields.title,
      content: fields.content,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      revision: post?.publicRevision,
    });
    expect((await posts.versions(id, 1)).versions).toMatchObject([{ number: 1, step: 'publish', by: 'Ada' }]);
    expect(await acts()).toEqual([{ action: 'post.publish', subject: 'a-new-clinic' }]);
    expect(await readContentVersion(database)).toBe(before + 1);
    expect(onChange).toHaveBeenCalledTimes(1);
    // A button that was pressed twice changes nothing, and drops nothing.
    await write(await again(id, { action: 'publish' }));
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('a button that was pressed twice does its work once, and is told so', async () => {
    const twice = (form: PostEdit) => Promise.all([write(form), write(form)]);
    const id = randomUUID();
    await twice(edit(id, { action: 'publish', fields: { ...fields, date: '' } }));
    await twice(await again(id, {}, { content: 'Second' }));
    await twice(await again(id, { action: 'publish' }));
    const restoring = [posts.restore(ada, id, 1), posts.restore(ada, id, 1)];
    expect(await Promise.all(restoring)).toEqual([true, true]);
    expect(await Promise.all([posts.discard(ada, id), posts.discard(ada, id)])).toEqual([true, true]);
    await twice(await again(id, { action: 'unpublish' }));
    expect((await posts.versions(id, 1)).total).toBe(5);
    expect((await acts()).map(({ action }) => action)).toEqual(
      ['publish', 'save', 'publish', 'restore', 'restore', 'unpublish'].map((step) => `post.${step}`),
    );
  });

  test('visitors keep reading the published text until the changes are published', async () => {
    const id = await saved({ action: 'publish' });
    await write(await again(id, {}, { title: 'Two new clinics' }));
    expect((await findBlog(database, 'a-new-clinic'))?.title).toBe('A new clinic');
    expect(await posts.find(id)).toMatchObject({ hasChanges: true, state: 'published' });
    await write(await again(id, { action: 'publish' }, { slug: 'another-address' }));
    expect((await findBlog(database, 'a-new-clinic'))?.title).toBe('Two new clinics');
    expect(await findBlog(database, 'another-address')).toBeUndefined();
  });

  test('unpublishing keeps draft and versions, and the address can be used again', async () => {
    const id = await saved({ action: 'publish' });
    await write(await again(id, { action: 'unpublish' }));
    expect(await findBlog(database, 'a-new-clinic')).toBeUndefined();
    expect(await posts.find(id)).toMatchObject({ ...fields, slug: 'a-new-clinic', state: 'draft' });
    expect((await posts.versions(id, 1)).total).toBe(1);
    await write(await again(id, { action: 'publish' }));
    expect(await findBlog(database, 'a-new-clinic')).toBeDefined();
  });

  test('a save that changes nothing leaves no version and no act', async () => {
    const id = await saved();
    await write(await again(id));
    await write(await again(id, {}, { content: fields.content.replace('\n', '\r\n') }));
    expect((await posts.versions(id, 1)).total).toBe(1);
    expect(await acts()).toHaveLength(1);
  });

  test('who saves after somebody else is shown their text, and overwrites nothing', async () => {
    const id = await saved();
    const [first, second] = [
      await again(id, {}, { content: 'Ada' }),
      await again(id, {}, { content: 'Bola' }),
    ];
    await write(first);
    expect(await posts.write(bola, second)).toMatchObject({
      kind: 'conflict',
      other: { kind: 'draft', id, version: 2, by: 'Ada', fields: { content: 'Ada' } },
    });
    expect(await posts.find(id)).toMatchObject({ content: 'Ada', version: 2 });
    await write({ ...second, version: 2 }, bola);
    expect(await posts.find(id)).toMatchObject({ content: 'Bola', version: 3 });
  });

  test('of forms that arrive in the same instant one is saved', async () => {
    const id = await saved();
    const form = await again(id);
    const outcomes = await Promise.all(
      ['1', '2', '3'].map((content) => posts.write(ada, { ...form, fields: { ...fields, content } })),
    );
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'conflict', 'done']);
    expect((await posts.versions(id, 1)).total).toBe(2);
  });

  test('what was typed into a draft that was deleted meanwhile can be saved anew', async () => {
    const id = await saved();
    const form = await again(id, {}, { content: 'Typed' });
    expect(await posts.remove(bola, id)).toBe(true);
    expect(await posts.write(ada, form)).toMatchObject({
      kind: 'conflict',
      other: { kind: 'deleted', version: 0 },
    });
    await write({ ...form, version: 0 });
    expect(await posts.find(id)).toMatchObject({ content: 'Typed', version: 1 });
  });

  test('an address belongs to one post', async () => {
    await publishPost(database, byCommand);
    await saved({ fields: { ...fields, slug: 'taken' } });
    for (const slug of ['taken', byCommand.id])
      expect(await refused(edit(randomUUID(), { fields: { ...fields, slug } }))).toEqual(['slug']);
  });

  test('a post published by command is listed, and gets a draft when it is first edited', async () => {
    await publishPost(database, byCommand);
    expect((await posts.list({ state: undefined, search: '', page: 1 })).posts).toMatchObject([
      { id: undefined, slug: byCommand.id, state: 'published' },
    ]);
    const post = await posts.findPublished(byCommand.id);
    if (!post) throw new Error('it is not found');
    expect(post).toMatchObject({ title: byCommand.title, version: 0 });
    const { id, publicRevision } = post;
    await write(edit(id, { publicRevision, fields: { ...post, content: 'Edited here.' } }));
    expect((await posts.versions(id, 1)).versions.map(({ step }) => step)).toEqual(['save', 'outside']);
    expect((await posts.findPublished(byCommand.id))?.id).toBe(id);
    expect((await posts.list({ state: undefined, search: '', page: 1 })).total).toBe(1);

    const rival = await posts.write(bola, edit(randomUUID(), { publicRevision, fields: post }));
    expect(rival).toMatchObject({ kind: 'conflict', other: { id, fields: { content: 'Edited here.' } } });
  });

  test('what a command has published meanwhile is shown before it is replaced, and kept', async () => {
    const id = await saved({ action: 'publish' });
    const form = await again(id, { action: 'publish' }, { content: 'Mine' });
    await publishPost(database, { ...byCommand, id: 'a-new-clinic' });
    expect(await posts.find(id)).toMatchObject({ isChangedOutside: true });
    const outcome = await posts.write(ada, form);
    expect(outcome).toMatchObject({
      kind: 'conflict',
      other: { kind: 'public', fields: { content: byCommand.content } },
    });
    await write(await again(id, { action: 'publish' }, { content: 'Mine' }));
    expect((await findBlog(database, 'a-new-clinic'))?.content).toBe('Mine');
    const { versions } = await posts.versions(id, 1);
    expect(versions.map(({ step }) => step)).toEqual(['publish', 'outside', 'publish']);
    expect((await posts.version(id, 2))?.fields.content).toBe(byCommand.content);
  });

  test('a post that a command has removed is a draft again', async () => {
    const id = await saved({ action: 'publish' });
    await removePost(database, 'a-new-clinic');
    expect(await posts.find(id)).toMatchObject({ state: 'draft', publicRevision: '' });
    await write(await again(id, { action: 'publish' }));
    expect(await posts.find(id)).toMatchObject({ state: 'published' });
  });

  test('an earlier version can be read and made the draft again, which visitors do not see', async () => {
    const id = await saved({ action: 'publish' });
    await write(await again(id, { action: 'publish' }, { content: 'Second' }));
    expect((await posts.version(id, 1))?.fields.content).toBe(fields.content);
    expect(await posts.restore(bola, id, 1)).toBe(true);
    expect(await posts.find(id)).toMatchObject({ content: fields.content, version: 3, hasChanges: true });
    expect((await posts.versions(id, 1)).versions[0]).toMatchObject({ step: 'restore', by: 'Bola' });
    expect((await findBlog(database, 'a-new-clinic'))?.content).toBe('Second');
    expect(await posts.restore(bola, id, 99)).toBe(false);
    expect(await posts.restore(bola, 'unknown', 1)).toBe(false);
  });

  test('changes can be discarded; the draft is what visitors read', async () => {
    const id = await saved({ action: 'publish' });
    expect(await posts.discard(ada, 'unknown')).toBe(false);
    await write(await again(id, {}, { content: 'Second' }));
    expect(await posts.discard(ada, id)).toBe(true);
    expect(await posts.find(id)).toMatchObject({ content: fields.content, hasChanges: false });
  });

  test('only what visitors do not read can be deleted', async () => {
    const id = await saved({ action: 'publish' });
    expect(await posts.remove(ada, id)).toBe(false);
    await write(await again(id, { action: 'unpublish' }));
    expect(await posts.remove(ada, id)).toBe(true);
    expect(await posts.find(id)).toBeUndefined();
    expect(await database.selectFrom('post_versions').selectAll().execute()).toEqual([]);
  });

  test('a picture comes below the line with the cursor, with its words', async () => {
    const id = await saved({
      action: 'add-picture',
      fields: { ...fields, content: 'One\r\ntwo\r\n\r\nthree' },
      picture: await picture(),
      pictureAlt: 'A [red] wall',
      cursor: 5,
    });
    const { content = '' } = (await posts.find(id)) ?? {};
    expect(content).toMatch(
      /^One\ntwo\n\n!\[A \\\[red\\\] wall\]\(\/media\/[0-9a-f]{32}-40\.webp\)\n\nthree$/,
    );
    const { html } = await posts.preview({ ...fields, content });
    expect(html).toContain('alt="A [red] wall"');
  });

  test('a picture without words is refused, in the text and at the head', async () => {
    const file = await picture();
    const adding = edit(randomUUID(), { action: 'add-picture', picture: file, pictureAlt: ' ' });
    expect(await refused(adding)).toEqual(['pictureAlt']);
    expect(await refused(edit(randomUUID(), { image: file }))).toEqual(['imageAlt']);
    const id = await saved({ action: 'add-picture', picture: file, pictureAlt: 'A wall' });
    const { content = '' } = (await posts.find(id)) ?? {};
    const silent = content.replace('A wall', '');
    expect(await refused(await again(id, { action: 'publish' }, { content: silent }))).toEqual(['content']);
    expect(await database.selectFrom('blog').selectAll().execute()).toEqual([]);
  });

  test('a drawing that may hold scripts, what is no picture, and what is too large are refused', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>';
    for (const text of [svg, 'words', 'x'.repeat(5 * 1024 * 1024 + 1)]) {
      const file = { name: 'a.png', type: 'image/png', bytes: new TextEncoder().encode(text) };
      const adding = { action: 'add-picture', picture: file, pictureAlt: 'A wall' } as const;
      expect(await refused(edit(randomUUID(), adding))).toEqual(['picture']);
      expect(
        await refused(edit(randomUUID(), { image: file, fields: { ...fields, imageAlt: 'A' } })),
      ).toEqual(['image']);
    }
    expect(await database.selectFrom('picture').selectAll().execute()).toEqual([]);
  });

  test('a picture of a draft or of a version is not swept', async () => {
    const id = await saved({ image: await picture(), fields: { ...fields, imageAlt: 'A wall' } });
    const used = (await posts.find(id))?.picture ?? '';
    await write(await again(id, {}, { picture: '' }));
    await database.updateTable('picture').set({ unused_since: '2020-01-01T00:00:00.000Z' }).execute();
    await publishPost(database, byCommand);
    expect(await database.selectFrom('picture').select(['id', 'unused_since']).execute()).toEqual([
      { id: used, unused_since: null },
    ]);
    await posts.remove(ada, id);
    await sweepPictures(database, [], new Date('2020-01-01'));
    await publishPost(database, byCommand);
    expect(await database.selectFrom('picture').selectAll().execute()).toEqual([]);
  });

  test('the list is filtered by state and searched by title or address, whatever signs are typed', async () => {
    await publishPost(database, byCommand);
    await saved({ fields: { ...fields, title: '100% cover', slug: 'all_of-it'.replace('_', '-') } });
    const publishAt = '2099-01-01T00:00';
    vi.useFakeTimers({ now: new Date('2098-12-31'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await saved({ action: 'schedule', publishAt, fields: { ...fields, title: 'Later' } });
    const titles = async (filter: object) =>
      (await posts.list({ state: undefined, search: '', page: 1, ...filter })).posts.map(
        ({ title }) => title,
      );
    expect(await titles({ state: 'draft' })).toEqual(['100% cover']);
    expect(await titles({ state: 'scheduled' })).toEqual(['Later']);
    expect(await titles({ state: 'published' })).toEqual([byCommand.title]);
    expect(await titles({ search: 'LATE' })).toEqual(['Later']);
    expect(await titles({ search: '0%' })).toEqual(['100% cover']);
    expect(await titles({ search: 'all-of' })).toEqual(['100% cover']);
    expect(await titles({ search: '_' })).toEqual([]);
    await saved({ fields: { ...fields, title: 'Ọjọ́ àìsàn', slug: 'ojo' } });
    for (const search of ['OJO AISAN', 'ọjọ́ àìsàn', 'aìsan'.normalize('NFD')])
      expect(await titles({ search }), search).toEqual(['Ọjọ́ àìsàn']);
    expect(await titles({ search: "'" })).toEqual([]);
    expect(await titles({ page: 2 })).toEqual([]);
  });

  test('what is shown is what the public renderer makes of it', async () => {
    const content =
      '# Hello\n\n<script>alert(1)</script><img src=x onerror=alert(1)>\n\n![x](/covers/birds-green.svg)';
    const { html, image } = await posts.preview({ ...fields, content, cover: 'combs-green' });
    expect(html).toContain('<h2>Hello</h2>');
    expect(html).not.toMatch(/script|onerror/);
    expect(image.src).toBe('/covers/combs-green.svg');
  });
});
