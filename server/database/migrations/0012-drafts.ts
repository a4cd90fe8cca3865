import type { CreateTableBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Working copies of posts, and what they were before; the table `blog` stays what visitors read. */
export const drafts: Migration = {
  async up(database: Kysely<unknown>) {
    await withPost(database.schema.createTable('post_drafts'))
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('published_revision', 'text')
      .addColumn('publish_at', 'text')
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addUniqueConstraint('post_drafts_slug', ['slug'])
      .execute();
    await database.schema
      .createIndex('post_drafts_publish_at')
      .on('post_drafts')
      .column('publish_at')
      .execute();

    await withPost(database.schema.createTable('post_versions'))
      .addColumn('post_id', 'text', (column) =>
        column.notNull().references('post_drafts.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('post_versions_key', ['post_id', 'number'])
      .execute();
  },
};

function withPost(table: CreateTableBuilder<string, never>) {
  return table
    .addColumn('slug', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('picture_id', 'text')
    .addColumn('cover', 'text')
    .addColumn('image_alt', 'text', (column) => column.notNull())
    .addColumn('pictures', 'text', (column) => column.notNull());
}
