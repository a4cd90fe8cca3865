import type { Database } from '../database/schema.ts';

interface GuessLimit {
  /** So many wrong ones count; after them not even a right one is heard. */
  most: number;
  windowMs: number;
}

/** No count lasts longer. */
const LONGEST_WINDOW_MS = 86_400_000;

/**
 * Counts a guess before it is looked at, so that guesses sent at once cannot outrun the count; false when too many
 * were wrong. The count is in the database because all processes of a site share it.
 */
export async function countGuess(
  database: Database,
  subject: string,
  { most, windowMs }: GuessLimit,
): Promise<boolean> {
  const now = Date.now();
  const [start, end, farAhead, beyondAll] = [0, windowMs, 2 * windowMs, 2 * LONGEST_WINDOW_MS].map((ms) =>
    new Date(now + ms).toISOString(),
  ) as [string, string, string, string];
  await database
    .deleteFrom('wrong_tokens')
    .where((row) => row.or([row('ends_at', '<=', start), row('ends_at', '>', beyondAll)]))
    .execute();
  const counted = await database
    .insertInto('wrong_tokens')
    .values({ visitor: subject, tokens: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict
        .column('visitor')
        .doUpdateSet((row) => {
          // An end far ahead was written by a clock that has been put right since.
          const isOver = row('wrong_tokens.ends_at', '>', farAhead);
          return {
            tokens: row
              .case()
              .when(isOver)
              .then(1)
              .else(row('wrong_tokens.tokens', '+', 1))
              .end(),
            ends_at: row.case().when(isOver).then(end).else(row.ref('wrong_tokens.ends_at')).end(),
          };
        })
        .where((row) =>
          row.or([row('wrong_tokens.tokens', '<', most), row('wrong_tokens.ends_at', '>', farAhead)]),
        ),
    )
    .returning('tokens')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Takes back the last guess, which was right. */
export async function forgetGuess(database: Database, subject: string): Promise<void> {
  await database
    .updateTable('wrong_tokens')
    .set((row) => ({ tokens: row('tokens', '-', 1) }))
    .where('visitor', '=', subject)
    .execute();
  await database.deleteFrom('wrong_tokens').where('visitor', '=', subject).where('tokens', '<=', 0).execute();
}
