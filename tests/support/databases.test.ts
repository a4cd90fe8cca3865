import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { dialects, freshDatabases } from './databases.ts';

describe.each(dialects)('a fresh database on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test.each([
    'update content_version set version = 9',
    'delete from secrets',
    `insert into page_views (day, path, views) values ('2026-03-14', '/', 1)`,
    `insert into audit_log values ('a', 'b', 'c', 'd', 'e', 'f', '', '', 1, 'g')`,
    'drop table outbox',
    'select 1',
  ])('is as new, and so is the next after: %s', async (change) => {
    const database = await openDatabase(await freshDatabase());
    const rowsOf = async (table: 'secrets' | 'page_views' | 'audit_log' | 'outbox') =>
      (await database.selectFrom(table).selectAll().execute()).length;
    const [version] = await database.selectFrom('content_version').select('version').execute();
    expect([version, await rowsOf('secrets'), await rowsOf('page_views')]).toEqual([{ version: 1 }, 1, 0]);
    expect([await rowsOf('audit_log'), await rowsOf('outbox')]).toEqual([0, 0]);
    await sql.raw(change).execute(database);
    await database.destroy();
  });
});
