import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres.ts';

export const dialects = ['SQLite', 'PostgreSQL'] as const;
export type DialectName = (typeof dialects)[number];

/**
 * For use inside `describe.each(dialects)`: each call of the answer gives the place of a fresh database. On
 * PostgreSQL it is a copy of one that has our tables (and its secret), unless it is to be empty: copying takes less.
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
    if (dialect === 'SQLite') return { dataDir, databaseUrl: undefined };
    const postgres = inject('postgres');
    if ('missing' in postgres) throw new Error(postgres.missing);
    const databaseUrl = await createDatabase(postgres.url, empty ? undefined : postgres.template);
    urls.push(databaseUrl);
    return { dataDir, databaseUrl };
  };
}
