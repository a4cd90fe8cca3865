import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { hostileMarkdown } from '#tests/support/hostile-markdown.ts';
import { publishPost } from '#tests/support/posts.ts';
import { type TestApp, testApps } from '#tests/support/test-app.ts';
import { PictureProblem } from '../../picture/make-picture.ts';

describe.each(dialects)('the pages of the blog at the desk, on %s', (dialect) => {
  const createTestApp = testApps(dialect);
  let site: TestApp;
  let headers: Record<string, string>;

  beforeEach(async () => {
    site = await createTestApp({ services: { site: deskSite() } });
    headers = (await signIn(site.database, 'editor', 'Ada')).headers;
  });

  const ask = (url: string) => site.app.inject({ url, headers });
  /** The page that a browser ends at. */
  async function read(url: string) {
    const answer = await ask(url);
    return answer.statusCode === 303 ? ask(String(answer.headers.location)) : answer;
  }

  async function send(url: string, fields: Record<string, string | Blob>, as = headers) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const request = new Request('http://localhost', { method: 'POST', body });
    const type = request.headers.get('content-type') ?? '';
    return site.app.inject({
      method: 'POST',
      url,
      headers: { ...as, 'content-type': type },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  }

  /** What the form of a page would send. */
  function fieldsOf(html: string): Record<string, string> {
    const form = html.slice(html.indexOf('data-behaviour="keep-typed'));
    const inputs = [...form.matchAll(/<input(?=[^>]* name="(\w+)")(?=[^>]* value="([^"]*)")/g)];
    return Object.fromEntries(inputs.map(([, name, value]) => [name, value ?? '']));
  }

  async function newForm(typed: Record<string, string | Blob> = {}) {
    const fields = fieldsOf((await read('/desk/posts/new')).body);
    return { ...fields, title: 'A new clinic', content: 'It opens on *Monday*.\r\n\r\nSoon.', ...typed };
  }

  /** The path of the draft. */
  async function save(typed: Record<string, string | Blob> = {}): Promise<string> {
    const answer = await send('/desk/posts/new', await newForm({ action: 'save', ...typed }));
    expect(answer.statusCode).toBe(303);
    return String(answer.headers.location).split('?')[0] ?? '';
  }

  test('a post is written, published and read at once, then taken off again', async () => {
    const path = await save();
    const page = await read(path);
    expect(page.body).toContain('It opens on *Monday*.\n\nSoon.</textarea>');
    const published = await send(path, { ...fieldsOf(page.body), content: 'Words', action: 'publish' });
    expect(published.headers.location).toMatch(new RegExp(`^${path}\\?saved=`));
    expect((await site.app.inject('/api/blogs/a-new-clinic')).json()).toMatchObject({ content: 'Words' });
    expect((await read('/desk/posts?state=published')).body).toContain('A new clinic');

    expect((await send(path, { action: 'unpublish' })).statusCode).toBe(303);
    expect((await site.app.inject('/api/blogs/a-new-clinic')).statusCode).toBe(404);
    expect((await read('/desk/posts?state=published')).body).not.toContain('A new clinic');
    expect((await read('/desk/posts?state=draft')).body).toContain('A new clinic');
    expect((await send(path, { action: 'delete' })).headers.location).toBe('/desk/posts');
    expect((await read(path)).statusCode).toBe(404);
  });

  test('a post without its words comes back with what was typed and what is wrong', async () => {
    const answer = await send('/desk/posts/new', await newForm({ title: '', action: 'publish' }));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('href="#post-title"');
    expect(answer.body).toContain('It opens on *Monday*.\n\nSoon.</textarea>');
  });

  test('a picture needs words, which are asked for without losing the text', async () => {
    const image = sharp({ create: { width: 40, height: 40, channels: 3, background: '#f58634' } });
    const bytes = new Uint8Array(await image.png().toBuffer());
    const adding = { action: 'add-picture', textPicture: new File([bytes], 'wall.png'), cursor: '3' };
    const refused = await send('/desk/posts/new', await newForm(adding));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('href="#post-pictureAlt"');
    expect(refused.body).toContain('It opens on *Monday*.\n\nSoon.</textarea>');
    const path = await save({ ...adding, pictureAlt: 'A wall' });
    const { body } = await read(path);
    const [, file = ''] = /!\[A wall\]\((\/media\/[\w-]+\.webp)\)/.exec(body) ?? [];
    expect((await site.app.inject(file)).statusCode).toBe(200);
    expect((await read(`${path}/preview`)).body).toContain(`<img src="${file}"`);
  });

  const withPicture = { imageAlt: 'A wall', image: new File(['a picture'], 'wall.png'), action: 'save' };

  test('who cannot have a picture made now is told so without losing the text', async () => {
    const add = () => Promise.reject(new PictureProblem('has to wait', { isBusy: true }));
    site = await createTestApp({ services: { site: deskSite(), pictures: { add } } });
    headers = (await signIn(site.database, 'editor', 'Ada')).headers;
    const answer = await send('/desk/posts/new', await newForm(withPicture));
    expect(answer.statusCode).toBe(422);
    expect(answer.body).toContain('The picture has to wait.');
    expect(answer.body).toContain('It opens on *Monday*.\n\nSoon.</textarea>');
    expect(answer.body).toContain('value="A wall"');
  });

  test('who goes while a picture is made is not waited for, and nothing is saved', async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
    const add = async (_original: Uint8Array, signal?: AbortSignal) => {
      if (signal) begin(signal);
      return new Promise<never>((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    };
    site = await createTestApp({ services: { site: deskSite(), pictures: { add } } });
    headers = (await signIn(site.database, 'editor', 'Ada')).headers;
    const body = new FormData();
    for (const [name, value] of Object.entries(await newForm(withPicture))) body.append(name, value);
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const client = new AbortController();
    const sent = fetch(`${url}/desk/posts/new`, { method: 'POST', headers, body, signal: client.signal });
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
    const form = fieldsOf((await read(path)).body);
    await send(path, { ...form, content: 'Theirs', action: 'save' });
    const late = await send(path, { ...form, content: 'Mine', action: 'save' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('Theirs</textarea>');
    expect(late.body).toContain('Mine</textarea>');
    expect((await read(path)).body).toContain('Theirs</textarea>');
    const again = { ...fieldsOf(late.body), content: 'Mine and theirs', action: 'save' };
    expect((await send(path, again)).statusCode).toBe(303);
    expect((await read(path)).body).toContain('Mine and theirs</textarea>');
  });

  test('an earlier version is compared and made the draft again', async () => {
    const path = await save();
    const form = fieldsOf((await read(path)).body);
    await send(path, { ...form, content: 'It opens on *Friday*.\n\nSoon.', action: 'save' });
    const version = await read(`${path}/versions/1`);
    expect(version.body).toMatch(/<del>\*Monday\*\.<\/del><ins>\*Friday\*\.<\/ins>/);
    expect((await send(`${path}/versions/1`, { action: 'restore' })).headers.location).toBe(path);
    expect((await read(path)).body).toContain('*Monday*');
    for (const number of ['0', '99', 'x', '1e3', '9999999999'])
      expect((await read(`${path}/versions/${number}`)).statusCode).toBe(404);
  });

  test('versions are compared with their days in words', async () => {
    const path = await save({ date: '2026-03-14' });
    await send(path, { ...fieldsOf((await read(path)).body), date: '2026-04-15', action: 'save' });
    const { body } = await read(`${path}/versions/1`);
    expect(body).toContain('<del>14 March 2026</del>');
    expect(body).toContain('<ins>15 April 2026</ins>');
  });

  test('a form that is sent twice is answered like the first time', async () => {
    async function sendTwice(url: string, fields: Record<string, string | Blob>) {
      const [first, second] = [await send(url, fields), await send(url, fields)];
      expect(first.statusCode).toBe(303);
      expect(second.statusCode).toBe(303);
      expect(second.headers.location).toBe(first.headers.location);
      return String(first.headers.location).split('?')[0] ?? '';
    }
    const path = await sendTwice('/desk/posts/new', await newForm({ action: 'publish' }));
    await sendTwice(`${path}/versions/1`, { action: 'restore' });
    await sendTwice(path, { action: 'unpublish' });
    await sendTwice(path, { action: 'delete' });

    const post = { title: 'By API', content: 'x', date: '2026-01-01', picture_id: null, cover: null };
    await publishPost(site.database, { ...post, id: 'by-api', image_alt: '' });
    const published = '/desk/posts/new?post=by-api';
    const { id = '' } = fieldsOf((await read(published)).body);
    expect(await sendTwice(published, { action: 'unpublish', id })).toBe(`/desk/posts/${id}`);
  });

  test('whoever goes back to the form of a new post finds the draft that was saved from it', async () => {
    const opened = String((await ask('/desk/posts/new')).headers.location);
    const form = { ...fieldsOf((await read(opened)).body), title: 'A new clinic', action: 'save' };
    const saved = await send('/desk/posts/new', form);
    const back = await read(opened);
    expect(back.body).toContain('value="A new clinic"');
    const again = { ...fieldsOf(back.body), title: 'Two new clinics', action: 'save' };
    expect((await send('/desk/posts/new', again)).headers.location).toMatch(
      new RegExp(`^${String(saved.headers.location).split('?')[0]}\\?`),
    );
    const drafts = await site.database.selectFrom('post_drafts').select(['title', 'version']).execute();
    expect(drafts).toEqual([{ title: 'Two new clinics', version: 2 }]);
    expect((await ask('/desk/posts/new')).headers.location).not.toBe(opened);
  });

  test('only the preview may stand in a frame, of the desk alone, and nothing can run in it', async () => {
    const path = await save();
    const [page, preview] = [await read(path), await read(`${path}/preview`)];
    expect(page.headers).toMatchObject({ 'x-frame-options': 'DENY' });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.headers['content-security-policy']).toContain("frame-src 'self'");
    expect(preview.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
    expect(preview.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(preview.headers['content-security-policy']).toContain("script-src 'none'");
    expect(preview.body).not.toContain('<script');
  });

  test('what is typed is shown as visitors would read it, without being kept', async () => {
    const shown = await send('/desk/posts/new/preview', { title: 'Typed', content: '# One\n\n- two' });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toMatch(/<h1>Typed<\/h1>.*<h2>One<\/h2>\s*<ul>\s*<li>two<\/li>/s);
    expect(await site.database.selectFrom('post_drafts').selectAll().execute()).toEqual([]);
    expect((await read('/desk/posts/new/preview')).statusCode).toBe(200);
    expect((await read('/desk/posts/unknown/preview')).statusCode).toBe(404);
  });

  test('markup in titles, texts and addresses does nothing on any page', async () => {
    const markup = '"><script>window.hit=1</script>';
    const path = await save({ title: markup, imageAlt: markup, content: hostileMarkdown.join('\n\n') });
    await send(path, { ...fieldsOf((await read(path)).body), content: markup, action: 'save' });
    const pages = [
      '/desk/posts',
      path,
      `${path}/preview`,
      `${path}/versions/1`,
      `/desk/posts?q=${encodeURIComponent(markup)}`,
    ];
    for (const page of pages) expect((await read(page)).body).not.toContain('<script>window.hit');
    const refused = await send(path, {
      slug: markup,
      version: markup,
      publishAt: markup,
      form: markup,
      action: 'publish',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).not.toContain('<script>window.hit');
  });

  test('addresses of no post, and of a strange form, are answered as such', async () => {
    for (const path of [
      '/desk/posts/unknown',
      '/desk/posts/%00',
      '/desk/posts/%00/preview',
      '/desk/posts/%00/versions/1',
      '/desk/posts/new?post=unknown',
    ])
      expect((await read(path)).statusCode).toBe(404);
    expect((await read('/desk/posts?q=%00&state=%00&page=%00')).statusCode).toBe(200);
    expect((await send('/desk/posts/new', { title: 'x' })).statusCode).toBe(404);
    expect((await send('/desk/posts/unknown', { title: 'x' })).statusCode).toBe(404);
  });

  test('others of the staff can neither read nor write posts', async () => {
    const path = await save();
    const { headers: other } = await signIn(site.database, 'inbox');
    for (const url of ['/desk/posts', path, `${path}/preview`, `${path}/versions/1`]) {
      expect((await site.app.inject({ url, headers: other })).statusCode).toBe(403);
      expect((await send(url, { action: 'delete' }, other)).statusCode).toBe(403);
    }
    expect((await read(path)).statusCode).toBe(200);
  });
});
