import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dialects, freshDatabases, openForTest as open } from '#tests/support/databases.ts';
import { setReachable } from '#tests/support/postgres.ts';
import type { Database } from '../../database/schema.ts';
import { bumpContentVersion, readContentVersion } from './content-version-repository.ts';
import { watchContentVersion } from './watch-content-version.ts';

const freshFile = freshDatabases('SQLite');
const WAIT = { timeout: 10_000 };

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('each bump raises the version by one, also when several happen at once', async () => {
    const database = await open(await freshDatabase());
    const before = await readContentVersion(database);
    await Promise.all([1, 2, 3].map(() => bumpContentVersion(database)));
    expect(await readContentVersion(database)).toBe(before + 3);
  });

  test('a change made through one connection is noticed by a watch on another', async () => {
    const place = await freshDatabase();
    const [publisher, reader] = [await open(place), await open(place)];
    const onChange = vi.fn();
    await startWatch(reader, onChange);
    expect(onChange).toHaveBeenCalledTimes(1);
    await bumpContentVersion(publisher);
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), WAIT);
  });

  // A SQLite file does not come back: the site that had it open must be restarted.
  if (dialect === 'PostgreSQL')
    test('a database that goes away is reported once, and a change is noticed when it is back', async () => {
      const place = await freshDatabase();
      const database = await open(place);
      const onChange = vi.fn();
      const log = await startWatch(database, onChange);
      await setReachable(place.databaseUrl ?? '', false);
      await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), WAIT);
      await expect(readContentVersion(database)).rejects.toThrow();
      await setReachable(place.databaseUrl ?? '', true);
      await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), WAIT);
      expect(onChange).toHaveBeenCalledTimes(1);
      await bumpContentVersion(database);
      await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), WAIT);
      expect(log.warn).toHaveBeenCalledTimes(1);
    });
});

test('a change that could not be taken over is tried again, and then counts as known', async () => {
  const database = await open(await freshFile());
  const onChange = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('the lists cannot be read'));
  const log = await startWatch(database, onChange);
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), WAIT);
  expect([onChange.mock.calls.length, log.warn.mock.calls.length]).toEqual([2, 1]);
  await bumpContentVersion(database);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(3), WAIT);
});

/** Gives what it logs to. */
async function startWatch(database: Database, onChange: () => void | Promise<void>) {
  const log = { warn: vi.fn(), info: vi.fn() };
  const watch = await watchContentVersion({ database, onChange, log, pollMs: 10 });
  onTestFinished(() => watch.stop());
  return log;
}
