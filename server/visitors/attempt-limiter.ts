import type { Database } from '../database/schema.ts';

interface AttemptLimit {
  /** So many may fail or, of what is limited otherwise, be done; after them not even a right one is accepted. */
  most: number;
  windowMs: number;
}

/** No count lasts longer. */
const LONGEST_WINDOW_MS = 86_400_000;

/**
 * Counts an attempt before it is checked, so that attempts sent at once cannot outrun the count; false when too many
 * have failed. The count is in the database because all processes of a site share it.
 */
export async function countAttempt(
  database: Database,
  subject: string,
  { most, windowMs }: AttemptLimit,
): Promise<boolean> {
  const now = Date.now();
  const [start, end, farAhead, beyondAll] = [0, windowMs, 2 * windowMs, 2 * LONGEST_WINDOW_MS].map((ms) =>
    new Date(now + ms).toISOString(),
  ) as [string, string, string, string];
  await database
    .deleteFrom('failed_attempts')
    .where((row) => row.or([row('ends_at', '<=', start), row('ends_at', '>', beyondAll)]))
    .execute();
  const counted = await database
    .insertInto('failed_attempts')
    .values({ subject, attempts: 1, ends_at: end })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet((row) => {
          // An end far ahead was written by a clock that has been put right since.
          const isOver = row('failed_attempts.ends_at', '>', farAhead);
          return {
            attempts: row
              .case()
              .when(isOver)
              .then(1)
              .else(row('failed_attempts.attempts', '+', 1))
              .end(),
            ends_at: row.case().when(isOver).then(end).else(row.ref('failed_attempts.ends_at')).end(),
          };
        })
        .where((row) =>
          row.or([row('failed_attempts.attempts', '<', most), row('failed_attempts.ends_at', '>', farAhead)]),
        ),
    )
    .returning('attempts')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Takes back the last attempt, which has succeeded. */
export async function forgetAttempt(database: Database, subject: string): Promise<void> {
  await database
    .updateTable('failed_attempts')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('subject', '=', subject)
    .execute();
  await database
    .deleteFrom('failed_attempts')
    .where('subject', '=', subject)
    .where('attempts', '<=', 0)
    .execute();
}
