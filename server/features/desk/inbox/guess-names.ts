import { foldText } from '#domain/text/fold-text.ts';
import { findSimilar } from '#domain/text/similar-texts.ts';
import type { Database } from '../../../database/schema.ts';

/** Of each table, read by the index on when they came, however many there are. */
const NEWEST = 5000;
const MOST_GUESSES = 3;

/** The names that somebody may have meant, among those who have written last. */
export async function guessNames(database: Database, search: string): Promise<string[]> {
  const names = new Map<string, string>();
  for (const table of ['messages', 'complaints'] as const) {
    const rows = await database
      .selectFrom(table)
      .select('user_name')
      .where((row) => row.or([row('suspicion', 'is', null), row('released_at', 'is not', null)]))
      .orderBy('received_at', 'desc')
      .limit(NEWEST)
      .execute();
    for (const { user_name } of rows) names.set(foldText(user_name), user_name);
  }
  const found = findSimilar(names.values(), String, search).map(({ words }) => words);
  return [...new Map(found.toReversed().map((words) => [foldText(words), words])).values()]
    .toReversed()
    .slice(0, MOST_GUESSES);
}
