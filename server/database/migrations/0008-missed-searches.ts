import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What was looked for on a day and not found: words and a number, no visitor, no time, no address. */
export const missedSearches: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('missed_searches')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull())
      .addColumn('searches', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('missed_searches_key', ['day', 'words'])
      .execute();
  },
};
