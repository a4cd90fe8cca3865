import { beforeEach, describe, expect, test, vi } from 'vitest';
import { postWords } from '#content/desk/posts.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { publishPost } from '#tests/support/posts.ts';
import { noticeOf, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import { PictureProblem } from '../../picture/make-picture.ts';
import { savePicture } from '../../picture/picture-repository.ts';
import type { PictureService } from '../../picture/picture-service.ts';

type Fields = Parameters<TestStaff['post']>[1];

const NEW = '/desk/posts/new';
const BIN = '/desk/posts/bin';
const KEPT = 'It opens on *Monday*.\n\nSoon.</textarea>';

describe.each(dialectsOfPages)('the pages of the blog at the desk, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;
  let editor: TestStaff;

  async function open(services: { pictures?: PictureService } = {}) {
    site = await openDesk({ services });
    editor = await site.staff('editor', 'Ada');
  }
  beforeEach(() => open());

  const send = (url: string, fields: Fields) => editor.post(url, fields);
  /** The page that a browser ends at. */
  async function read(url: string) {
    const answer = await editor.get(url);
    return answer.statusCode === 303 ? editor.get(String(answer.headers.location)) : answer;
  }
  const pathOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers.location).split('?')[0] ?? '';

  /** What the form of a page would send. */
  function fieldsOf({ body }: { body: string }): Record<string, string> {
    const form = body.slice(body.indexOf('data-behaviour="autosave-form'));
    const inputs = [...form.matchAll(/<input(?=[^>]* name="(\w+)")(?=[^>]* value="([^"]*)")/g)];
    return Object.fromEntries(inputs.map(([, name, value]) => [name, value ?? '']));
  }

  const newForm = async (typed: Fields = {}) => ({
    ...fieldsOf(await read(NEW)),
    title: 'A new clinic',
    content: 'It opens on *Monday*.\r\n\r\nSoon.',
    action: 'save',
    ...typed,
  });

  /** The path of the draft. */
  async function save(typed: Fields = {}): Promise<string> {
    const answer = await send(NEW, await newForm(typed));
    expect(answer.statusCode).toBe(303);
    return pathOf(answer);
  }

  test('what is refused comes back with what was typed and what is wrong', async () => {
    const textPicture = new File(['a picture'], 'wall.png');
    for (const [typed, field] of [
      [{ title: '', action: 'publish' }, 'title'],
      [{ action: 'add-picture', textPicture, cursor: '3' }, 'pictureAlt'],
      [{ pictureAlt: 'A wall' }, 'picture'],
    ] as const) {
      const { statusCode, body } = await send(NEW, await newForm(typed));
      expect([statusCode, body.includes(`href="#post-${field}"`), body.includes(KEPT)]).toEqual([
        422,
        true,
        true,
      ]);
    }
  });

  const withPicture = { imageAlt: 'A wall', image: new File(['a picture'], 'wall.png') };

  test('who cannot have a picture made now is told so without losing the text', async () => {
    await open({
      pictures: { add: () => Promise.reject(new PictureProblem('has to wait', { isBusy: true })) },
    });
    const answer = await send(NEW, await newForm(withPicture));
    expect(answer.statusCode).toBe(422);
    for (const text of ['The picture has to wait.', KEPT, 'value="A wall"'])
      expect(answer.body).toContain(text);
  });

  test('a picture without words is refused, stays with its form, and is taken with the words', async () => {
    const made = { id: 'b'.repeat(32), width: 400, height: 300, widths: '400' };
    const add = async () => {
      await savePicture(site.database, { ...made, files: [] });
      return made;
    };
    await open({ pictures: { add } });
    const [image, textPicture] = [new File(['a'], 'a.png'), new File(['a'], 'a.png')];
    const refused = await send(NEW, await newForm({ image, textPicture, withoutPicture: 'yes' }));
    expect(refused.statusCode).toBe(422);
    const kept = fieldsOf(refused);
    expect(kept).toMatchObject({ picture: made.id, libraryPicture: made.id });
    expect(refused.body).not.toContain(postWords.chooseAgain);
    const { withoutPicture: _, withoutLibraryPicture: __, ...form } = kept;
    const said = { title: 'A wall', content: 'Text', action: 'save', imageAlt: 'A wall', pictureAlt: 'Red' };
    expect((await send(NEW, { ...form, ...said })).statusCode).toBe(303);
    const draft = site.database.selectFrom('post_drafts').select(['picture_id', 'image_alt', 'content']);
    expect(await draft.executeTakeFirst()).toEqual({
      picture_id: made.id,
      image_alt: 'A wall',
      content: `Text\n\n![Red](/media/${made.id}-400.webp)\n`,
    });
  });

  test('who goes while a picture is made is not waited for, and nothing is saved', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
    const add: PictureService['add'] = async (_original, signal) => {
      if (signal) begin(signal);
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    };
    await open({ pictures: { add } });
    const body = new FormData();
    for (const [name, value] of Object.entries(await newForm(withPicture))) body.append(name, value);
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const client = new AbortController();
    const { headers } = editor;
    const sent = fetch(url + NEW, { method: 'POST', headers, body, signal: client.signal });
    const signal = await begun;
    expect(signal.aborted).toBe(false);
    client.abort();
    await expect(sent).rejects.toThrow();
    await vi.waitFor(() => expect(signal.aborted).toBe(true), { timeout: 60_000 });
    expect(await site.database.selectFrom('post_drafts').select('id').execute()).toEqual([]);
    expect(site.lines.join()).not.toContain('"level":"error"');
  });

  test('who saves after somebody else sees both texts', async () => {
    const path = await save();
    const form = fieldsOf(await read(path));
    await send(path, { ...form, content: 'Theirs', action: 'save' });
    const late = await send(path, { ...form, content: 'Mine', action: 'save' });
    expect(late.statusCode).toBe(409);
    for (const text of ['Theirs', 'Mine']) expect(late.body).toContain(`${text}</textarea>`);
    const again = { ...fieldsOf(late), content: 'Mine and theirs', action: 'save' };
    expect((await send(path, again)).statusCode).toBe(303);
    expect((await read(path)).body).toContain('Mine and theirs</textarea>');
  });

  test('an earlier version is compared, with its day in words, and made the draft again', async () => {
    const path = await save({ date: '2026-03-14' });
    const content = 'It opens on *Friday*.\n\nSoon.';
    await send(path, { ...fieldsOf(await read(path)), content, date: '2026-04-15', action: 'save' });
    const { body } = await read(`${path}/versions/1`);
    expect(body).toContain('<del>*Monday*.</del><ins>*Friday*.</ins>');
    for (const day of ['<del>14 March 2026</del>', '<ins>15 April 2026</ins>']) expect(body).toContain(day);
    expect((await send(`${path}/versions/1`, { action: 'restore' })).headers.location).toBe(path);
    expect((await read(path)).body).toContain('*Monday*');
  });

  test('a form that is sent twice is answered like the first time, and what it does is seen at once', async () => {
    const status = async () => (await site.app.inject('/api/blogs/a-new-clinic')).statusCode;
    const isListed = async () => (await read('/desk/posts?state=published')).body.includes('A new clinic');
    async function sendTwice(url: string, fields: Fields) {
      const [first, second] = [await send(url, fields), await send(url, fields)];
      const { location } = first.headers;
      expect([first.statusCode, second.statusCode, second.headers.location]).toEqual([303, 303, location]);
      return pathOf(first);
    }
    const path = await sendTwice(NEW, await newForm({ action: 'publish' }));
    expect([await status(), await isListed()]).toEqual([200, true]);
    await sendTwice(`${path}/versions/1`, { action: 'restore' });
    await sendTwice(path, { action: 'unpublish' });
    expect([await status(), await isListed()]).toEqual([404, false]);
    const { version = '' } = fieldsOf(await read(path));
    expect(await sendTwice(path, { action: 'bin', version })).toBe(BIN);
    expect((await editor.get(path)).headers.location).toBe(BIN);
    expect((await read(`${path}/preview`)).body).toContain('A new clinic');
    const { id: binned = '' } = { id: path.split('/').at(-1) };
    expect(await sendTwice(BIN, { action: 'bring-back', id: binned })).toBe(path);
    await send(path, { action: 'bin', version });
    expect(await sendTwice(BIN, { action: 'delete', id: binned })).toBe(BIN);
    expect((await read(path)).statusCode).toBe(404);

    await publishPost(site.database, { id: 'sample', title: 'Without a draft', content: 'x' });
    const published = `${NEW}?post=sample`;
    const { id = '' } = fieldsOf(await read(published));
    expect(await sendTwice(published, { action: 'unpublish', id })).toBe(`/desk/posts/${id}`);
  });

  test('a public post gets another address, or is removed with a choice of where its visitors go, which can be changed', async () => {
    await publishPost(site.database, { id: 'sample', title: 'Without a draft', content: 'x' });
    await publishPost(site.database, { id: 'other', title: 'Another', content: 'x' });
    const first = `${NEW}?post=sample`;
    /** What the form of this step sends, which has nothing of the text. */
    const stepOf = async (url: string) => {
      const { id = '', version = '' } = fieldsOf(await read(url));
      return { id, version, action: 'rename' };
    };
    const expectSamePage = async (url: string) => {
      const wrong = await send(url, { ...(await stepOf(url)), newSlug: 'Not One' });
      expect(wrong.statusCode).toBe(422);
      for (const text of ['value="Not One"', 'href="#post-newSlug"', postWords.isPublic, 'value="unpublish"'])
        expect(wrong.body).toContain(text);
      for (const text of [postWords.isDraft, 'data-is-typed']) expect(wrong.body).not.toContain(text);
      const late = await send(url, { ...(await stepOf(url)), version: '99', newSlug: 'late' });
      expect([late.statusCode, late.body.includes(postWords.isPublic)]).toEqual([409, true]);
    };
    await expectSamePage(first);
    const path = pathOf(await send(first, { ...(await stepOf(first)), newSlug: 'second' }));
    await expectSamePage(path);
    const { version = '' } = fieldsOf(await read(path));
    const refused = await send(path, { action: 'bin', version, target: 'https://evil.example/' });
    expect([refused.statusCode, refused.body.includes('href="#post-target"')]).toEqual([422, true]);
    const late = await send(path, { action: 'bin', version: '99', target: '' });
    expect([late.statusCode, late.body.includes('Somebody else has changed')]).toEqual([409, true]);
    expect((await send(path, { action: 'bin', version, target: '/plan' })).statusCode).toBe(303);

    const redirects = '/desk/posts/redirects';
    const list = (await read(redirects)).body;
    for (const text of ['/blog/sample</a>', '/blog/second</a>', 'href="/plan">'])
      expect(list).toContain(text);
    const { body } = await read(`${redirects}?address=second`);
    const changedAt = /name="changedAt" value="([^"]+)"/.exec(body)?.[1] ?? '';
    const change = { slug: 'second', target: '/blog/other', changedAt };
    expect((await send(redirects, { ...change, changedAt: 'before' })).statusCode).toBe(409);
    expect((await send(redirects, { ...change, target: '/desk' })).statusCode).toBe(422);
    expect((await send(redirects, change)).statusCode).toBe(303);
    expect((await send(redirects, { ...change, slug: 'no-such' })).statusCode).toBe(404);
    expect((await read(redirects)).body.match(/href="\/blog\/other"/g)).toHaveLength(2);
  });

  test('a picture of the library is chosen without losing a word, described and deleted', async () => {
    const picture = 'a'.repeat(32);
    const made = { id: picture, width: 400, height: 300, widths: '400', files: [] };
    await savePicture(site.database, made);
    const library = '/desk/posts/pictures';
    expect(
      (await send(`${library}/${picture}`, { action: 'describe', alt: 'A wall', before: '' })).statusCode,
    ).toBe(303);
    expect(
      (await send(`${library}/${picture}`, { action: 'describe', alt: 'A hall', before: '' })).statusCode,
    ).toBe(409);
    const asked = await send(NEW, await newForm({ action: 'choose-picture', cursor: '0' }));
    expect(pathOf(asked)).toBe(library);
    const { body } = await read(`${String(asked.headers.location)}&q=wall`);
    const back = /href="([^"]+use=[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const form = await read(back);
    for (const text of [KEPT, 'value="A wall"', `name="libraryPicture" value="${picture}"`])
      expect(form.body).toContain(text);
    const content = 'First.\n\nSecond.';
    const { withoutLibraryPicture: _box, ...chosen } = fieldsOf(form);
    const path = pathOf(await send(back, { ...chosen, content, action: 'add-picture' }));
    expect((await read(path)).body).toContain(`First.\n\n![A wall](/media/${picture}-400.webp)\n\nSecond.`);
    const top = await read(`${path}?use=${picture}&as=image`);
    expect(fieldsOf(top)).toMatchObject({ picture, imageAlt: 'A wall' });
    expect((await read(`${library}/${picture}`)).body).toContain('A new clinic');
    await send(`${library}/${picture}`, { action: 'delete' });
    expect((await read(`${library}/${picture}`)).statusCode).toBe(200);
    for (const strange of ['x', 'b'.repeat(32)])
      expect((await read(`${library}/${strange}`)).statusCode).toBe(404);
  });

  test('whoever goes back to the form of a new post finds the draft that was saved from it', async () => {
    const opened = String((await editor.get(NEW)).headers.location);
    const form = { ...fieldsOf(await read(opened)), title: 'A new clinic', action: 'save' };
    const saved = await send(NEW, form);
    const back = await read(opened);
    expect(back.body).toContain('value="A new clinic"');
    const again = { ...fieldsOf(back), title: 'Two new clinics', action: 'save' };
    expect(pathOf(await send(NEW, again))).toBe(pathOf(saved));
    const drafts = await site.database.selectFrom('post_drafts').select(['title', 'version']).execute();
    expect(drafts).toEqual([{ title: 'Two new clinics', version: 2 }]);
    expect((await editor.get(NEW)).headers.location).not.toBe(opened);
  });

  test('the notice after Save says what is not on the site, and a post without a title is named so', async () => {
    const { notices, untitled } = postWords;
    expect(noticeOf(await send(NEW, await newForm()))).toContain(notices.save);
    expect(noticeOf(await send(NEW, await newForm({ imageAlt: 'A wall' })))).toContain(
      notices.withoutPicture,
    );
    await publishPost(site.database, { id: 'sample', title: 'Without a draft', content: 'x' });
    const form = fieldsOf(await read(`${NEW}?post=sample`));
    const answer = await send(`${NEW}?post=sample`, { ...form, title: '', content: 'y', action: 'save' });
    expect(noticeOf(answer)).toContain(notices.stillPublic);
    expect((await read(pathOf(answer))).body).toContain(`<h1>${untitled}</h1>`);
  });

  test('only the preview may stand in a frame, of the desk alone, and nothing can run in it', async () => {
    const path = await save();
    const [page, preview] = [await read(path), await read(`${path}/preview`)];
    for (const [{ headers }, frames, ...rules] of [
      [page, 'DENY', "frame-ancestors 'none'", "frame-src 'self'"],
      [preview, 'SAMEORIGIN', "frame-ancestors 'self'", "script-src 'none'"],
    ] as const) {
      expect(headers['x-frame-options']).toBe(frames);
      for (const rule of rules) expect(headers['content-security-policy']).toContain(rule);
    }
    expect(preview.body).not.toContain('<script');
  });

  test('what is typed is shown as visitors would read it, without being stored', async () => {
    const typed = { title: 'Typed', content: '# One\n\n- two', cover: 'combs-green' };
    const { statusCode, body } = await send(`${NEW}/preview`, typed);
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<h1>Typed<\/h1>.*<h2>One<\/h2>\s*<ul>\s*<li>two<\/li>/s);
    expect(body).toContain('/covers/combs-green.svg');
    expect(await site.database.selectFrom('post_drafts').selectAll().execute()).toEqual([]);
    expect((await read(`${NEW}/preview`)).statusCode).toBe(200);
  });

  test('addresses of no post, and of a strange form, are answered as such', async () => {
    const path = await save();
    for (const missing of [
      ...['0', '99', 'x', '1e3', '9999999999'].map((number) => `${path}/versions/${number}`),
      ...['unknown', 'unknown/preview', 'new?post=unknown'].map((end) => `/desk/posts/${end}`),
    ])
      expect((await read(missing)).statusCode, missing).toBe(404);
    expect((await read('/desk/posts?q=%00&state=%00&page=%00')).statusCode).toBe(200);
    for (const url of [NEW, '/desk/posts/unknown'])
      expect((await send(url, { title: 'x' })).statusCode).toBe(404);
  });
});
