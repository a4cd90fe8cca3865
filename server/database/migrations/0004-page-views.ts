import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How often a path was opened on a day: no visitor, no time, no address. */
export const pageViews: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('page_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_views_key', ['day', 'path'])
      .execute();
  },
};
