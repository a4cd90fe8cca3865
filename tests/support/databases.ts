import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { createDatabase, dropDatabase } from './postgres.ts';

export const dialects = ['SQLite', 'PostgreSQL'] as const;
export type DialectName = (typeof dialects)[number];

const SQLITE_FILE = 'site.db';
let sqliteTemplate: Promise<Buffer> | undefined;

/**
 * For use inside `describe.each(dialects)`: each call of the answer gives the place of a fresh database. It is a copy
 * of one that has our tables (and its secret), unless it is to be empty: copying takes less.
 */
export function freshDatabases(dialect: DialectName, { empty = false } = {}) {
  const folders: string[] = [];
  const urls: string[] = [];

  afterAll(async () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    await Promise.all(urls.map(dropDatabase));
  });

  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lashma-data-'));
    folders.push(dataDir);
    if (dialect === 'SQLite') {
      if (!empty) await copySqlite(dataDir);
      return { dataDir, databaseUrl: undefined };
    }
    const postgres = inject('postgres');
    if ('missing' in postgres) throw new Error(postgres.missing);
    const databaseUrl = await createDatabase(postgres.url, empty ? undefined : postgres.template);
    urls.push(databaseUrl);
    return { dataDir, databaseUrl };
  };
}

async function copySqlite(dataDir: string): Promise<void> {
  sqliteTemplate ??= makeSqliteTemplate();
  writeFileSync(join(dataDir, SQLITE_FILE), await sqliteTemplate, { mode: 0o600 });
}

async function makeSqliteTemplate(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lashma-template-'));
  await (await connectDatabase({ dataDir, databaseUrl: undefined })).destroy();
  const file = readFileSync(join(dataDir, SQLITE_FILE));
  rmSync(dataDir, { recursive: true });
  return file;
}
