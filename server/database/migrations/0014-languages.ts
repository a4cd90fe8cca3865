import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In which language somebody has written to us, and is to be answered; until now all pages were English. */
export const languages: Migration = {
  async up(database: Kysely<unknown>) {
    for (const table of ['messages', 'complaints', 'subscribers'])
      await database.schema
        .alterTable(table)
        .addColumn('language', 'text', (column) => column.notNull().defaultTo('en'))
        .execute();
  },
};
