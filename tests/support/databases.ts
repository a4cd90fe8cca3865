import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

export const dialects = ['SQLite', 'PostgreSQL'] as const;
export type DialectName = (typeof dialects)[number];

/** For use inside `describe.each(dialects)`: each call of the answer gives the place of a fresh, empty database. */
export function freshDatabases(dialect: DialectName) {
  const folders: string[] = [];
  let postgres: TestPostgres | undefined;

  beforeAll(async () => {
    if (dialect === 'PostgreSQL') postgres = await startPostgres();
  });
  afterAll(async () => {
    await postgres?.remove();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  return async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lashma-data-'));
    folders.push(dataDir);
    return { dataDir, databaseUrl: await postgres?.createDatabase() };
  };
}
