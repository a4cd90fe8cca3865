import { expect, onTestFinished, test, vi } from 'vitest';
import { type DailyCount, DailyCounter } from './daily-counter.ts';

const MORNING = new Date('2026-03-14T08:00:00Z');

function createCounter(options: Partial<ConstructorParameters<typeof DailyCounter>[0]> = {}) {
  const stored: (string | number)[][] = [];
  const warn = vi.fn();
  const counter = new DailyCounter({
    subject: 'page views',
    maxNamesADay: 10,
    store: async (counted) => void stored.push(...counted.map(({ day, name, count }) => [day, name, count])),
    log: { warn },
    now: () => MORNING,
    ...options,
  });
  onTestFinished(() => counter.stop());
  return { counter, stored, warn };
}

test('views of one path on one day are written as one count, those that are left at the end', async () => {
  const { counter, stored } = createCounter();
  for (const path of ['/', '/plan', '/']) counter.count(path);
  expect(stored).toEqual([]);
  await counter.flush();
  const first = ['2026-03-14', '/', 2];
  expect(stored).toEqual([first, ['2026-03-14', '/plan', 1]]);
  await counter.flush();
  expect(stored).toHaveLength(2);
  counter.count('/');
  await counter.stop();
  expect(stored).toHaveLength(3);
});

test('invented paths are counted together, and a new day starts anew', async () => {
  let now = MORNING;
  const { counter, stored } = createCounter({ maxNamesADay: 2, now: () => now });
  for (const path of ['/a', '/b', '/c', '/d', '/a']) counter.count(path);
  now = new Date('2026-03-15T08:00:00Z');
  counter.count('/c');
  await counter.flush();
  expect(stored).toEqual([
    ['2026-03-14', '/a', 2],
    ['2026-03-14', '/b', 1],
    ['2026-03-14', '(other)', 2],
    ['2026-03-15', '/c', 1],
  ]);
});

test('what could not be written is kept, together with what came meanwhile', async () => {
  const store = vi.fn<(counted: DailyCount[]) => Promise<void>>();
  store.mockRejectedValueOnce(new Error('database gone')).mockResolvedValue();
  const { counter, warn } = createCounter({ store });
  counter.count('/');
  await counter.flush();
  expect(warn).toHaveBeenCalledTimes(1);
  counter.count('/');
  await counter.flush();
  expect(store).toHaveBeenLastCalledWith([{ day: '2026-03-14', name: '/', count: 2 }]);
});

test('memory stays bounded while nothing can be written', async () => {
  const store = vi.fn(async (_counted: DailyCount[]) => Promise.reject(new Error('database gone')));
  const { counter } = createCounter({ store, maxPending: 3 });
  for (const path of ['/a', '/b', '/c', '/d', '/e']) counter.count(path);
  await counter.flush();
  await counter.flush();
  expect(store.mock.lastCall?.[0]).toHaveLength(3);
});
