import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { publishPost } from '#tests/support/posts.ts';
import { checkXml, textsOf } from '#tests/support/read-xml.ts';
import { testApps } from '#tests/support/test-app.ts';
import type { Database } from '../../database/schema.ts';

const environment = { PUBLIC_URL: 'https://lashma.example' };

async function publish(database: Database, id: string, date: string, content = `Text of ${id}.`) {
  await publishPost(database, { id, title: `Title of ${id}`, content, date });
}

describe.each(dialects)('the blog API, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function appWithPosts({ isShared = false } = {}) {
    const { app, database } = await createTestApp({ environment, isShared });
    await publish(database, 'middle', '2025-06-01');
    await publish(database, 'oldest', '2024-12-31');
    for (const day of [11, 12, 13]) await publish(database, `day-${day}`, `2025-07-${day}`);
    return { app, database };
  }

  let app: FastifyInstance;
  beforeAll(async () => {
    ({ app } = await appWithPosts({ isShared: true }));
  });

  test('lists every blog with the fields of the API and those of a card, newest first', async () => {
    const response = await app.inject('/api/blogs');
    expect(response.statusCode).toBe(200);
    const ids = response.json().map((blog: { _id: string }) => blog._id);
    expect(ids.join(' ')).toBe('day-13 day-12 day-11 middle oldest');
    expect(response.json()[3]).toEqual({
      _id: 'middle',
      title: 'Title of middle',
      language: 'en',
      content: 'Text of middle.',
      image: expect.stringMatching(/^https:\/\/lashma\.example\/covers\/[a-z-]+\.svg$/),
      excerpt: 'Text of middle.',
      date: '2025-06-01',
      cover: { src: expect.stringMatching(/^\/covers\/[a-z-]+\.svg$/), width: 1200, height: 675, alt: '' },
    });
    expect((await app.inject('/api/blogs/middle')).json()).toEqual(response.json()[3]);
  });

  test('as many blogs are given as are asked for, from 1 to 100', async () => {
    const count = async (query: string) => (await app.inject(`/api/blogs?${query}`)).json().length;
    expect([await count('limit=2'), await count('limit='), await count('limit=100')]).toEqual([2, 3, 5]);
    expect(await count('other=1')).toBe(5);
  });

  test('any other limit is refused with a reason', async () => {
    const reason = 'must be a whole number from 1 to 100';
    for (const limit of ['0', '101', '-1', '1.5', 'abc', '1e1', '%20', '2&limit=3', '9999999999', '%00']) {
      const response = await app.inject(`/api/blogs?limit=${limit}`);
      expect([response.statusCode, response.json().errors]).toEqual([400, [{ field: 'limit', reason }]]);
    }
  });

  test('an id that is none gets 404 in JSON', async () => {
    const refusal = { statusCode: 404, error: 'Not Found', message: 'there is no blog with this id' };
    for (const id of ['unknown', 'MIDDLE', '%00', '..%2f', "x'or'1", 'a'.repeat(400)]) {
      const response = await app.inject(`/api/blogs/${id}`);
      expect([response.statusCode, response.json()]).toEqual([404, refusal]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  });

  test('nothing is sent again to those who have it', async () => {
    const paths = ['/api/blogs', '/api/blogs/middle', '/blog/feed.xml'];
    for (const url of paths) {
      const etag = String((await app.inject(url)).headers.etag);
      const again = await app.inject({ url, headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  test('scripts of other sites may read, and only read', async () => {
    for (const url of ['/api/blogs', '/api/blogs/middle', '/api/blogs/unknown', '/api/blogs?limit=x'])
      expect((await app.inject(url)).headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
      });
    const preflight = await app.inject({
      method: 'OPTIONS',
      url: '/api/blogs',
      headers: { origin: 'https://other.example', 'access-control-request-method': 'GET' },
    });
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers['access-control-allow-methods']).toBe('GET, HEAD');
    const write = await app.inject({ method: 'POST', url: '/api/blogs', payload: {} });
    expect(write.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('a database that is gone leaves what was given out before, and a 500 for the rest', async () => {
    const { app, database } = await appWithPosts();
    await app.inject('/api/blogs');
    await database.destroy();
    expect((await app.inject('/api/blogs')).statusCode).toBe(200);
    const failure = { statusCode: 500, error: 'Internal Server Error' };
    expect((await app.inject('/api/blogs/middle')).json()).toEqual(failure);
  });

  test('the feed is well-formed Atom with whole addresses', async () => {
    const { app, database } = await appWithPosts();
    const hostile =
      'A & B <script>alert(1)</script> ]]> \u0008 [link](/plan) ![cover](/covers/birds-indigo.svg)';
    await publish(database, 'hostile', '2025-08-01', hostile);
    const response = await app.inject('/blog/feed.xml');
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    await checkXml(response.body);
    const [feed, newest, ...others] = textsOf(response.body, 'id');
    expect([feed, newest]).toEqual(['https://lashma.example/blog', 'https://lashma.example/blog/hostile']);
    expect(others).toHaveLength(5);
    expect(textsOf(response.body, 'published')[0]).toBe('2025-08-01T00:00:00Z');
    const [html] = textsOf(response.body, 'content');
    expect(html).toContain('<a href="https://lashma.example/plan">');
    expect(html).toContain('src="https://lashma.example/covers/birds-indigo.svg"');
    expect(html).not.toMatch(/<script|(?:src|href)="\//);
  });

  test('an empty blog has an empty list and an empty feed', async () => {
    const { app } = await createTestApp({ environment });
    expect((await app.inject('/api/blogs')).json()).toEqual([]);
    const { body } = await app.inject('/blog/feed.xml');
    await checkXml(body);
    expect(body).not.toContain('<entry>');
  });
});
