import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Blog posts, the pictures they show, and whether the sample posts have been loaded. */
export const blog: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('blog')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('date', 'text', (column) => column.notNull())
      .addColumn('picture_id', 'text')
      .addColumn('cover', 'text')
      .addColumn('image_alt', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('blog_by_date').on('blog').columns(['date', 'created_at']).execute();

    await database.schema
      .createTable('picture')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('widths', 'text', (column) => column.notNull())
      .addColumn('unused_since', 'text')
      .execute();
    await database.schema
      .createTable('picture_file')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('picture_id', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('picture_file_by_picture')
      .on('picture_file')
      .column('picture_id')
      .execute();

    await database.schema
      .createTable('blog_samples')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('loaded_at', 'text', (column) => column.notNull())
      .execute();
  },
};
