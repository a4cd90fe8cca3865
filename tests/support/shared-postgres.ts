import type { TestProject } from 'vitest/node';
import { connectDatabase, openDatabase } from '#server/database/connect.ts';
import { seedDirectory } from '#server/features/directory/directory-repository.ts';
import { isQuick } from './machine.ts';
import { createDatabase, startPostgres, withClient } from './postgres.ts';
import { type DatabaseContents, readContents } from './reuse-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of all tests, with databases to be copied; or why there is none. */
    postgres: { url: string; templates: { tables: Template; lists: Template } } | { missing: string };
  }
}

interface Template {
  name: string;
  contents: DatabaseContents;
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
    const templates = { tables: await readTemplate(tables), lists: await readTemplate(lists) };
    provide('postgres', { url: postgres.url, templates });
    return postgres.remove;
  } catch (error) {
    provide('postgres', { missing: error instanceof Error ? error.message : String(error) });
  }
}

async function readTemplate(databaseUrl: string): Promise<Template> {
  return { name: nameOf(databaseUrl), contents: await withClient(databaseUrl, readContents) };
}

function nameOf(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1);
}
