import { firstUnknown, readMigrations } from '#server/database/migrate.ts';
import type { Database } from '#server/database/schema.ts';
import { CommandError } from '../command.ts';

const MIGRATION_TABLE = 'kysely_migration';

export interface DatabaseVersion {
  /** None in a database that no site has used yet. */
  migrations: string[];
  tables: string[];
}

/** Which migrations a database has seen and which tables it has. One that a newer version has used is refused. */
export async function readVersion(database: Database): Promise<DatabaseVersion> {
  const found = await database.introspection.getTables({ withInternalKyselyTables: true });
  const tables = found.map(({ name }) => name);
  if (!tables.includes(MIGRATION_TABLE)) return { migrations: [], tables };
  const migrations = await readMigrations(database);
  const unknown = firstUnknown(migrations);
  if (unknown)
    throw new CommandError(
      `The database belongs to a newer version of the site (it has seen ${unknown}): upgrade first.`,
    );
  return { migrations, tables };
}
