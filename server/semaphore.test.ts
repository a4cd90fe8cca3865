import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createSemaphore } from './semaphore.ts';

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

test('no more wait than allowed, in all and of one visitor, and who has left makes room', async () => {
  const semaphore = createSemaphore({ atOnce: 1, waitLimitMs: 50, mostWaiting: 3, mostOfOne: 2 });
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked = ['a', 'a', 'a', 'a', 'b', 'c'].map((visitor) => semaphore.run(() => held, visitor));
  const reasons = (await Promise.allSettled(asked.slice(1))).map((result) =>
    result.status === 'rejected' ? result.reason.message : 'served',
  );
  const [late, full] = ['no turn within 50 ms', 'too many are waiting'];
  expect(reasons).toEqual([late, late, full, late, full]);
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
