import type { Database } from '../../../database/schema.ts';

/** Somebody has written in the same instant; what was done so far is undone. */
export class LostRace extends Error {}

/** All of it or nothing, and a second time when the first lost a race: it then sees what the other has written. */
export async function inTransaction<Outcome>(
  database: Database,
  write: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const attempt = () => database.transaction().execute(write);
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof LostRace) return attempt();
    throw error;
  }
}
