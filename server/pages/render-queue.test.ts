import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { RequestError } from '../request-error.ts';
import { createRenderQueue } from './render-queue.ts';

function setUp() {
  const log = { warn: vi.fn() };
  return { log, queue: createRenderQueue(log) };
}

/** Keeps the process busy, as rendering does. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test('each render is followed by at least as much time for everything else', async () => {
  const { queue } = setUp();
  const spans: { start: number; end: number }[] = [];
  await Promise.all(
    Array.from({ length: 3 }, () =>
      queue.run('192.0.2.1', () => {
        const start = performance.now();
        work(10);
        spans.push({ start, end: performance.now() });
      }),
    ),
  );
  for (const [index, { start, end }] of spans.slice(0, -1).entries())
    expect((spans[index + 1]?.start ?? 0) - end).toBeGreaterThan(end - start);
});

test('who asked for a render gets what came of it at once, also when it failed', async () => {
  const { queue, log } = setUp();
  const start = performance.now();
  const [done, failed] = await Promise.allSettled([
    queue.run('192.0.2.1', async () => 'page'),
    queue.run('192.0.2.2', () => {
      throw new Error('no database');
    }),
  ]);
  expect(done).toMatchObject({ value: 'page' });
  expect(failed).toMatchObject({ reason: { message: 'no database' } });
  expect(performance.now() - start).toBeLessThan(1_000);
  expect(log.warn).not.toHaveBeenCalled();
});

test('a render that hangs does not stop those of others', async () => {
  const { queue } = setUp();
  const hanging = Promise.withResolvers<string>();
  const slow = queue.run('192.0.2.1', () => hanging.promise);
  expect(await queue.run('192.0.2.1', async () => 'quick')).toBe('quick');
  hanging.resolve('slow');
  expect(await slow).toBe('slow');
});

test('after the slow first render of a process the next visitor is served, not refused', async () => {
  const { queue } = setUp();
  const first = queue.run('192.0.2.1', () => work(400));
  expect(await queue.run('192.0.2.2', async () => 'page')).toBe('page');
  await first;
});

test('a flood is refused after two seconds and logged once, while another visitor is served soon', async () => {
  const { queue, log } = setUp();
  const start = performance.now();
  const refuse = (error: RequestError) => ({ status: error.statusCode, ms: performance.now() - start });
  const ask = () => queue.run('192.0.2.1', () => work(30)).then(() => undefined, refuse);
  const crowd = Array.from({ length: 60 }, ask);
  await pause(500);
  const asked = performance.now();
  expect(await queue.run('2001:db8::1', async () => 'page')).toBe('page');
  expect(performance.now() - asked).toBeLessThan(1_000);
  const refused = (await Promise.all(crowd)).filter((answer) => answer !== undefined);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, ms } of refused) expect([status, ms > 1_900]).toEqual([503, true]);
  expect(log.warn).toHaveBeenCalledTimes(1);
});
