import type { Database } from '../../database/schema.ts';

export interface MissedSearches {
  /** Calendar day in Lagos, such as 2026-03-14. */
  day: string;
  words: string;
  searches: number;
}

/** Adds to what is there, and forgets what is from before a day. */
export async function addMissedSearches(
  database: Database,
  counted: readonly MissedSearches[],
  beforeDay: string,
): Promise<void> {
  if (counted.length === 0) return;
  // In one order everywhere, so that two processes never wait for each other's rows.
  const rows = counted.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await database
    .insertInto('missed_searches')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'words']).doUpdateSet((row) => ({
        searches: row('missed_searches.searches', '+', row.ref('excluded.searches')),
      })),
    )
    .execute();
  await database.deleteFrom('missed_searches').where('day', '<', beforeDay).execute();
}

export async function readMissedSearches(database: Database, sinceDay: string): Promise<MissedSearches[]> {
  return database
    .selectFrom('missed_searches')
    .select(['day', 'words', 'searches'])
    .where('day', '>=', sinceDay)
    .orderBy('day')
    .orderBy('words')
    .execute();
}

function keyOf({ day, words }: MissedSearches): string {
  return `${day} ${words}`;
}
