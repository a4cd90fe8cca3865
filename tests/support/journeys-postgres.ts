import { isRehearsal } from './machine.ts';
import { startPostgres } from './postgres.ts';

/** The server on which the journeys of the desk get their databases in the rehearsals. */
export default async function startJourneysPostgres() {
  if (!isRehearsal) return;
  const postgres = await startPostgres();
  process.env.JOURNEYS_POSTGRES = postgres.url;
  return postgres.remove;
}
