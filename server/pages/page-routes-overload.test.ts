import { describe, expect, test, vi } from 'vitest';
import { testApps } from '#tests/support/test-app.ts';
import { phoneLines } from '#words/site.ts';
import { RequestError } from '../request-error.ts';

describe('while more is asked for than may be rendered', () => {
  const createTestApp = testApps('SQLite');

  async function overloadedApp(post = vi.fn()) {
    return createTestApp({
      routes: [
        { path: '/' },
        { path: '/provider', query: ['q'] },
        { path: '/blog/:id', failTo: '/blog' },
        { path: '/mine', isPrivate: true },
        { path: '/contact', post },
      ],
      services: { renderQueue: { run: () => Promise.reject(new RequestError(503, 'overloaded')) } },
    });
  }

  test.each(['/provider?q=eko', `/provider?q=${'x'.repeat(600)}`, '/blog/a', '/mine', '/api/blogs?limit=7'])(
    '%s is refused for now, with the phone lines for people',
    async (url) => {
      const { app, lines } = await overloadedApp();
      const { statusCode, headers, body } = await app.inject(url);
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
      if (!url.startsWith('/api/')) expect(body).toContain(phoneLines.tollFree.to);
      expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
    },
  );

  test.each(['/', '/?x=1', `/?x=${'x'.repeat(600)}`, '/provider', '/provider?x=1', '/api/blogs'])(
    '%s is answered',
    async (url) => {
      const { app } = await overloadedApp();
      expect((await app.inject(url)).statusCode).toBe(200);
    },
  );

  test('an unknown address is answered', async () => {
    const { app } = await overloadedApp();
    expect((await app.inject('/nope')).statusCode).toBe(404);
  });

  test('a form is refused before anything becomes of it', async () => {
    const post = vi.fn();
    const { app } = await overloadedApp(post);
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'name=x' };
    expect((await app.inject({ method: 'POST', url: '/contact', ...form })).statusCode).toBe(503);
    expect(post).not.toHaveBeenCalled();
  });
});
