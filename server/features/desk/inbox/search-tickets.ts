import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Ticket, TicketFilter } from '#app/desk/inbox/inbox-service.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import type { Person } from '#domain/desk/roles.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { paginate } from '#domain/text/paginate.ts';
import { nationalDigits } from '#domain/text/phone-numbers.ts';
import { findSimilar } from '#domain/text/similar-texts.ts';
import type { Database } from '../../../database/schema.ts';
import {
  compareMatches,
  edgeOfAge,
  edgeOfNewest,
  findMatches,
  listByIds,
  phoneDigits,
} from './ticket-repository.ts';

/** As many as SQLite looks through in a hundredth of a second. */
const STEP_ROWS = 5000;

interface Range {
  /** The last page if there are fewer. */
  page: number;
  perPage: number;
  /** So many of the newest are looked through. */
  most: number;
}

interface FoundTickets {
  tickets: Ticket[];
  total: number;
  /** Since when all was looked through, if there is more from before. */
  searchedSince: string | undefined;
}

/**
 * Looks through the texts of the newest tickets, and other requests get their turn in between: SQLite reads on the
 * thread that serves the pages. Of what is older it finds what an index knows (decision 041).
 */
export async function searchTickets(
  database: Database,
  filter: TicketFilter,
  person: Person,
  { page: wanted, perPage, most }: Range,
): Promise<FoundTickets> {
  let first: Awaited<ReturnType<typeof findMatches>> = [];
  let total = 0;
  const add = (matches: typeof first) => {
    first = [...first, ...matches].sort(compareMatches).slice(0, wanted * perPage);
    total += matches.length;
  };
  // What is older than asked for need not be looked through.
  const oldest = filter.age && filter.age !== 'older' ? edgeOfAge(filter.age) : '';
  let before = filter.before;
  let searched = 0;
  do {
    const rows = Math.min(STEP_ROWS, most - searched);
    const from = await edgeOfNewest(database, before, rows);
    add(await findMatches(database, { ...filter, received: { from, before } }, person));
    before = from;
    searched += rows;
    await setImmediate();
  } while (before !== undefined && before >= oldest && searched < most);
  const searchedSince = before !== undefined && before >= oldest ? before : undefined;
  const known = searchedSince === undefined ? [] : await findKnown(database, filter.search);
  if (known.length > 0) {
    const older = { ...filter, received: { from: undefined, before: searchedSince }, ids: known };
    add(await findMatches(database, older, person));
  }
  const { page } = paginate(total, wanted, perPage);
  const shown = first.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
  return { tickets: await listByIds(database, shown), total, searchedSince };
}

/** The ways in which a number of Nigeria begins. */
const BEGINNINGS = ['', '0', '234', '00234', '2340'];
const FEWEST_DIGITS = 8;
const MOST_KNOWN = 500;

/** The ids of whatever has just this mail address, phone number or reference, by the indexes on them. */
async function findKnown(database: Database, search: string): Promise<string[]> {
  const isWritten: RawBuilder<boolean>[] = [];
  if (search.includes('@')) isWritten.push(sql`lower(user_email) = ${search.toLowerCase()}`);
  const national = /^[\d\s\-.()/+]+$/.test(search) ? nationalDigits(search) : '';
  if (national.length >= FEWEST_DIGITS) {
    const numbers = BEGINNINGS.map((beginning) => beginning + national);
    isWritten.push(sql`${phoneDigits('user_phone')} in (${sql.join(numbers)})`);
  }
  const reference = readReference(search);
  const [start] = /^[\da-f]{8}$/.exec(search.toLowerCase()) ?? [];
  const idsFrom = (end: string) =>
    `${start}-${end.repeat(4)}-${end.repeat(4)}-${end.repeat(4)}-${end.repeat(12)}`;
  const conditions = {
    messages: [
      ...isWritten,
      ...(start ? [sql<boolean>`id between ${idsFrom('0')} and ${idsFrom('f')}`] : []),
    ],
    complaints: [...isWritten, ...(reference ? [sql<boolean>`reference = ${reference}`] : [])],
  };
  const found: string[] = [];
  for (const table of ['messages', 'complaints'] as const)
    for (const condition of conditions[table]) {
      const rows = database.selectFrom(table).select('id').where(condition);
      found.push(...(await rows.limit(MOST_KNOWN).execute()).map(({ id }) => id));
    }
  return found;
}

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
