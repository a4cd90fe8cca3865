import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchTextOf } from '../../features/message/search-text.ts';
import type { Tables } from '../schema.ts';

const BATCH = 200;

/**
 * The text of messages and complaints without case and marks, to be searched. Null where a process of the version
 * before this one, which runs on for as long as an upgrade takes, has stored it.
 */
export const searchText: Migration = {
  async up(database: Kysely<Tables>) {
    for (const table of ['messages', 'complaints'] as const) {
      await database.schema.alterTable(table).addColumn('search_text', 'text').execute();
      await fill(database, table);
    }
  },
};

async function fill(database: Kysely<Tables>, table: 'messages' | 'complaints'): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? '';
    const values = sql.join(rows.map((row) => sql`(${row.id}, ${searchTextOf(row)})`));
    // Both databases call the columns of such a table so, and take a batch in one statement.
    await sql`update ${sql.table(table)} set search_text = column2
      from (values ${values}) as filled where ${sql.ref(`${table}.id`)} = column1`.execute(database);
  }
}
