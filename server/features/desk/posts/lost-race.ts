import type { Database } from '../../../database/schema.ts';

/** Somebody has written in the same instant; what was done so far is undone. */
export class LostRace extends Error {}

/** PostgreSQL's codes for a row that was changed, and a value such as an address that was taken, in the same instant. */
const LOST = ['40001', '23505'];
/** More than there are people who press a button in one instant. */
const TRIES = 5;

/** All of it or nothing, and again when it lost a race: it then sees what the other has written. */
export async function inTransaction<Outcome>(
  database: Database,
  write: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    try {
      // With one view of all tables: a draft from before and a public post from after another's step would not agree.
      return await database.transaction().setIsolationLevel('repeatable read').execute(write);
    } catch (error) {
      if (!isLostRace(error) || tries === TRIES) throw error;
    }
  }
}

function isLostRace(error: unknown): boolean {
  return (
    error instanceof LostRace || (error instanceof Error && 'code' in error && LOST.includes(`${error.code}`))
  );
}
