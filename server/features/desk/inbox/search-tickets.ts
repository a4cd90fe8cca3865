import { setImmediate } from 'node:timers/promises';
import type { Person } from '#app/desk/desk.ts';
import type { Ticket, TicketFilter } from '#app/desk/inbox/inbox-service.ts';
import type { Database } from '../../../database/schema.ts';
import { countTickets, edgeOfNewest, listTickets } from './ticket-repository.ts';

/** As many as SQLite looks through in a few milliseconds. */
const STEP_ROWS = 500;

interface FoundTickets {
  /** Of the page that is asked for. */
  tickets: Ticket[];
  /** On all pages. */
  total: number;
}

/**
 * Looks through all tickets, the newest first, and other requests get their turn in between: SQLite reads on the thread
 * that serves the pages.
 */
export async function searchTickets(
  database: Database,
  filter: TicketFilter,
  person: Person,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundTickets> {
  const found: FoundTickets = { tickets: [], total: 0 };
  let before: string | undefined;
  do {
    const from = await edgeOfNewest(database, before, STEP_ROWS);
    const step = { ...filter, received: { from, before } };
    const count = await countTickets(database, step, person);
    const missing = limit - found.tickets.length;
    const skipped = Math.max(0, offset - found.total);
    if (missing > 0 && skipped < count)
      found.tickets.push(...(await listTickets(database, step, person, { limit: missing, offset: skipped })));
    found.total += count;
    before = from;
    await setImmediate();
  } while (before !== undefined);
  return found;
}
