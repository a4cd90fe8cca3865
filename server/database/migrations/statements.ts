import { PostgresAdapter, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration in SQL that SQLite and PostgreSQL both understand. */
export function statements(...texts: string[]): Migration {
  return { up: (database) => runAll(database, texts) };
}

export function isPostgres(database: QueryExecutorProvider): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter;
}

export async function runAll(database: QueryExecutorProvider, texts: string[]): Promise<void> {
  for (const text of texts) await sql.raw(text).execute(database);
}
