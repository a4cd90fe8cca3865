import { setImmediate } from 'node:timers/promises';
import type { Entry, EntryFilter } from '#app/desk/care/care-service.ts';
import type { Person } from '#app/desk/desk.ts';
import type { Database } from '../../../database/schema.ts';
import { countEntries, edgeOfNewest, listEntries } from './entry-repository.ts';

/** As many as SQLite looks through in a few milliseconds. */
const STEP_ROWS = 500;

interface FoundEntries {
  /** Of the page that is asked for. */
  entries: Entry[];
  /** On all pages. */
  total: number;
}

/**
 * Looks through all entries, the newest first, and other requests get their turn in between: SQLite reads on the thread
 * that serves the pages.
 */
export async function searchEntries(
  database: Database,
  filter: EntryFilter,
  person: Person,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundEntries> {
  const found: FoundEntries = { entries: [], total: 0 };
  let before: string | undefined;
  do {
    const from = await edgeOfNewest(database, before, STEP_ROWS);
    const step = { ...filter, received: { from, before } };
    const count = await countEntries(database, step, person);
    const missing = limit - found.entries.length;
    const skipped = Math.max(0, offset - found.total);
    if (missing > 0 && skipped < count)
      found.entries.push(...(await listEntries(database, step, person, { limit: missing, offset: skipped })));
    found.total += count;
    before = from;
    await setImmediate();
  } while (before !== undefined);
  return found;
}
