import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { describedApi } from '#tests/support/open-api.ts';
import { testApps } from '#tests/support/test-app.ts';
import { PictureProblem } from '../picture/make-picture.ts';

const EDITOR_TOKEN = 'a-long-and-secret-editor-token';
const environment = { EDITOR_TOKEN, PUBLIC_URL: 'https://lashma.example', LOG_LEVEL: 'trace' };
const headers = { authorization: `Bearer ${EDITOR_TOKEN}` };
const post = { title: 'A new clinic', content: 'It opens on *Monday*.' };

async function dataUrl(width = 1000, height = 50): Promise<string> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#f58634' } });
  return `data:image/png;base64,${(await picture.png().toBuffer()).toString('base64')}`;
}

describe.each(dialects)('editors, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function editedApp({ isShared = false } = {}) {
    const made = await createTestApp({ environment, isShared });
    const ask = await describedApi(made.app);
    const write = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
      ask({ method, url, headers, ...(payload && { payload }) });
    return { ...made, ask, write };
  }

  let refusing: Awaited<ReturnType<typeof editedApp>>;
  beforeAll(async () => {
    refusing = await editedApp({ isShared: true });
  });

  test('publish, change and remove a blog, and everyone sees it at once', async () => {
    const { ask, write } = await editedApp();
    expect((await ask({ url: '/api/blogs' })).json()).toEqual([]);
    const created = await write('POST', '/api/blogs', post);
    expect([created.statusCode, created.headers.location]).toEqual([201, '/api/blogs/a-new-clinic']);
    expect(created.json()).toMatchObject({ _id: 'a-new-clinic', ...post });
    expect((await ask({ url: '/api/blogs' })).json()).toEqual([created.json()]);

    const changed = await write('PUT', '/api/blogs/a-new-clinic', { ...post, title: 'Two new clinics' });
    expect([changed.statusCode, changed.json().title]).toEqual([200, 'Two new clinics']);
    expect((await ask({ url: '/api/blogs/a-new-clinic' })).json()).toEqual(changed.json());

    expect((await write('DELETE', '/api/blogs/a-new-clinic')).statusCode).toBe(204);
    expect((await ask({ url: '/api/blogs/a-new-clinic' })).statusCode).toBe(404);
    expect((await ask({ url: '/api/blogs' })).json()).toEqual([]);
  });

  test('a post without a date carries the day that it is in Lagos', async () => {
    const { write } = await editedApp();
    vi.useFakeTimers({ now: new Date('2026-03-13T23:30:00Z'), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    expect((await write('POST', '/api/blogs', post)).json().date).toBe('2026-03-14');
  });

  test('what a reader got can be sent back as it is', async () => {
    const { write } = await editedApp();
    const image = await dataUrl();
    const created = (await write('POST', '/api/blogs', { ...post, image, imageAlt: 'A wall' })).json();
    expect(created.image).toMatch(/^https:\/\/lashma\.example\/media\/[0-9a-f]{32}-800\.webp$/);
    expect(created.cover).toEqual({
      src: new URL(created.image).pathname,
      srcSet: { avif: expect.stringContaining('.avif 400w'), webp: expect.stringContaining('.webp 400w') },
      width: 1000,
      height: 50,
      alt: 'A wall',
    });
    expect((await write('PUT', '/api/blogs/a-new-clinic', created)).json()).toEqual(created);
    expect((await write('PUT', '/api/blogs/a-new-clinic', post)).json()).toEqual(created);
    const without = await write('PUT', '/api/blogs/a-new-clinic', { ...post, image: null });
    expect(without.json().image).toMatch(/\/covers\/[a-z-]+\.svg$/);
  });

  test('who cannot have a picture made now is told so, and nothing is published', async () => {
    const add = () => Promise.reject(new PictureProblem('has to wait', { isBusy: true }));
    const { app } = await createTestApp({ environment, services: { pictures: { add } } });
    const ask = await describedApi(app);
    const payload = { ...post, image: await dataUrl() };
    const answer = await ask({ method: 'POST', url: '/api/blogs', headers, payload });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(answer.json().errors).toEqual([{ field: 'image', reason: 'has to wait' }]);
    expect((await ask({ url: '/api/blogs' })).json()).toEqual([]);
  });

  test('a picture is served in both types, for ever, to every site', async () => {
    const { app, write } = await editedApp();
    const { image } = (await write('POST', '/api/blogs', { ...post, image: await dataUrl() })).json();
    const path = new URL(image).pathname;
    for (const file of [path, path.replace('-800', '-1000'), path.replace('.webp', '.avif')]) {
      const response = await app.inject(file);
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        200,
        `image/${file.split('.')[1]}`,
      ]);
      expect(response.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { width } = await sharp(response.rawPayload).metadata();
      expect(file).toContain(`-${width}.`);
      const again = await app.inject({
        url: file,
        headers: { 'if-none-match': String(response.headers.etag) },
      });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    for (const file of [path.replace('-800', '-801'), '/media/x.webp', `${path}.png`, '/media/..%2f']) {
      expect((await app.inject(file)).statusCode).toBe(404);
    }
  });

  test('a picture that was sent before is sent while the database is gone', async () => {
    const { app, database, write } = await editedApp();
    const { image } = (await write('POST', '/api/blogs', { ...post, image: await dataUrl() })).json();
    const sent = await app.inject(new URL(image).pathname);
    await database.destroy();
    const again = await app.inject(new URL(image).pathname);
    expect([again.statusCode, again.headers.etag]).toEqual([200, sent.headers.etag]);
    expect(again.rawPayload).toEqual(sent.rawPayload);
    expect((await app.inject(new URL(image).pathname.replace('-800', '-400'))).statusCode).toBe(500);
  });

  test.each([
    ['no fields', {}, ['title', 'content']],
    ['an empty title', { ...post, title: ' ' }, ['title']],
    ['a title of two lines', { ...post, title: 'a\nb' }, ['title']],
    ['a title that is too long', { ...post, title: 'x'.repeat(151) }, ['title']],
    ['a number as title', { ...post, title: 5 }, ['title']],
    ['a text that is too long', { ...post, content: 'x'.repeat(100_001) }, ['content']],
    ['a text of spaces', { ...post, content: ' \n' }, ['content']],
    ['a null character', { ...post, content: 'a\0b' }, ['content']],
    ['a day that is none', { ...post, date: '2025-02-30' }, ['date']],
    ['a day to come', { ...post, date: '2999-01-01' }, ['date']],
    ['a slug with a slash', { ...post, _id: 'a/b' }, ['_id']],
    ['a title without letters', { ...post, title: '!!!' }, ['_id']],
    ['an unknown field', { ...post, html: '<b>' }, ['html']],
    ['a picture of another site', { ...post, image: 'https://other.example/a.png' }, ['image']],
    ['a picture that is none', { ...post, image: 'data:image/png;base64,AAAA' }, ['image']],
    ['a script as picture', { ...post, image: 'javascript:alert(1)' }, ['image']],
    ['a list', [post], ['post']],
  ])('%s is refused by name', async (_name, payload, fields) => {
    const { ask, write } = refusing;
    const response = await write('POST', '/api/blogs', payload);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect((await ask({ url: '/api/blogs' })).json()).toEqual([]);
  });

  test('an id that is taken is a conflict, one that is unknown is not found, another one is refused', async () => {
    const { write } = await editedApp();
    await write('POST', '/api/blogs', post);
    expect((await write('POST', '/api/blogs', post)).statusCode).toBe(409);
    expect((await write('PUT', '/api/blogs/unknown', post)).statusCode).toBe(404);
    expect((await write('PUT', '/api/blogs/%00', post)).statusCode).toBe(404);
    expect((await write('DELETE', '/api/blogs/unknown')).statusCode).toBe(404);
    expect((await write('PUT', '/api/blogs/a-new-clinic', { ...post, _id: 'other' })).statusCode).toBe(400);
  });

  test('wrong tokens are counted by all processes together, and also when they come at once', async () => {
    const { app, database } = await createTestApp({ environment });
    const { app: other } = await createTestApp({ environment, services: { database } });
    const guess = async (count: number) => {
      const sent = { authorization: `Bearer guess-${count}` };
      const site = count % 2 ? app : other;
      return (await site.inject({ method: 'DELETE', url: '/api/blogs/any', headers: sent })).statusCode;
    };
    const answers = await Promise.all(Array.from({ length: 40 }, (_, count) => guess(count)));
    expect(answers.filter((status) => status === 403)).toHaveLength(20);
    expect(answers.filter((status) => status === 429)).toHaveLength(20);
    expect(await database.selectFrom('wrong_tokens').select('visitor').execute()).toEqual([
      { visitor: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
  });

  test.each([
    ['are over', -1],
    ['were written by a clock that ran ahead', 24 * 60 * 60_000],
  ])('wrong tokens are forgotten when their ten minutes %s', async (_name, endsInMs) => {
    const { app, database, write } = await editedApp();
    const headers = { authorization: 'Bearer guess' };
    await app.inject({ method: 'DELETE', url: '/api/blogs/any', headers });
    const ends_at = new Date(Date.now() + endsInMs).toISOString();
    await database.updateTable('wrong_tokens').set({ tokens: 20, ends_at }).execute();
    expect((await write('DELETE', '/api/blogs/any')).statusCode).toBe(404);
    expect(await database.selectFrom('wrong_tokens').select('tokens').execute()).toEqual([]);
  });

  test('a picture that no post shows any more stays for a while, then goes', async () => {
    const { app, database, write } = await editedApp();
    const { image } = (await write('POST', '/api/blogs', { ...post, image: await dataUrl() })).json();
    await write('DELETE', '/api/blogs/a-new-clinic');
    expect((await app.inject(new URL(image).pathname)).statusCode).toBe(200);
    await database.updateTable('picture').set({ unused_since: '2020-01-01T00:00:00.000Z' }).execute();
    await write('POST', '/api/blogs', post);
    expect((await app.inject(new URL(image).pathname)).statusCode).toBe(404);
  });
});

describe('who may write', () => {
  const createTestApp = testApps('SQLite');
  const requests = [
    { method: 'POST', url: '/api/blogs' },
    { method: 'PUT', url: '/api/blogs/any' },
    { method: 'DELETE', url: '/api/blogs/any' },
  ] as const;

  let ask: Awaited<ReturnType<typeof describedApi>>;
  let askWithoutToken: typeof ask;
  beforeAll(async () => {
    const { PUBLIC_URL } = environment;
    const set = await createTestApp({ environment, isShared: true });
    const unset = await createTestApp({ environment: { PUBLIC_URL }, isShared: true });
    [ask, askWithoutToken] = [await describedApi(set.app), await describedApi(unset.app)];
  });

  test.each(requests)('$method: nobody, where no token is set', async (request) => {
    const response = await askWithoutToken({ ...request, headers, payload: post });
    expect([response.statusCode, response.json().message]).toEqual([404, 'there is nothing at this address']);
  });

  test.each(requests)('$method: not without the token', async (request) => {
    for (const authorization of [undefined, '', 'Bearer', `Basic ${EDITOR_TOKEN}`, EDITOR_TOKEN]) {
      const response = await ask({
        ...request,
        headers: authorization ? { authorization } : {},
        payload: post,
      });
      expect([response.statusCode, response.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    }
  });

  test.each(requests)('$method: not with another token', async (request) => {
    for (const token of [
      'x',
      `${EDITOR_TOKEN}x`,
      EDITOR_TOKEN.slice(1),
      EDITOR_TOKEN.toUpperCase(),
      'ẹ'.repeat(30),
    ])
      expect(
        (await ask({ ...request, headers: { authorization: `Bearer ${token}` }, payload: post })).statusCode,
      ).toBe(403);
  });

  test('who guesses is not heard for a while, not even with the right token; others are', async () => {
    const withToken = (token: string, remoteAddress: string) =>
      ask({
        method: 'DELETE',
        url: '/api/blogs/any',
        headers: { authorization: `Bearer ${token}` },
        remoteAddress,
      });
    const guesses = [];
    for (let count = 0; count < 21; count++)
      guesses.push((await withToken(`guess-${count}`, '192.0.2.1')).statusCode);
    expect(guesses).toEqual([...Array(20).fill(403), 429]);
    const right = await withToken(EDITOR_TOKEN, '192.0.2.1');
    expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '600']);
    for (let count = 0; count < 25; count++)
      expect((await withToken(EDITOR_TOKEN, '192.0.2.2')).statusCode).toBe(404);
  });

  test('what is not JSON, or too much of it, is refused before it is read', async () => {
    const send = (type: string, payload: string) =>
      ask({ method: 'POST', url: '/api/blogs', headers: { ...headers, 'content-type': type }, payload });
    expect((await send('text/plain', 'text')).statusCode).toBe(415);
    expect((await send('application/json', '{')).statusCode).toBe(400);
    expect((await send('application/json', '{"__proto__":{}}')).statusCode).toBe(400);
    expect((await send('application/json', `"${'x'.repeat(13 * 1024 * 1024)}"`)).statusCode).toBe(413);
  });

  test('the token is in no line of the log and in no answer', async () => {
    const { app, lines } = await createTestApp({ environment });
    const wrong = 'another-secret-that-was-mistyped';
    const bodies = [];
    for (const token of [EDITOR_TOKEN, wrong])
      for (const request of requests) {
        const sent = { ...request, headers: { authorization: `Bearer ${token}` } };
        for (const payload of [post, '{', { title: 1 }])
          bodies.push((await app.inject({ ...sent, payload })).body);
      }
    expect(lines.length).toBeGreaterThan(15);
    for (const secret of [EDITOR_TOKEN, wrong])
      expect(lines.join('') + bodies.join('')).not.toContain(secret);
  });
});
