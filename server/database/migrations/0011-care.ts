import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What staff do with messages and complaints: states, who looks after one, answers, notes, and their last visits. */
export const care: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .alterTable('messages')
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('received'))
      .execute();
    await schema
      .alterTable('messages')
      .addColumn('changed_at', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update messages set changed_at = received_at`.execute(database);
    for (const table of ['messages', 'complaints']) {
      await schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      // Not a reference: people are never deleted, only revoked.
      await schema.alterTable(table).addColumn('assigned_to', 'text').execute();
    }
    await schema
      .alterTable('complaint_changes')
      .addColumn('person_name', 'text', (column) => column.notNull().defaultTo(''))
      .execute();

    await schema
      .createTable('message_changes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) =>
        column.notNull().references('messages.id').onDelete('cascade'),
      )
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('message_changes_message_id')
      .on('message_changes')
      .columns(['message_id', 'changed_at'])
      .execute();
    await schema
      .alterTable('outbox')
      .addColumn('message_change_id', 'text', (column) =>
        column.references('message_changes.id').onDelete('cascade'),
      )
      .execute();
    await schema.createIndex('outbox_message_change_id').on('outbox').column('message_change_id').execute();

    await schema
      .createTable('desk_notes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.references('messages.id').onDelete('cascade'))
      .addColumn('complaint_id', 'text', (column) => column.references('complaints.id').onDelete('cascade'))
      .addColumn('written_at', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .execute();
    for (const column of ['message_id', 'complaint_id'])
      await schema.createIndex(`desk_notes_${column}`).on('desk_notes').column(column).execute();

    await schema
      .createTable('desk_visits')
      .addColumn('person_id', 'text', (column) =>
        column.primaryKey().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('previous_at', 'text')
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
  },
};
