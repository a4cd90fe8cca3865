import { describe, test } from 'vitest';
import { dialects, freshDatabases } from '../support/databases.ts';
import { killUnderLoad } from '../support/kill-under-load.ts';

const KILLS = 10;

describe.each(dialects)('kill -9, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('again and again at random under load: nothing acknowledged is lost', async () => {
    await killUnderLoad(await freshDatabase(), KILLS);
  });
});
