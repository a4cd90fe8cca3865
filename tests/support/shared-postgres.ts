import type { TestProject } from 'vitest/node';
import { connectDatabase, openDatabase } from '#server/database/connect.ts';
import { seedDirectory } from '#server/features/directory/directory-repository.ts';
import { isQuick } from './machine.ts';
import { createDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of all tests, with databases to be copied; or why there is none. */
    postgres: { url: string; templates: { tables: string; lists: string } } | { missing: string };
  }
}

/** Runs once before the tests. Those that need no PostgreSQL pass on a machine that has none. */
export default async function sharePostgres({ provide }: TestProject) {
  if (isQuick) return provide('postgres', { missing: 'the quick run has no PostgreSQL' });
  try {
    const postgres = await startPostgres();
    const tables = await createDatabase(postgres.url);
    await (await connectDatabase({ databaseUrl: tables, dataDir: '' })).destroy();
    const lists = await createDatabase(postgres.url, nameOf(tables));
    const database = await openDatabase({ databaseUrl: lists, dataDir: '' });
    await seedDirectory(database);
    await database.destroy();
    provide('postgres', { url: postgres.url, templates: { tables: nameOf(tables), lists: nameOf(lists) } });
    return postgres.remove;
  } catch (error) {
    provide('postgres', { missing: error instanceof Error ? error.message : String(error) });
  }
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}
