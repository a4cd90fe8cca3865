import { expect, test } from 'vitest';
import { withTimeLimit } from './with-time-limit.ts';

test('work that ends in time gives its result, or its error', async () => {
  expect(await withTimeLimit(1000, async () => 'done')).toBe('done');
  await expect(withTimeLimit(1000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});

test('work that takes too long is given up and told so', async () => {
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const endless = (signal: AbortSignal) => {
    signal.addEventListener('abort', () => resolve());
    return new Promise<never>(() => {});
  };
  await expect(withTimeLimit(20, endless)).rejects.toThrow('not finished within 20 ms');
  await told;
});
