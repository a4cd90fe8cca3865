import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One address has one count of messages, however its letters are written. */
export const messageAddresses: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema.dropIndex('messages_user_email').execute();
    await database.schema
      .createIndex('messages_user_email')
      .on('messages')
      .expression(sql`lower(user_email)`)
      .column('received_at')
      .execute();
  },
};
