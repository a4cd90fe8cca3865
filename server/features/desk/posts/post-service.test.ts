import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Desk } from '#app/desk/desk.ts';
import type { PostEdit, PostFields } from '#app/desk/posts/post-service.ts';
import type { Person } from '#domain/desk/roles.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { ada, postEdit } from '#tests/support/post-edit.ts';
import { publishPost } from '#tests/support/posts.ts';
import { recordedActions } from '#tests/support/test-desk.ts';
import type { Database } from '../../../database/schema.ts';
import { findBlog } from '../../blog/blog-repository.ts';
import { readContentVersion } from '../../content-version/content-version-repository.ts';
import { savePicture, sweepPictures } from '../../picture/picture-repository.ts';
import type { PictureService } from '../../picture/picture-service.ts';
import { recordAction, verifyChain } from '../audit-repository.ts';
import { createPostService } from './create-post-service.ts';

const bola: Person = { id: 'bola', name: 'Bola', role: 'editor' };
const { fields } = postEdit();
const SLUG = 'a-new-clinic';
const sample = { id: 'a-sample', title: 'A sample', content: 'Written in a file.' };

const wall = sharp({ create: { width: 40, height: 40, channels: 3, background: '#f58634' } }).png();
const pictureFile = (bytes: Uint8Array) => ({
  name: 'a.png',
  type: 'image/png',
  bytes: new Uint8Array(bytes),
});
const picture = async () => pictureFile(await wall.clone().toBuffer());

