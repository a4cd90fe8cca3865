import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { setReachable } from '#tests/support/postgres.ts';
import { openDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { bumpContentVersion, readContentVersion } from './content-version-repository.ts';
import { watchContentVersion } from './watch-content-version.ts';

const freshFile = freshDatabases('SQLite');

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('each bump raises the version by one, also when several happen at once', async () => {
    const database = await openDatabase(await freshDatabase());
    const before = await readContentVersion(database);
    await Promise.all([1, 2, 3].map(() => bumpContentVersion(database)));
    expect(await readContentVersion(database)).toBe(before + 3);
    await database.destroy();
  });

  test('a change made through one connection is noticed by a watch on another', async () => {
    const place = await freshDatabase();
    const [publisher, reader] = [await openDatabase(place), await openDatabase(place)];
    const onChange = vi.fn();
    const watch = await startWatch(reader, onChange);
    expect(onChange).toHaveBeenCalledTimes(1);
    await bumpContentVersion(publisher);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    watch.stop();
    await Promise.all([publisher.destroy(), reader.destroy()]);
  });
});

test('the database is asked every second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const database = await openDatabase(await freshFile());
  onTestFinished(() => database.destroy());
  const onChange = vi.fn();
  const watch = await watchContentVersion({ database, onChange, log: { warn: vi.fn(), info: vi.fn() } });
  onTestFinished(() => watch.stop());
  await bumpContentVersion(database);
  vi.advanceTimersByTime(999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(vi.getTimerCount()).toBe(0);
  while (onChange.mock.calls.length < 2) await nextTurn();
});

// A SQLite file does not come back: the site that had it open must be restarted.
describe.each(dialects.filter((dialect) => dialect === 'PostgreSQL'))('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('a database that goes away is reported once, and a change is noticed when it is back', async () => {
    const place = await freshDatabase();
    const database = await openDatabase(place);
    onTestFinished(() => database.destroy());
    const onChange = vi.fn();
    const log = { warn: vi.fn(), info: vi.fn() };
    await startWatch(database, onChange, log);

    await setReachable(place.databaseUrl ?? '', false);
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 10_000 });
    await expect(readContentVersion(database)).rejects.toThrow();
    await setReachable(place.databaseUrl ?? '', true);
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    expect(onChange).toHaveBeenCalledTimes(1);

    await bumpContentVersion(database);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});

test('a change that could not be taken over is tried again, and then counts as known', async () => {
  const database = await openDatabase(await freshFile());
  onTestFinished(() => database.destroy());
  const onChange = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('the lists cannot be read'));
  const log = { warn: vi.fn(), info: vi.fn() };
  await startWatch(database, onChange, log);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect([onChange.mock.calls.length, log.warn.mock.calls.length]).toEqual([2, 1]);
  await bumpContentVersion(database);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3), { timeout: 10_000 });
});

async function startWatch(
  database: Database,
  onChange: () => void | Promise<void>,
  log = { warn: vi.fn(), info: vi.fn() },
) {
  const watch = await watchContentVersion({ database, onChange, log, pollMs: 10 });
  onTestFinished(() => watch.stop());
  return watch;
}
