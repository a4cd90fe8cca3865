import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A single row whose number grows with every change of what visitors can read. */
export const contentVersion: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('content_version')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await (database as Kysely<{ content_version: { id: string; version: number; changed_at: string } }>)
      .insertInto('content_version')
      .values({ id: 'site', version: 1, changed_at: new Date().toISOString() })
      .execute();
  },
};
