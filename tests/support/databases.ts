import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject, onTestFinished, type ProvidedContext, TestRunner } from 'vitest';
import { connectDatabase, openDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { seedDirectory } from '#server/features/directory/directory-repository.ts';
import { isQuick, isRehearsal } from './machine.ts';
import { createDatabase, dropDatabase, withClient } from './postgres.ts';
import { restoreContents } from './reuse-database.ts';

export type DialectName = 'SQLite' | 'PostgreSQL';

export const dialects: readonly DialectName[] = isQuick ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

/** For what is asked by way of the desk's pages, which takes long: on PostgreSQL in the rehearsals only. */
export const dialectsOfPages: readonly DialectName[] = isRehearsal ? dialects : ['SQLite'];

export type Place = { dataDir: string; databaseUrl: string | undefined };

/** Nothing at all; our tables, as after the first migration; those with the lists that the site comes with. */
type Holds = 'nothing' | 'tables' | 'lists';

const SQLITE_FILE = 'site.db';
const sqliteTemplates = new Map<Holds, Promise<Buffer>>();

/**
 * For use inside `describe.each(dialects)`: each call of the answer gives the place of a fresh database, for the test
 * that runs or else for all of the `describe`. All but the empty ones are copies, and have one secret: that takes less.
 */
export function freshDatabases(dialect: DialectName, holds: Holds = 'tables') {
  const finish: (() => unknown)[] = [];
  afterAll(async () => {
    for (const step of finish) await step();
  });
  const whenOver = (step: () => unknown) => {
    if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await step()));
    else finish.push(step);
  };

  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lashma-data-'));
    finish.push(() => rmSync(dataDir, { recursive: true, force: true }));
    if (dialect === 'SQLite') {
      if (holds !== 'nothing') await copySqlite(dataDir, holds);
      return { dataDir, databaseUrl: undefined, environment: { DATA_DIR: dataDir } };
    }
    const postgres = inject('postgres');
    if ('missing' in postgres) throw new Error(postgres.missing);
    const databaseUrl = await takePostgres(postgres, holds);
    whenOver(() => leavePostgres(postgres, holds, databaseUrl));
    return { dataDir, databaseUrl, environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } };
  };
}

type Postgres = Exclude<ProvidedContext['postgres'], { missing: string }>;

/** Databases that no test of this process uses now, and that are as they were made. */
const unused = new Map<Holds, string[]>();

async function takePostgres({ url, templates }: Postgres, holds: Holds): Promise<string> {
  if (holds === 'nothing') return createDatabase(url);
  return unused.get(holds)?.pop() ?? createDatabase(url, templates[holds].name);
}

async function leavePostgres({ templates }: Postgres, holds: Holds, databaseUrl: string): Promise<void> {
  const isRestored =
    holds !== 'nothing' &&
    (await withClient(databaseUrl, (client) => restoreContents(client, templates[holds].contents)));
  if (isRestored) unused.set(holds, [...(unused.get(holds) ?? []), databaseUrl]);
  else await dropDatabase(databaseUrl);
}

/** Closed when the test that runs is over. */
export async function openForTest(place: Place): Promise<Database> {
  const database = await openDatabase(place);
  onTestFinished(() => database.destroy());
  return database;
}

/** For use inside a `describe`: each call of the answer opens databases on one fresh place, until the test ends. */
export function testDatabases(dialect: DialectName) {
  const freshDatabase = freshDatabases(dialect);
  return async () => {
    const place = await freshDatabase();
    const open = () => openForTest(place);
    return { database: await open(), open };
  };
}

async function copySqlite(dataDir: string, holds: Holds): Promise<void> {
  const template = sqliteTemplates.get(holds) ?? makeSqliteTemplate(holds);
  sqliteTemplates.set(holds, template);
  writeFileSync(join(dataDir, SQLITE_FILE), await template, { mode: 0o600 });
}

async function makeSqliteTemplate(holds: Holds): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lashma-template-'));
  const database = await connectDatabase({ dataDir, databaseUrl: undefined });
  if (holds === 'lists') await seedDirectory(database);
  await database.destroy();
  const file = readFileSync(join(dataDir, SQLITE_FILE));
  rmSync(dataDir, { recursive: true });
  return file;
}
