import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { bumpContentVersion } from '../features/content-version/content-version-repository.ts';
import { StartError } from '../start-error.ts';
import { connectDatabase } from './connect.ts';
import { tableNames } from './table-keys.ts';

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

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

  test('a transaction that fails leaves nothing behind', async () => {
    const database = await connectDatabase(await freshDatabase());
    const attempt = database.transaction().execute(async (transaction) => {
      await transaction.updateTable('content_version').set({ version: 99 }).execute();
      throw new Error('given up');
    });
    await expect(attempt).rejects.toThrow('given up');
    const row = await database.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    expect(row.version).toBe(1);
    await database.destroy();
  });

  test('transactions on two connections wait for one another and lose nothing', async () => {
    const place = await freshDatabase();
    const [first, second] = [await connectDatabase(place), await connectDatabase(place)];
    const addOne = (database: typeof first) =>
      database.transaction().execute(async (transaction) => {
        await bumpContentVersion(transaction);
        await pause(20);
        await bumpContentVersion(transaction);
      });
    await Promise.all([first, second, first, second].map(addOne));
    const row = await first.selectFrom('content_version').select('version').executeTakeFirstOrThrow();
    expect(row.version).toBe(9);
    await Promise.all([first.destroy(), second.destroy()]);
  });
});

describe('the SQLite file', () => {
  const freshDatabase = freshDatabases('SQLite');

  test('is written ahead, synced on every commit, and never waited for inside SQLite', async () => {
    const database = await connectDatabase(await freshDatabase());
    const journal = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database);
    const synchronous = await sql<{ synchronous: number }>`pragma synchronous`.execute(database);
    const timeout = await sql<{ timeout: number }>`pragma busy_timeout`.execute(database);
    expect([
      journal.rows[0]?.journal_mode,
      synchronous.rows[0]?.synchronous,
      timeout.rows[0]?.timeout,
    ]).toEqual(['wal', 2, 0]);
    await database.destroy();
  });

  test('is read by its owner only, like the folder and the files beside it', async () => {
    const { dataDir, ...place } = await freshDatabase();
    const made = join(dataDir, 'made/by-the-site');
    const database = await connectDatabase({ ...place, dataDir: made });
    const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
    await bumpContentVersion(database);
    expect(rights(made)).toBe('700');
    expect(readdirSync(made).map((name) => [name, rights(join(made, name))])).toEqual([
      ['site.db', '600'],
      ['site.db-shm', '600'],
      ['site.db-wal', '600'],
    ]);
    await database.destroy();
  });
});

describe('a database that cannot be used ends in one sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-refused-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function sentenceFor(place: { dataDir: string; databaseUrl: string | undefined }): Promise<string> {
    const error = await connectDatabase(place).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartError);
    return error instanceof StartError ? error.message : '';
  }

  test('a DATA_DIR that cannot be created', async () => {
    writeFileSync(join(folder, 'file'), '');
    const dataDir = join(folder, 'file', 'data');
    expect(await sentenceFor({ dataDir, databaseUrl: undefined })).toMatch(
      /^DATA_DIR \/.*\/file\/data cannot be created \(ENOTDIR: .*\)\.$/,
    );
  });

  test('a database file that is something else', async () => {
    const dataDir = mkdtempSync(join(folder, 'data-'));
    writeFileSync(join(dataDir, 'site.db'), 'not a database '.repeat(100));
    expect(await sentenceFor({ dataDir, databaseUrl: undefined })).toMatch(
      /^The database file in DATA_DIR .* cannot be used \(file is not a database\)\.$/,
    );
  });
});
