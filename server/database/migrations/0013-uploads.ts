import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists that were uploaded and checked, and may be published. */
export const uploads: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('directory_uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('csv', 'text', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('published_number', 'integer')
      .execute();
    await database.schema.createIndex('directory_uploads_at').on('directory_uploads').column('at').execute();
  },
};
