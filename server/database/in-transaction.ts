import type { Database } from './schema.ts';

/** Runs the work in a transaction: in the caller's, if there is one. */
export function inTransaction<Result>(
  database: Database,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
