import { describe, test } from 'vitest';
import { dialects, freshDatabases } from '../support/databases.ts';
import { killUnderLoad } from '../support/kill-under-load.ts';

/** Few: `tests/rehearsals/messages-killed.test.ts` does it again and again. */
const KILLS = { SQLite: 2, PostgreSQL: 1 };

describe.each(dialects)('kill -9, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('at random under load: the supervisor starts it again, pages are whole, and nothing acknowledged is lost', async () => {
    await killUnderLoad(await freshDatabase(), KILLS[dialect]);
  });
});
