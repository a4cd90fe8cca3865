import type { Kysely } from 'kysely';

/*
 * One schema for SQLite and PostgreSQL: text ids, dates as ISO text, booleans as 0 and 1, and Number() around
 * every count, since PostgreSQL hands counts over as text.
 */

interface ContentVersionTable {
  id: string;
  version: number;
  changed_at: string;
}

export interface Tables {
  content_version: ContentVersionTable;
}

export type Database = Kysely<Tables>;
