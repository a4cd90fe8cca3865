import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What visitors write, the mails that follow from it, and who gets the newsletter. */
export const messages: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('messages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'text', (column) => column.notNull())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('user_email', 'text', (column) => column.notNull())
      .addColumn('user_phone', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('suspicion', 'text')
      .addColumn('released_at', 'text')
      .execute();
    await database.schema.createIndex('messages_received_at').on('messages').column('received_at').execute();
    await database.schema
      .createIndex('messages_user_email')
      .on('messages')
      .columns(['user_email', 'received_at'])
      .execute();

    await database.schema
      .createTable('subscribers')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_email', 'text', (column) => column.notNull().unique())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('suspicion', 'text')
      .addColumn('signed_up_at', 'text', (column) => column.notNull())
      .addColumn('mail_queued_at', 'text')
      .addColumn('confirmed_at', 'text')
      .addColumn('unsubscribed_at', 'text')
      .execute();

    await database.schema
      .createTable('outbox')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.references('messages.id').onDelete('cascade'))
      .addColumn('subscriber_id', 'text', (column) => column.references('subscribers.id').onDelete('cascade'))
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('leased_by', 'text')
      .addColumn('leased_until', 'text')
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await database.schema
      .createIndex('outbox_state_due_at')
      .on('outbox')
      .columns(['state', 'due_at'])
      .execute();
    for (const column of ['message_id', 'subscriber_id'])
      await database.schema.createIndex(`outbox_${column}`).on('outbox').column(column).execute();

    await database.schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await (database as Kysely<{ secrets: { name: string; value: string } }>)
      .insertInto('secrets')
      .values({ name: 'mail-links', value: randomBytes(32).toString('base64url') })
      .execute();
  },
};
