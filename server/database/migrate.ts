import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

const migrationNames = Object.keys(migrations).sort();

/** Safe when several processes start at once: each waits for the one that is migrating, then finds nothing to do. */
export async function migrateToLatest(database: Database): Promise<void> {
  const { error } = await migratorOf(database).migrateToLatest();
  if (!error) return;
  const unknown = firstUnknown(await readMigrations(database).catch(() => []));
  // Kysely would call it corrupted, and nobody should be frightened into throwing it away.
  throw unknown
    ? new Error(`a newer version of the site has used it, as ${unknown} shows: start that version`)
    : error;
}

/** Whether there is nothing to migrate, by one query: Kysely takes many to see that, and locks its tables. */
export async function isUpToDate(database: Database): Promise<boolean> {
  const seen = await readMigrations(database).catch(() => []);
  return seen.toSorted().join() === migrationNames.join();
}

/** What a version without a migration cannot live with says so by its name; all others only add (decision 081). */
export const BREAKING = /-breaking$/;

/** Whether this version can work as it stands: all of our migrations are there, and newer ones have only added. */
export async function isUsable(database: Database): Promise<boolean> {
  const seen: string[] = await readMigrations(database).catch(() => []);
  const newer = seen.filter((name) => !migrationNames.includes(name));
  return migrationNames.every((name) => seen.includes(name)) && !newer.some((name) => BREAKING.test(name));
}

export async function readMigrations(database: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** The first that only a newer version of the site knows. */
export function firstUnknown(migrations: string[]): string | undefined {
  return migrations.find((name) => !migrationNames.includes(name));
}

/** Brings a database to an older version than ours. */
export async function migrateTo(database: Database, name: string): Promise<void> {
  const { error } = await migratorOf(database).migrateTo(name);
  if (error) throw error;
}

function migratorOf(database: Database): Migrator {
  return new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
}
