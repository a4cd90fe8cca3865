import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

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
