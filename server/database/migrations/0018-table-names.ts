import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables named after what they hold: paths of places, and failed attempts at any secret. */
export const tableNames: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.alterTable('place_addresses').renameTo('place_paths').execute();
    // What it counts lives for a day, so it is made anew.
    await database.schema.dropTable('wrong_tokens').execute();
    await database.schema
      .createTable('failed_attempts')
      .addColumn('subject', 'text', (column) => column.primaryKey())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('failed_attempts_ends_at')
      .on('failed_attempts')
      .column('ends_at')
      .execute();
  },
};
