import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How many wrong editor tokens have come from an address, for the ten minutes that it matters. */
export const wrongTokens: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('wrong_tokens')
      .addColumn('visitor', 'text', (column) => column.primaryKey())
      .addColumn('tokens', 'integer', (column) => column.notNull())
      .addColumn('ends_at', 'text', (column) => column.notNull())
      .execute();
  },
};
