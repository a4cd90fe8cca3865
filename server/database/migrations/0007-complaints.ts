import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Complaints, every step that staff have taken with them, and the mails that follow. */
export const complaints: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('complaints')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('place_path', 'text', (column) => column.notNull())
      .addColumn('happened_on', 'text', (column) => column.notNull())
      .addColumn('happened_about', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('user_phone', 'text', (column) => column.notNull())
      .addColumn('user_email', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('suspicion', 'text')
      .addColumn('released_at', 'text')
      .execute();
    await database.schema
      .createIndex('complaints_received_at')
      .on('complaints')
      .column('received_at')
      .execute();
    await database.schema
      .createIndex('complaints_user_email')
      .on('complaints')
      .expression(sql`lower(user_email)`)
      .column('received_at')
      .execute();

    await database.schema
      .createTable('complaint_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('complaint_id', 'text', (column) =>
        column.notNull().references('complaints.id').onDelete('cascade'),
      )
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('complaint_changes_complaint_id')
      .on('complaint_changes')
      .columns(['complaint_id', 'changed_at'])
      .execute();

    // Looked through at each try to see a complaint.
    await database.schema.createIndex('wrong_tokens_ends_at').on('wrong_tokens').column('ends_at').execute();

    // SQLite adds one column at a time.
    for (const [column, table] of [
      ['complaint_id', 'complaints'],
      ['change_id', 'complaint_changes'],
    ] as const) {
      await database.schema
        .alterTable('outbox')
        .addColumn(column, 'text', (added) => added.references(`${table}.id`).onDelete('cascade'))
        .execute();
      await database.schema.createIndex(`outbox_${column}`).on('outbox').column(column).execute();
    }
  },
};
