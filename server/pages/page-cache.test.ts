import { describe, expect, test, vi } from 'vitest';
import { Page } from './page.ts';
import { PageCache, type PageCacheOptions, type Render } from './page-cache.ts';
import type { RenderQueue } from './render-queue.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WAIT = { timeout: 10_000 };

function pageOf(text: string, status = 200, headers: Record<string, string> = {}): Page {
  return new Page({ status, headers, body: text }, Buffer.from(text), text, { effort: 'low' });
}

function setUp(options: Partial<PageCacheOptions> = {}) {
  const clock = { now: 0 };
  const log = { error: vi.fn() };
  const cache = new PageCache({
    log,
    renderQueue: { run: async (_visitor, render) => render() },
    now: () => clock.now,
    ...options,
  });
  const ask = async (key: string, render: Render) => {
    const { page, state, ageSeconds } = await cache.serve(key, render);
    return { text: page.digest, status: page.status, state, ageSeconds };
  };
  return { cache, clock, log, ask };
}

/** Renders "1", then "2", and so on. */
function counting(status = 200, headers = {}) {
  let count = 0;
  return vi.fn(async () => pageOf(String(++count), status, headers));
}

/** A rendering that ends only when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<Page>();
  return { render: vi.fn(() => promise), resolve, reject };
}

test('a page is rendered once for its key and then given from memory without waiting', async () => {
  const { cache, ask } = setUp();
  const render = counting();
  expect(await ask('/', render)).toMatchObject({ text: '1', state: 'miss' });
  expect(cache.serve('/', render)).toMatchObject({ page: { digest: '1' }, state: 'hit' });
  expect(await ask('/b', render)).toMatchObject({ text: '2', state: 'miss' });
});

test('a page is fresh for 60 seconds, then given stale while it is rendered anew', async () => {
  const { clock, ask } = setUp();
  const render = counting();
  await ask('/', render);
  clock.now = MINUTE - 1;
  expect(await ask('/', render)).toMatchObject({ text: '1', state: 'hit', ageSeconds: 59 });
  clock.now = MINUTE;
  expect(await ask('/', render)).toMatchObject({ text: '1', state: 'stale', ageSeconds: 60 });
  const isNew = async () => expect(await ask('/', render)).toMatchObject({ text: '2', state: 'hit' });
  await vi.waitFor(isNew, WAIT);
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that nobody has asked for in eleven minutes is waited for, and gets the one before it to compare', async () => {
  const { clock, ask } = setUp();
  await ask('/', counting());
  clock.now = 11 * MINUTE;
  const render = vi.fn(async (previous: Page | undefined) => previous ?? pageOf('new'));
  expect(await ask('/', render)).toMatchObject({ text: '1', state: 'miss' });
  expect(await ask('/', render)).toMatchObject({ text: '1', state: 'hit', ageSeconds: 0 });
});

test('a hundred who ask for a page that is not there yet, or is stale, have it rendered once', async () => {
  const { clock, cache, ask } = setUp();
  const first = held();
  const waiting = Array.from({ length: 100 }, () => cache.serve('/', first.render));
  first.resolve(pageOf('one'));
  for (const answer of await Promise.all(waiting)) expect(answer.page.digest).toBe('one');
  clock.now = 2 * MINUTE;
  const second = held();
  for (let index = 0; index < 100; index++)
    expect(cache.serve('/', second.render)).toMatchObject({ state: 'stale' });
  second.resolve(pageOf('two'));
  await vi.waitFor(async () => expect(await ask('/', counting())).toMatchObject({ text: 'two' }), WAIT);
  for (const { render } of [first, second]) expect(render).toHaveBeenCalledTimes(1);
});

describe('a page for which visitors wait in the render queue', () => {
  const KEY = '/provider?find=a';

  test('comes from memory at once, also when it is stale or out of date', async () => {
    const { cache, clock, ask } = setUp({
      renderQueue: { run: () => Promise.reject(new Error('overloaded')) },
    });
    const render = counting();
    await ask(KEY, render);
    expect(cache.serve(KEY, render, '192.0.2.1')).toMatchObject({ state: 'hit' });
    clock.now = 2 * MINUTE;
    expect(cache.serve(KEY, render, '192.0.2.1')).toMatchObject({ state: 'stale' });
    cache.invalidate();
    expect(await cache.serve(KEY, render, '192.0.2.1')).toMatchObject({ state: 'miss' });
    await expect(cache.serve('/provider?find=b', render, '192.0.2.1')).rejects.toThrow('overloaded');
  });

  test('is rendered in the queue in the name of its visitor, and not again when it came meanwhile', async () => {
    const { promise: called, resolve: call } = Promise.withResolvers<void>();
    const run = vi.fn((_visitor: string, render: () => unknown) => called.then(render));
    const { cache } = setUp({ renderQueue: { run } as unknown as RenderQueue });
    const render = counting();
    const visitors = ['192.0.2.1', '192.0.2.2'];
    const answers = visitors.map((visitor) => cache.serve(KEY, render, visitor));
    call();
    await Promise.all(answers);
    expect(run.mock.calls.map(([visitor]) => visitor)).toEqual(visitors);
    expect(render).toHaveBeenCalledTimes(1);
  });
});

describe('a page that cannot be rendered', () => {
  const fails: [string, Render][] = [
    ['throws', () => Promise.reject(new Error('no database'))],
    ['answers 500', async () => pageOf('sorry', 500)],
  ];

  test.each(fails)('that %s is replaced by its last good one for up to a day', async (_how, render) => {
    const { clock, log, ask } = setUp();
    await ask('/?q=secret', counting());
    clock.now = DAY - MINUTE;
    const good = { text: '1', status: 200, state: 'stale', ageSeconds: 86_340 };
    expect(await ask('/?q=secret', render)).toEqual(good);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.error.mock.calls[0]?.[0]).toMatchObject({ path: '/', fallbackAgeSeconds: 86_340 });
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('secret');
  });

  test('is not tried again for five seconds, then is', async () => {
    const { clock, ask } = setUp();
    await ask('/', counting());
    const render = vi.fn(async () => pageOf('sorry', 500));
    clock.now = 20 * MINUTE;
    await ask('/', render);
    clock.now += 4_999;
    expect(await ask('/', render)).toMatchObject({ text: '1', state: 'stale' });
    expect(render).toHaveBeenCalledTimes(1);
    clock.now += 1;
    expect(await ask('/', async () => pageOf('new'))).toMatchObject({ text: 'new', state: 'miss' });
  });

  test('fails for the visitor when its last good one is more than a day old', async () => {
    const { clock, ask } = setUp();
    await ask('/', counting());
    clock.now = DAY;
    await expect(ask('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(await ask('/', async () => pageOf('sorry', 503))).toMatchObject({ text: 'sorry', status: 503 });
  });

  test('fails for everyone who waited for it, and is rendered again for the next', async () => {
    const { cache, ask } = setUp();
    const { render, reject } = held();
    const answers = [cache.serve('/', render), cache.serve('/', render)];
    reject(new Error('no database'));
    for (const answer of await Promise.allSettled(answers)) expect(answer.status).toBe('rejected');
    expect(await ask('/', counting())).toMatchObject({ text: '1', state: 'miss' });
  });
});

describe('when the content changes', () => {
  test('no page made before is given out again, but where rendering fails', async () => {
    const { cache, ask } = setUp();
    const render = counting();
    await ask('/', render);
    cache.invalidate();
    expect(await ask('/', render)).toMatchObject({ text: '2', state: 'miss' });
    expect(await ask('/', render)).toMatchObject({ text: '2', state: 'hit' });
    cache.invalidate();
    expect(await ask('/', async () => pageOf('sorry', 500))).toMatchObject({ text: '2', state: 'stale' });
  });

  test('a rendering that was under way is neither kept nor joined', async () => {
    const { cache, ask } = setUp();
    const before = held();
    const early = cache.serve('/', before.render);
    cache.invalidate();
    expect(await ask('/', async () => pageOf('new'))).toMatchObject({ text: 'new' });
    before.resolve(pageOf('old'));
    expect((await early).page.digest).toBe('old');
    expect(await ask('/', counting())).toMatchObject({ text: 'new', state: 'hit' });
  });
});

describe('what is kept', () => {
  test.each([
    ['200', 200, {}, true],
    ['404', 404, {}, true],
    ['a redirect', 308, { location: '/plan' }, false],
    ['400', 400, {}, false],
    ['500', 500, {}, false],
    ['an answer with a cookie', 200, { 'set-cookie': 'a=1' }, false],
    ['an answer that forbids it', 200, { 'cache-control': 'private, no-store' }, false],
  ])('%s', async (_what, status, headers, kept) => {
    const { ask } = setUp();
    const render = counting(status, headers);
    await ask('/', render);
    await ask('/', render);
    expect(render).toHaveBeenCalledTimes(kept ? 1 : 2);
  });

  test('a page that has become a redirect is forgotten', async () => {
    const { cache, ask } = setUp();
    await ask('/', counting());
    cache.invalidate();
    await ask('/', async () => pageOf('moved', 308));
    await expect(ask('/', () => Promise.reject(new Error('no database')))).rejects.toThrow();
  });

  test('never loses a page or a search to pages of another kind, of which there are only so many bytes', async () => {
    const { cache } = setUp({ maxBytes: 3000, maxQueryBytes: 3000, maxPlaceBytes: 3000 });
    const askFor = async (key: string) => {
      const partition = key.startsWith('/provider/') ? 'place' : undefined;
      return (await cache.serve(key, async () => pageOf('x'.repeat(800)), undefined, partition)).state;
    };
    await askFor('/');
    for (const kind of ['/provider?find=', '/provider/epe/']) {
      for (let number = 0; number < 10; number++) await askFor(kind + number);
      expect([await askFor(`${kind}9`), await askFor(`${kind}0`)]).toEqual(['hit', 'miss']);
    }
    expect([await askFor('/'), await askFor('/provider?find=0')]).toEqual(['hit', 'hit']);
  });

  test('is nothing when there is room for nothing: each request is rendered by itself', async () => {
    const { cache } = setUp({ maxEntries: 0 });
    const render = counting();
    await Promise.all([cache.serve('/', render), cache.serve('/', render)]);
    await cache.serve('/', render);
    expect(render).toHaveBeenCalledTimes(3);
  });
});