describe.each(dialects)('posts at the desk, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  let database: Database;
  let open: () => Promise<Database>;
  let posts: Desk['posts'];
  const onChange = vi.fn();
  const serviceOf = (database: Database) =>
    createPostService({ database, publicUrl: 'https://lashma.example', onChange });

  beforeEach(async () => {
    ({ database, open } = await openDatabase());
    onChange.mockClear();
    posts = serviceOf(database);
  });

  /** From what the form would carry now. */
  async function again(id: string, change: Partial<PostEdit> = {}, typed: Partial<PostFields> = {}) {
    const post = await posts.find(id);
    if (!post) throw new Error('there is no such draft');
    const { version, publicRevision } = post;
    return postEdit({ ...post, ...typed }, { id, version, publicRevision, ...change });
  }

  async function write(change: PostEdit, person = ada): Promise<string> {
    expect(await posts.write(person, change)).toEqual({ kind: 'done' });
    return change.id;
  }

  const saved = (typed: Partial<PostFields> = {}, change: Partial<PostEdit> = {}) =>
    write(postEdit(typed, change));
  const bin = async (id: string, target = '') => {
    const { version = 0, slug = '' } = (await posts.find(id)) ?? {};
    expect(await posts.bin(ada, { id, slug, version, target })).toBe('done');
  };
  const published = () => saved({}, { action: 'publish' });
  const stepsOf = async (id: string) => (await posts.versions(id, 1)).versions.map(({ step }) => step);
  const textOfVisitors = async () => (await findBlog(database, SLUG))?.content;
  const acts = async () =>
    (await recordedActions(database)).map(({ action, subject }) => `${action} ${subject}`);
  const refused = async (change: PostEdit) => {
    const outcome = await posts.write(ada, change);
    return outcome.kind === 'refused' ? outcome.errors.map(({ field }) => field) : outcome.kind;
  };

  test('a draft is stored, shown to nobody else, and recorded; the same text again changes nothing', async () => {
    const before = await readContentVersion(database);
    const content = 'One\ntwo';
    const id = await saved({ content });
    expect(await posts.find(id)).toMatchObject({ content, state: 'draft', version: 1, updatedBy: 'Ada' });
    await write(await again(id));
    await write(await again(id, {}, { content: 'One\r\ntwo' }));
    expect(await stepsOf(id)).toEqual(['save']);
    expect(await acts()).toEqual([`post.save ${id}`]);
    expect(await database.selectFrom('blog').selectAll().execute()).toEqual([]);
    expect(await readContentVersion(database)).toBe(before);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a draft may be empty, but not too long, in a wrong form or of two lines, and is not published empty', async () => {
    const id = await saved({ title: ' ', content: '\n' });
    expect(await refused(await again(id, { action: 'publish' }))).toEqual(['title', 'content']);
    const unnamed = { title: '!!!', content: 'x' };
    expect(await refused(await again(id, { action: 'publish' }, unnamed))).toEqual(['slug']);
    const long = { title: 'x'.repeat(151), content: 'x'.repeat(25_001), imageAlt: 'x'.repeat(301) };
    const strange = { title: 'a\nb', content: 'a\0b', slug: 'a/b', date: '2026-02-30' };
    for (const [name, value] of [...Object.entries(long), ...Object.entries(strange)])
      expect(await refused(postEdit({ [name]: value }))).toEqual([name]);
  });

  test('a topic goes from the draft to visitors and into its versions; one that is not in the list is none', async () => {
    const id = await saved({ topic: 'plans' }, { action: 'publish' });
    expect(await findBlog(database, SLUG)).toMatchObject({ topic: 'plans' });
    await write(await again(id, {}, { topic: 'no-such-topic' }));
    expect(await posts.find(id)).toMatchObject({ topic: '', hasChanges: true });
    const { posts: listed } = await posts.list({ state: undefined, search: '', page: 1 });
    expect(listed).toMatchObject([{ hasChanges: true }]);
    expect(await posts.version(id, 1)).toMatchObject({ fields: { topic: 'plans' } });
  });

  test('the language goes the same way, is English when it is none of ours, and is the lang of the preview', async () => {
    const id = await saved({ language: 'yo' }, { action: 'publish' });
    expect(await findBlog(database, SLUG)).toMatchObject({ language: 'yo' });
    expect(await posts.preview({ ...fields, language: 'yo' })).toMatchObject({ lang: 'yo' });
    await write(await again(id, {}, { language: 'fr' }));
    expect(await posts.find(id)).toMatchObject({ language: 'en', hasChanges: true });
    expect(await posts.preview(fields)).toMatchObject({ lang: undefined });
    expect((await recordedActions(database)).at(-1)?.after).toContain('language');
  });

  test('publishing shows it to visitors, with version, audit line and content version', async () => {
    const before = await readContentVersion(database);
    const id = await published();
    const post = await posts.find(id);
    expect(post).toMatchObject({ state: 'published', slug: SLUG, hasChanges: false });
    expect(await findBlog(database, SLUG)).toMatchObject({
      title: fields.title,
      content: fields.content,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      revision: post?.publicRevision,
    });
    expect((await posts.versions(id, 1)).versions).toMatchObject([{ number: 1, step: 'publish', by: 'Ada' }]);
    expect(await acts()).toEqual([`post.publish ${SLUG}`]);
    await write(await again(id, { action: 'publish' }));
    expect(await readContentVersion(database)).toBe(before + 1);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('a button that was pressed twice does its work once, and is told so', async () => {
    const twice = (form: PostEdit) => Promise.all([write(form), write(form)]);
    const id = randomUUID();
    await twice(postEdit({}, { id, action: 'publish' }));
    await twice(await again(id, {}, { content: 'Second' }));
    await twice(await again(id, { action: 'publish' }));
    const restoring = [posts.restore(ada, id, 1), posts.restore(ada, id, 1)];
    expect(await Promise.all(restoring)).toEqual([true, true]);
    expect(await Promise.all([posts.discard(ada, id), posts.discard(ada, id)])).toEqual([true, true]);
    await twice(await again(id, { action: 'unpublish' }));
    expect(await stepsOf(id)).toEqual(['restore', 'restore', 'publish', 'save', 'publish']);
    expect((await acts()).map((act) => act.split(' ')[0])).toEqual(
      ['publish', 'save', 'publish', 'restore', 'restore', 'unpublish'].map((step) => `post.${step}`),
    );
  });

  test('visitors keep reading the published text until the changes are published, at the same address', async () => {
    const id = await published();
    await write(await again(id, {}, { content: 'Second' }));
    expect(await textOfVisitors()).toBe(fields.content);
    expect(await posts.find(id)).toMatchObject({ hasChanges: true, state: 'published' });
    await write(await again(id, { action: 'publish' }, { slug: 'another-address' }));
    expect(await textOfVisitors()).toBe('Second');
    expect(await findBlog(database, 'another-address')).toBeUndefined();
  });

  test('unpublishing keeps draft and versions, and the address can be used again', async () => {
    const id = await published();
    await write(await again(id, { action: 'unpublish' }));
    expect(await textOfVisitors()).toBeUndefined();
    expect(await posts.find(id)).toMatchObject({ content: fields.content, slug: SLUG, state: 'draft' });
    await write(await again(id, { action: 'publish' }));
    expect(await textOfVisitors()).toBe(fields.content);
  });

  test('who saves after somebody else, or in the same instant, is shown their text and overwrites nothing', async () => {
    const id = await saved();
    const form = await again(id);
    const saving = (content: string) => ({ ...form, fields: { ...fields, content } });
    const outcomes = await Promise.all(['1', '2', '3'].map((content) => posts.write(ada, saving(content))));
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['conflict', 'conflict', 'done']);
    const { content = '' } = (await posts.find(id)) ?? {};
    expect(await posts.write(bola, saving('Bola'))).toMatchObject({
      kind: 'conflict',
      other: { kind: 'draft', id, version: 2, by: 'Ada', fields: { content } },
    });
    expect(await posts.find(id)).toMatchObject({ content, version: 2 });
    await write({ ...saving('Bola'), version: 2 }, bola);
    expect(await posts.find(id)).toMatchObject({ content: 'Bola', version: 3 });
  });

  test('what was typed into a draft that was binned or deleted meanwhile is not lost, and can be saved anew', async () => {
    const id = await saved();
    const form = await again(id, {}, { content: 'Typed' });
    await bin(id);
    expect(await posts.write(ada, form)).toMatchObject({ kind: 'conflict', other: { kind: 'binned', id } });
    expect(await posts.deleteForGood(bola, id)).toBe(true);
    expect(await database.selectFrom('post_versions').selectAll().execute()).toEqual([]);
    const deleted = { kind: 'conflict', other: { kind: 'deleted', version: 0 } };
    expect(await posts.write(ada, form)).toMatchObject(deleted);
    await write({ ...form, version: 0 });
    expect(await posts.find(id)).toMatchObject({ content: 'Typed', version: 1 });
  });

  test('an address that cannot be one is answered with one that can', async () => {
    const outcome = await posts.write(ada, postEdit({ slug: 'Epe Days!!' }));
    expect(JSON.stringify(outcome)).toContain('such as epe-days.');
  });

  test('an address belongs to one post, even of those that claim it in the same instant', async () => {
    await publishPost(database, sample);
    expect(await refused(postEdit({ slug: sample.id }))).toEqual(['slug']);
    const taken = { kind: 'refused', errors: [{ field: 'slug', reason: expect.any(String) }], added: {} };
    const expectOne = async (forms: PostEdit[]) => {
      const outcomes = await Promise.all(forms.map((form) => posts.write(ada, form)));
      const sorted = outcomes.sort((one, other) => one.kind.localeCompare(other.kind));
      expect(sorted).toEqual([{ kind: 'done' }, taken, taken]);
    };
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    await expectOne(ids.map((id) => postEdit({ slug: 'wanted' }, { id })));
    for (const id of ids) await posts.write(ada, postEdit({}, { id }));
    const drafts = await database.selectFrom('post_drafts').select(['id', 'version']).execute();
    await expectOne(drafts.map((draft) => postEdit({ slug: 'wanted-too' }, draft)));
  });

  test('a post that is published keeps its draft, whoever puts it into the bin at that moment', async () => {
    const others = serviceOf(await open());
    const kept: string[] = [];
    // So many that, without locks, one of them fails: it was one of eight.
    for (let round = 1; round <= 40; round += 1) {
      const slug = `post-${round}`;
      const id = await saved({ slug });
      const publishing = postEdit({ slug }, { id, version: 1, action: 'publish' });
      const [published, removed] = await Promise.all([
        posts.write(ada, publishing),
        others.bin(ada, { id, slug, version: 1, target: '' }),
      ]);
      const isKept = removed === 'changed';
      expect([published.kind, removed], slug).toEqual(isKept ? ['done', 'changed'] : ['conflict', 'done']);
      if (isKept) kept.push(slug);
    }
    const shown = await database.selectFrom('blog').select('id').execute();
    const { posts: drafts } = await posts.list({ state: undefined, search: '', page: 1 });
    expect(shown.map(({ id }) => id).sort()).toEqual(kept.sort());
    expect(drafts.every(({ slug }) => kept.includes(slug))).toBe(true);
    expect(drafts).toHaveLength(Math.min(kept.length, ROWS_PER_PAGE));
  });

  test('many who write posts at once all succeed, and so does what others record meanwhile', async () => {
    const work = [database, await open(), await open()].flatMap((each, at) =>
      Array.from({ length: 8 }, async (_, round) => {
        const edit = postEdit({ slug: `at-once-${at}-${round}` }, { action: 'publish' });
        const outcome = await serviceOf(each).write(ada, edit);
        await recordAction(each, ada, { action: 'person.sign-in', subject: ada.name });
        return outcome.kind;
      }),
    );
    expect(await Promise.all(work)).toEqual(work.map(() => 'done'));
    expect(await verifyChain(database)).toMatchObject({ head: { number: 2 * work.length }, unchained: 0 });
  });

  test('a post without a draft is listed, and gets a draft when it is first edited', async () => {
    await publishPost(database, sample);
    const list = () => posts.list({ state: undefined, search: '', page: 1 });
    expect((await list()).posts).toMatchObject([{ id: undefined, slug: sample.id, state: 'published' }]);
    const post = await posts.findPublished(sample.id);
    if (!post) throw new Error('it is not found');
    expect(post).toMatchObject({ title: sample.title, version: 0 });
    const { id, publicRevision } = post;
    const content = 'Edited here.';
    await write(postEdit({ ...post, content }, { id, publicRevision }));
    expect(await stepsOf(id)).toEqual(['save', 'outside']);
    expect((await posts.version(id, 1))?.fields.content).toBe(sample.content);
    expect((await posts.findPublished(sample.id))?.id).toBe(id);
    expect(await list()).toMatchObject({ total: 1, posts: [{ id, hasChanges: true }] });

    const rival = await posts.write(bola, postEdit(post, { publicRevision }));
    expect(rival).toMatchObject({ kind: 'conflict', other: { id, fields: { content } } });
  });

  test('the draft can be made an earlier version again, or what visitors read', async () => {
    const id = await published();
    await write(await again(id, { action: 'publish' }, { content: 'Second' }));
    expect((await posts.version(id, 1))?.fields.content).toBe(fields.content);
    expect(await posts.restore(bola, id, 1)).toBe(true);
    expect(await posts.find(id)).toMatchObject({ content: fields.content, version: 3, hasChanges: true });
    expect((await posts.versions(id, 1)).versions[0]).toMatchObject({ step: 'restore', by: 'Bola' });
    expect(await textOfVisitors()).toBe('Second');
    expect(await posts.discard(ada, id)).toBe(true);
    expect(await posts.find(id)).toMatchObject({ content: 'Second', hasChanges: false });
    const missing = [posts.restore(bola, id, 99), posts.restore(bola, 'x', 1), posts.discard(ada, 'x')];
    expect(await Promise.all(missing)).toEqual([false, false, false]);
  });

  test('a picture comes below the line with the cursor, with its words', async () => {
    const content = 'One\r\ntwo\r\n\r\nthree';
    const adding = { action: 'add-picture', picture: await picture(), pictureAlt: 'A [red] wall' } as const;
    const id = await saved({ content }, { ...adding, cursor: 5 });
    const post = await posts.find(id);
    expect(post?.content).toMatch(
      /^One\ntwo\n\n!\[A \\\[red\\\] wall\]\(\/media\/[0-9a-f]{32}-40\.webp\)\n\nthree$/,
    );
    const { html } = await posts.preview({ ...fields, ...post });
    expect(html).toContain('alt="A [red] wall"');
  });

  test('a picture without words is refused, in the text and at the head', async () => {
    const file = await picture();
    const adding = { action: 'add-picture', picture: file } as const;
    expect(await refused(postEdit({}, { ...adding, pictureAlt: ' ' }))).toEqual(['pictureAlt']);
    expect(await refused(postEdit({}, { image: file }))).toEqual(['imageAlt']);
    const id = await saved({}, { ...adding, pictureAlt: 'A wall' });
    const { content = '' } = (await posts.find(id)) ?? {};
    const silent = { content: content.replace('A wall', '') };
    expect(await refused(await again(id, { action: 'publish' }, silent))).toEqual(['content']);
  });

  test('how far a picture is can be read in every process while it is made, and is forgotten then', async () => {
    const form = randomUUID();
    const seen: unknown[] = [];
    const other = serviceOf(await open());
    const made = { id: 'a'.repeat(32), width: 400, height: 300, widths: '400' };
    const add: PictureService['add'] = async (_bytes, _signal, onProgress) => {
      onProgress?.({ made: 2, parts: 6 });
      await vi.waitFor(async () => expect(await other.progress(form)).toBeDefined(), { timeout: 60_000 });
      seen.push(await other.progress(form));
      await savePicture(database, { ...made, files: [] });
      return made;
    };
    const service = createPostService({ database, publicUrl: '', onChange, pictures: { add } });
    expect(await other.progress(form)).toBeUndefined();
    const edit = postEdit({ imageAlt: 'A wall' }, { form, image: await picture() });
    expect(await service.write(ada, edit)).toEqual({ kind: 'done' });
    expect(seen).toEqual([{ made: 2, parts: 6 }]);
    expect(await other.progress(form)).toBeUndefined();
  });

  test('a drawing that may hold scripts, and what is too large, is refused', async () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'x'.repeat(5 * 1024 * 1024 + 1)]) {
      const file = pictureFile(Buffer.from(text));
      const adding = { action: 'add-picture', picture: file, pictureAlt: 'A wall' } as const;
      expect(await refused(postEdit({}, adding))).toEqual(['picture']);
      expect(await refused(postEdit({ imageAlt: 'A' }, { image: file }))).toEqual(['image']);
    }
    expect(await database.selectFrom('picture').selectAll().execute()).toEqual([]);
  });

  test('a picture of a draft, of a version or of the bin is not swept', async () => {
    const id = await saved({ imageAlt: 'A wall' }, { image: await picture() });
    const used = (await posts.find(id))?.picture ?? '';
    await write(await again(id, {}, { picture: '' }));
    await database.updateTable('picture').set({ unused_since: '2020-01-01T00:00:00.000Z' }).execute();
    await publishPost(database, sample);
    expect(await database.selectFrom('picture').select(['id', 'unused_since']).execute()).toEqual([
      { id: used, unused_since: null },
    ]);
    await bin(id);
    await publishPost(database, sample);
    expect(await database.selectFrom('picture').select('unused_since').execute()).toEqual([
      { unused_since: null },
    ]);
    await posts.deleteForGood(ada, id);
    await sweepPictures(database, [], new Date(Date.now() + 8 * 86_400_000));
    expect(await database.selectFrom('picture').selectAll().execute()).toEqual([]);
  });

  test('the list is filtered by state and searched by title or address, whatever signs are typed', async () => {
    await publishPost(database, sample);
    await saved({ title: '100% cover', slug: 'all-of-it' });
    await saved({ title: 'Ọjọ́ àìsàn', slug: 'ojo' });
    vi.useFakeTimers({ now: new Date('2098-12-31'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await saved({ title: 'Later' }, { action: 'schedule', publishAt: '2099-01-01T00:00' });
    for (const [filter, titles] of [
      [{ state: 'draft' }, ['Ọjọ́ àìsàn', '100% cover']],
      [{ state: 'scheduled' }, ['Later']],
      [{ state: 'published' }, [sample.title]],
      [{ search: 'LATE' }, ['Later']],
      [{ search: 'Latre' }, ['Later']],
      [{ search: '0%' }, ['100% cover']],
      [{ search: 'all-of' }, ['100% cover']],
      [{ search: "_'" }, []],
      [{ search: 'OJO aìsan'.normalize('NFD') }, ['Ọjọ́ àìsàn']],
      [{ page: 2 }, []],
    ] as const) {
      const { posts: found } = await posts.list({ state: undefined, search: '', page: 1, ...filter });
      expect([filter, found.map(({ title }) => title)]).toEqual([filter, titles]);
    }
  });
});
