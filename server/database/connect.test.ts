import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { isQuick } from '#tests/support/machine.ts';
import {
  bumpContentVersion,
  readContentVersion,
} from '../features/content-version/content-version-repository.ts';
import { StartError } from '../start-error.ts';
import { connectDatabase, migrateDatabase } from './connect.ts';
import { isUpToDate, migrateTo } from './migrate.ts';
import { addressesOf } from './postgres.ts';
import { tableNames } from './table-keys.ts';

const databaseOnPostgres = freshDatabases('PostgreSQL');
const emptyOnPostgres = freshDatabases('PostgreSQL', 'nothing');

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');
  const migratedDatabase = freshDatabases(dialect);

  test('a fresh database has every table after the first start, and a second start changes nothing', async () => {
    const place = await freshDatabase();
    for (const _start of ['first', 'second']) {
      const database = await connectDatabase(place);
      const rows = await database.selectFrom('content_version').select(['id', 'version']).execute();
      expect(rows).toEqual([{ id: 'site', version: 1 }]);
      const tables = (await database.introspection.getTables()).map(({ name }) => name);
      expect(tables.sort()).toEqual([...tableNames].sort());
      await database.destroy();
    }
  });

  test('transactions on two connections wait for one another, and one that fails leaves nothing', async () => {
    const place = await migratedDatabase();
    const [first, second] = [await openForTest(place), await openForTest(place)];
    const attempt = first.transaction().execute(async (transaction) => {
      await transaction.updateTable('content_version').set({ version: 99 }).execute();
      throw new Error('given up');
    });
    await expect(attempt).rejects.toThrow('given up');
    const addOne = (database: typeof first) =>
      database.transaction().execute(async (transaction) => {
        await bumpContentVersion(transaction);
        await pause(20);
        await bumpContentVersion(transaction);
      });
    await Promise.all([first, second, first, second].map(addOne));
    expect(await readContentVersion(first)).toBe(9);
  });
});

test.skipIf(isQuick)('of several hosts the one is used that answers', async () => {
  const { databaseUrl = '', dataDir } = await databaseOnPostgres();
  const withDead = databaseUrl.replace('@', '@127.0.0.1:1,');
  expect(addressesOf(withDead)).toHaveLength(2);
  const database = await openForTest({ databaseUrl: withDead, dataDir });
  expect(await readContentVersion(database)).toBe(1);
});

test.skipIf(isQuick)('a migration gives way to a message that is being stored, and begins anew', async () => {
  const place = await emptyOnPostgres();
  const old = await openForTest(place);
  await migrateTo(old, '0026-templates-and-replies');
  const lock = (table: string) => sql`lock table ${sql.table(table)} in row exclusive mode`;
  let migrating: Promise<unknown> = Promise.resolve();
  await old.transaction().execute(async (storing) => {
    await lock('outbox').execute(storing);
    migrating = migrateDatabase(place);
    const isWaiting = async () =>
      (await sql`select 1 from pg_locks where relation = 'outbox'::regclass and not granted`.execute(old))
        .rows.length > 0;
    await vi.waitUntil(isWaiting, { timeout: 10_000, interval: 5 });
    // The migration has changed this one already: each now waits for the other.
    await lock('complaints').execute(storing);
  });
  await migrating;
  expect(await isUpToDate(old)).toBe(true);
});

describe('the SQLite file', () => {
  const freshDatabase = freshDatabases('SQLite');

  test('is written ahead, synced on every commit, and never waited for inside SQLite', async () => {
    const database = await openForTest(await freshDatabase());
    const read = async (name: string) => (await sql.raw(`pragma ${name}`).execute(database)).rows;
    expect(await read('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    expect(await read('synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await read('busy_timeout')).toEqual([{ timeout: 0 }]);
  });

  test('is read by its owner only, like the folder and the files beside it', async () => {
    const { dataDir, ...place } = await freshDatabase();
    const made = join(dataDir, 'made/by-the-site');
    const database = await openForTest({ ...place, dataDir: made });
    const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
    await sql`create table t (id text)`.execute(database);
    expect(rights(made)).toBe('700');
    expect(readdirSync(made).map((name) => [name, rights(join(made, name))])).toEqual([
      ['site.db', '600'],
      ['site.db-shm', '600'],
      ['site.db-wal', '600'],
    ]);
  });
});

describe('a database that cannot be used ends in one sentence', () => {
  test.each([
    ['file/data', /^DATA_DIR \/.*\/file\/data cannot be created \(ENOTDIR: .*\)\.$/],
    ['data', /^The database file in DATA_DIR .* cannot be used \(file is not a database\)\.$/],
  ])('in the folder %s', async (folder, sentence) => {
    const root = temporaryFolder();
    writeFiles(root, { file: '', 'data/site.db': 'not a database '.repeat(100) });
    const error = await connectDatabase({ dataDir: join(root, folder), databaseUrl: undefined }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(StartError);
    expect(error).toHaveProperty('message', expect.stringMatching(sentence));
  });
});
