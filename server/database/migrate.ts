import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

export const migrationNames = Object.keys(migrations).sort();

/** Safe when several processes start at once: each waits for the one that is migrating, then finds nothing to do. */
export async function migrateToLatest(database: Database): Promise<void> {
  const { error } = await migratorOf(database).migrateToLatest();
  if (error) throw error;
}

/** Brings a database to an older version than ours. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const { error } = await migratorOf(database).migrateTo(name);
  if (error) throw error;
}

function migratorOf(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
}
