import type { TestProject } from 'vitest/node';
import { connectDatabase } from '#server/database/connect.ts';
import { createDatabase, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL of all tests, and a database in it that has our tables; or why there is none. */
    postgres: { url: string; template: string } | { missing: string };
  }
}

/** Runs once before the tests. Those that need no PostgreSQL pass on a machine that has none. */
export default async function sharePostgres({ provide }: TestProject) {
  try {
    const postgres = await startPostgres();
    const databaseUrl = await createDatabase(postgres.url);
    await (await connectDatabase({ databaseUrl, dataDir: '' })).destroy();
    provide('postgres', { url: postgres.url, template: new URL(databaseUrl).pathname.slice(1) });
    return postgres.remove;
  } catch (error) {
    provide('postgres', { missing: error instanceof Error ? error.message : String(error) });
  }
}
