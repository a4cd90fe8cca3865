import { expect, onTestFinished, test, vi } from 'vitest';
import { startRedis } from '#tests/support/redis.ts';
import { countInRedis } from './count-in-redis.ts';
import { countInMemory, visitorOf } from './visitor-limit.ts';

const WINDOW_MS = 600_000;
const WAIT = { timeout: 10_000 };
/** On a busy machine a healthy Redis may need longer than a visitor should wait. */
const LIMIT_MS = 2000;

test('in memory each visitor has a window of his own, which begins anew when it is over', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const count = countInMemory();
  expect((await count.add('a', WINDOW_MS)).current).toBe(1);
  vi.advanceTimersByTime(WINDOW_MS - 1);
  expect(await count.add('a', WINDOW_MS)).toEqual({ current: 2, ttl: 1 });
  expect((await count.add('b', WINDOW_MS)).current).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await count.add('a', WINDOW_MS)).toEqual({ current: 1, ttl: WINDOW_MS });
});

test('in memory, of very many visitors the one who has not come for longest is forgotten', async () => {
  const count = countInMemory();
  await count.add('quiet', WINDOW_MS);
  await count.add('busy', WINDOW_MS);
  for (let index = 0; index < 9_999; index++) {
    await count.add(`visitor ${index}`, WINDOW_MS);
    if (index === 5_000) await count.add('busy', WINDOW_MS);
  }
  expect((await count.add('busy', WINDOW_MS)).current).toBe(3);
  expect((await count.add('quiet', WINDOW_MS)).current).toBe(1);
});

test('several processes share one count in Redis', async () => {
  const redis = await startRedis();
  const [one, other] = [await countShared(redis.url), await countShared(redis.url)];
  const seen = [];
  for (const count of [one, other, one, other]) seen.push((await count.add('192.0.2.1', WINDOW_MS)).current);
  expect(seen).toEqual([1, 2, 3, 4]);
  const { ttl } = await one.add('192.0.2.1', WINDOW_MS);
  expect(ttl).toBeGreaterThan(WINDOW_MS - 10_000);
  expect(ttl).toBeLessThanOrEqual(WINDOW_MS);
});

/** Before it is connected it counts for itself and says so; then it says that it no longer does. */
async function countShared(url: string) {
  const log = { info: vi.fn(), warn: vi.fn() };
  const count = countInRedis(url, log, LIMIT_MS);
  onTestFinished(() => count.close());
  await vi.waitFor(async () => {
    await count.add('early', WINDOW_MS);
    expect(log.info.mock.calls.length).toBe(log.warn.mock.calls.length);
  }, WAIT);
  return count;
}

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s is counted as %s: an IPv6 network counts as one visitor', (ip, visitor) => {
  expect(visitorOf(ip)).toBe(visitor);
});
