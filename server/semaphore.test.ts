import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('no more work at once than allowed, all of them in the order in which they came', async () => {
  const inTurn = createSemaphore(3, 10_000);
  const begun: number[] = [];
  let [working, most] = [0, 0];
  await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      inTurn(async () => {
        begun.push(number);
        most = Math.max(most, ++working);
        await pause(1);
        working--;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(begun).toEqual(begun.toSorted((one, other) => one - other));
});

test('who waits too long is sent away without having worked, and those who fail make room', async () => {
  const inTurn = createSemaphore(1, 20);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const first = inTurn(() => held);
  let worked = false;
  await expect(
    inTurn(async () => {
      worked = true;
    }),
  ).rejects.toThrow('no turn within 20 ms');
  expect(worked).toBe(false);
  letGo();
  await first;
  await expect(inTurn(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await inTurn(async () => 'done')).toBe('done');
});
