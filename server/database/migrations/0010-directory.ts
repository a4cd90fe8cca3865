import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The lists of the directory in every version ever published, and the paths of all places that were ever listed. */
export const directory: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('directory_lists')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('csv', 'text', (column) => column.notNull())
      .addColumn('rows', 'integer', (column) => column.notNull())
      .addColumn('published_at', 'text', (column) => column.notNull())
      .addColumn('published_by', 'text', (column) => column.notNull())
      .addUniqueConstraint('directory_lists_number', ['list', 'number'])
      .execute();

    await database.schema
      .createTable('place_addresses')
      // The order in which they were given out matters: of several rows with one path the last is the newest.
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('identity', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('lga', 'text', (column) => column.notNull())
      .execute();
  },
};
