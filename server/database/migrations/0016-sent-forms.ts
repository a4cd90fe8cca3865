import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By which a form that is sent again is known. */
export const sentForms: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('sent_forms')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text', (column) => column.notNull())
      .addColumn('complaint_id', 'text', (column) => column.references('complaints.id').onDelete('cascade'))
      .execute();
    for (const column of ['sent_at', 'complaint_id'])
      await database.schema.createIndex(`sent_forms_${column}`).on('sent_forms').column(column).execute();
  },
};
