import type { Database } from '../../../database/schema.ts';

/** Somebody has written in the same instant; what was done so far is undone. */
export class LostRace extends Error {}

/** PostgreSQL's code for a value that another row has by now, such as the address of a post. */
const TAKEN_MEANWHILE = '23505';

/** All of it or nothing, and a second time when the first lost a race: it then sees what the other has written. */
export async function inTransaction<Outcome>(
  database: Database,
  write: (transaction: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const attempt = () => database.transaction().execute(write);
  try {
    return await attempt();
  } catch (error) {
    if (isLostRace(error)) return attempt();
    throw error;
  }
}

function isLostRace(error: unknown): boolean {
  return (
    error instanceof LostRace || (error instanceof Error && 'code' in error && error.code === TAKEN_MEANWHILE)
  );
}
