import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { LruCache } from './lru-cache.ts';
import { createSemaphore } from './semaphore.ts';
import { withTimeLimit } from './with-time-limit.ts';

test('no more work at once than allowed, all of them in the order in which they came', async () => {
  const semaphore = createSemaphore({ atOnce: 3, waitLimitMs: 10_000 });
  const begun: number[] = [];
  let [working, most] = [0, 0];
  const work = async (number: number) => {
    begun.push(number);
    most = Math.max(most, ++working);
    await pause(1);
    working--;
  };
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  await Promise.all(numbers.map((number) => semaphore.run(() => work(number))));
  expect([most, begun]).toEqual([3, numbers]);
});

test('who waits too long is sent away without having worked, and those who fail make room', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitLimitMs: 20 });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const first = semaphore.run(() => held);
  const work = vi.fn(async () => {});
  await expect(semaphore.run(work)).rejects.toThrow('no turn within 20 ms');
  expect(work).not.toHaveBeenCalled();
  letGo();
  await first;
  await expect(semaphore.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await semaphore.run(async () => 'done')).toBe('done');
});

test('visitors are served in rotation, so that a crowd of one keeps nobody else waiting', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitLimitMs: 10_000 });
  const served: string[] = [];
  const ask = (visitor: string, number: number) =>
    semaphore.run(async () => {
      served.push(visitor + number);
      await pause(1);
    }, visitor);
  const crowd = [1, 2, 3, 4, 5].map((number) => ask('a', number));
  await Promise.all([...crowd, ask('b', 1), ask('b', 2), ask('c', 1)]);
  expect(served).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5']);
});

test('no more wait than allowed, in all and of one visitor; the newest of the longest line makes room', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitLimitMs: 50, mostWaiting: 3, mostOfOne: 2 });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked = ['a', 'a', 'a', 'a', 'b', 'c'].map((visitor) => semaphore.run(() => held, visitor));
  const reasons = (await Promise.allSettled(asked.slice(1))).map((result) =>
    result.status === 'rejected' ? result.reason.message : 'served',
  );
  const [late, full] = ['no turn within 50 ms', 'too many are waiting'];
  expect(reasons).toEqual([late, full, full, late, late]);
  const next = semaphore.run(async () => 'served', 'c');
  letGo();
  expect(await next).toBe('served');
});

test('who goes away while waiting makes room at once, and never works', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitLimitMs: 10_000, mostWaiting: 1 });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const first = semaphore.run(() => held);
  const visitor = new AbortController();
  const work = vi.fn(async () => {});
  const gone = semaphore.run(work, '', visitor.signal);
  await expect(semaphore.run(work)).rejects.toThrow('too many are waiting');
  visitor.abort(new Error('gone'));
  await expect(gone).rejects.toThrow('gone');
  const next = semaphore.run(async () => 'served');
  letGo();
  expect([await first, await next, work.mock.calls.length]).toEqual([undefined, 'served', 0]);
});

test('work that ends in time, or lifts the limit in time, gives its result or its error', async () => {
  expect(await withTimeLimit(1000, async () => 'done')).toBe('done');
  await expect(withTimeLimit(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  const slow = withTimeLimit(1000, async ({ lift }) => {
    lift();
    await pause(1200);
    return 'done';
  });
  expect(await slow).toBe('done');
});

test('work that takes too long is given up, and can no longer lift the limit', async () => {
  const { promise: lifted, resolve } = Promise.withResolvers<unknown>();
  const late = withTimeLimit(20, async ({ leftMs, lift }) => {
    expect(leftMs()).toBeLessThanOrEqual(20);
    await pause(200);
    expect(leftMs()).toBe(0);
    resolve(lift);
  });
  await expect(late).rejects.toThrow('not finished within 20 ms');
  expect(await lifted).toThrow('not finished within 20 ms');
});

test('of many entries those that were used last are kept, within the limit of bytes', () => {
  const recent = new LruCache<Buffer>({ maxBytes: 100, bytesOf: ({ length }) => length });
  const keptOf = (...names: string[]) => names.filter((name) => recent.get(name));
  for (const name of ['a', 'b', 'a', 'c']) recent.set(name, Buffer.alloc(40));
  expect(keptOf('a', 'b', 'c')).toEqual(['a', 'c']);
  recent.delete('a');
  recent.set('d', Buffer.alloc(60));
  expect(keptOf('a', 'c', 'd')).toEqual(['c', 'd']);
  recent.set('too large', Buffer.alloc(101));
  expect(keptOf('too large', 'c', 'd')).toEqual(['c', 'd']);
});

test('no more entries are kept than there may be', () => {
  const recent = new LruCache<string>({ maxEntries: 2, maxBytes: 100, bytesOf: () => 1 });
  for (const name of ['a', 'b', 'c']) recent.set(name, name);
  expect([...recent.values()]).toEqual(['b', 'c']);
});
