import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { publishPost, removePost } from '#tests/support/posts.ts';
import { testApps } from '#tests/support/test-app.ts';
import { defaultFile } from './picture-files.ts';
import { createPictureService } from './picture-service.ts';

describe.each(dialects)('the pictures of posts, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function appWithPicture() {
    const { app, database } = await createTestApp();
    const drawn = sharp({ create: { width: 1000, height: 50, channels: 3, background: '#f58634' } });
    const picture = await createPictureService(database).add(await drawn.png().toBuffer());
    const post = { id: 'a', title: 'A new clinic', content: 'It opens.' };
    await publishPost(database, { ...post, picture_id: picture.id });
    return { app, database, post, path: defaultFile(picture) };
  }

  test('are served in both types, for ever, to every site', async () => {
    const { app, path } = await appWithPicture();
    for (const file of [path, path.replace('-800', '-1000'), path.replace('.webp', '.avif')]) {
      const response = await app.inject(file);
      expect(response.headers).toMatchObject({
        'content-type': `image/${file.split('.')[1]}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const { width } = await sharp(response.rawPayload).metadata();
      expect(file).toContain(`-${width}.`);
      const headers = { 'if-none-match': String(response.headers.etag) };
      const again = await app.inject({ url: file, headers });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    for (const file of [path.replace('-800', '-801'), '/media/x.webp', `${path}.png`, '/media/..%2f'])
      expect((await app.inject(file)).statusCode).toBe(404);
  });

  test('one that was sent before is sent while the database is gone', async () => {
    const { app, database, path } = await appWithPicture();
    const sent = await app.inject(path);
    await database.destroy();
    const again = await app.inject(path);
    expect([again.statusCode, again.rawPayload]).toEqual([200, sent.rawPayload]);
    expect((await app.inject(path.replace('-800', '-400'))).statusCode).toBe(500);
  });

  test('one that nothing published shows is for the desk alone, and kept by nobody', async () => {
    const { app, database, path } = await appWithPicture();
    const [{ headers }, etag] = [await signIn(database, 'editor'), `"${path.slice('/media/'.length)}"`];
    expect((await app.inject(path)).statusCode).toBe(200);
    await removePost(database, 'a');
    for (const sent of [{}, { 'if-none-match': etag }, { cookie: 'desk=unknown' }])
      expect((await app.inject({ url: path, headers: sent })).statusCode).toBe(404);
    const atDesk = await app.inject({ url: path, headers });
    expect([atDesk.statusCode, atDesk.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(atDesk.headers['access-control-allow-origin']).toBeUndefined();
    expect((await app.inject({ url: path.replace('-800', '-801'), headers })).statusCode).toBe(404);
  });

  test('one is public as soon as a text or an approved pop-up shows it', async () => {
    const { app, database, path } = await appWithPicture();
    const id = path.slice('/media/'.length, -'-800.webp'.length);
    const status = async () => (await app.inject(path)).statusCode;
    await removePost(database, 'a');
    expect(await status()).toBe(404);
    const content = `Text\n\n![A](${path})\n`;
    await publishPost(database, { id: 'b', title: 'B', content });
    expect([await status(), await status()]).toEqual([200, 200]);
    await publishPost(database, { id: 'b', title: 'B', content: 'Text' });
    expect(await status()).toBe(404);
    const version = {
      part: 'pop-up',
      number: 1,
      revision: 'one',
      json: '{}',
      older: '{}',
      pictures: id,
    } as const;
    const when = { begins_at: '2026-01-01', ends_at: null, published_at: '2026-01-01', published_by: 'Ada' };
    await database
      .insertInto('content_versions')
      .values({ ...version, ...when, base: null, known: null, requested_by: null, withdrawn_at: null })
      .execute();
    expect(await status()).toBe(200);
    await database.updateTable('content_versions').set({ withdrawn_at: '2026-01-02' }).execute();
    expect(await status()).toBe(404);
  });

  test('one that no post shows any more is deleted after a while', async () => {
    const { app, database, post, path } = await appWithPicture();
    await removePost(database, 'a');
    await database.updateTable('picture').set({ unused_since: '2020-01-01T00:00:00.000Z' }).execute();
    await publishPost(database, post);
    expect((await app.inject(path)).statusCode).toBe(404);
  });
});
