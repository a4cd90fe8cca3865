import { describe, expect, test } from 'vitest';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { countAttempt, forgetAttempt } from './attempt-limiter.ts';

const LIMIT = { most: 3, windowMs: 600_000 };

describe.each(dialects)('failed attempts, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function open() {
    const database = await openForTest(await freshDatabase());
    return { database, attempt: (subject = 'a') => countAttempt(database, subject, LIMIT) };
  }

  test('are counted for each subject, also when they come at once; one that succeeds is taken back', async () => {
    const { database, attempt } = await open();
    for (let count = 0; count < 5; count++) {
      expect(await attempt()).toBe(true);
      await forgetAttempt(database, 'a');
    }
    expect(await database.selectFrom('failed_attempts').selectAll().execute()).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt()));
    expect(answers.filter(Boolean)).toHaveLength(LIMIT.most);
    expect(await attempt('b')).toBe(true);
  });

  test.each([
    ['are over', -1],
    ['were written by a clock that ran ahead', 86_400_000],
  ])('are forgotten when their ten minutes %s', async (_name, endsInMs) => {
    const { database, attempt } = await open();
    for (let count = 0; count < 4; count++) await attempt();
    expect(await attempt()).toBe(false);
    const ends_at = new Date(Date.now() + endsInMs).toISOString();
    await database.updateTable('failed_attempts').set({ ends_at }).execute();
    expect(await attempt()).toBe(true);
    const counted = await database.selectFrom('failed_attempts').select('attempts').execute();
    expect(counted).toEqual([{ attempts: 1 }]);
  });
});
