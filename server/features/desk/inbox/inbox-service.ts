import { setImmediate } from 'node:timers/promises';
import type { Person } from '#app/desk/desk.ts';
import type { InboxService, Ticket, TicketFilter } from '#app/desk/inbox/inbox-service.ts';
import { translations } from '#content/languages.ts';
import { lagosDay, readLagosTime } from '#domain/text/format-date.ts';
import { paginate } from '#domain/text/paginate.ts';
import type { Database } from '../../../database/schema.ts';
import { ENGLISH, nameOfLanguage, nameOfOther } from '../../../languages.ts';
import {
  countHeldSignUps,
  discardSignUp,
  listHeldSignUps,
  releaseSignUp,
} from '../../newsletter/subscriber-repository.ts';
import { recordAction } from '../audit-repository.ts';
import { addWritten } from './add-written.ts';
import { listColleagues } from './colleagues.ts';
import { guessNames } from './guess-names.ts';
import { searchTickets } from './search-tickets.ts';
import {
  countTickets,
  countTicketsSince,
  findTicket,
  firstAnswered,
  listTickets,
  readThread,
} from './ticket-repository.ts';
import { updateTicket } from './update-ticket.ts';

const PER_PAGE = 25;

/** The rows of a page; of the last one when there are fewer. */
function rangeOf(wanted: number, total: number) {
  const { page } = paginate(total, wanted, PER_PAGE);
  return { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
}

/** As many as both databases look through in a second or two; what is older, when somebody asks for it. */
const MOST_SEARCHED = 500_000;

export function createInboxService(database: Database, mostSearched = MOST_SEARCHED): InboxService {
  const search = (filter: TicketFilter, person: Person, range: { limit: number; offset: number }) =>
    searchTickets(database, filter, person, { ...range, most: mostSearched });

  return {
    visit: (person) => noteVisit(database, person),
    countSince: (moment) => countTicketsSince(database, moment),
    async list(filter, wanted, person) {
      if (!filter.search) return listByDue(database, filter, person, wanted);
      const found = await search(filter, person, rangeOf(wanted, Number.POSITIVE_INFINITY));
      const { page } = paginate(found.total, wanted, PER_PAGE);
      const shown = page < wanted ? await search(filter, person, rangeOf(page, found.total)) : found;
      const guesses = shown.total === 0 && !filter.before ? await guessNames(database, filter.search) : [];
      return { ...shown, perPage: PER_PAGE, guesses };
    },
    async exportTickets(filter, person, most) {
      const range = { limit: most, offset: 0 };
      // Not in the transaction: nobody else could write for as long as a search takes.
      const listed = filter.search
        ? (await search(filter, person, range)).tickets
        : await listTickets(database, filter, person, range);
      return database.transaction().execute(async (transaction) => {
        const tickets = await addWritten(transaction, listed);
        await recordAction(transaction, person, {
          action: 'messages.export',
          subject: 'messages',
          after: { rows: tickets.length },
        });
        return tickets;
      });
    },
    colleagues: () => listColleagues(database),
    languages: [ENGLISH, ...translations].map((code) => ({ code, name: nameOfLanguage(code) })),
    noteOpened: (ticket, person) => noteOpened(database, ticket, person),
    find: (key) => findTicket(database, key),
    thread: (ticket) => readThread(database, ticket),
    update: (ticket, version, action, person) => updateTicket(database, { ticket, version, action, person }),
    async heldSignUps(wanted) {
      const total = await countHeldSignUps(database);
      const rows = await listHeldSignUps(database, rangeOf(wanted, total));
      const signUps = rows.map((row) => ({
        id: row.id,
        email: row.user_email,
        name: row.user_name,
        signedUpAt: row.signed_up_at,
        suspicion: row.suspicion ?? undefined,
        language: nameOfOther(row.language),
      }));
      return { signUps, total, perPage: PER_PAGE };
    },
    countHeldSignUps: () => countHeldSignUps(database),
    settleSignUp(id, action, person) {
      return database.transaction().execute(async (transaction) => {
        const isSettled =
          action === 'release' ? await releaseSignUp(transaction, id) : await discardSignUp(transaction, id);
        if (isSettled)
          await recordAction(transaction, person, {
            action: `sign-up.${action}`,
            subject: id,
            before: { held: true },
            after: { held: false },
          });
        return isSettled;
      });
    },
  };
}

/** Complaints tell of illness and of people: who reads them can be asked why. Once a day says enough. */
async function noteOpened(database: Database, { kind, id, reference }: Ticket, person: Person) {
  if (kind === 'message') return;
  const now = new Date();
  const midnight = readLagosTime(`${lagosDay(now)}T00:00`) ?? now;
  await database.transaction().execute(async (transaction) => {
    const isFirst = await transaction
      .insertInto('complaint_openings')
      .values({ complaint_id: id, person_id: person.id, opened_at: now.toISOString() })
      .onConflict((conflict) =>
        conflict
          .columns(['complaint_id', 'person_id'])
          .doUpdateSet({ opened_at: now.toISOString() })
          .where('complaint_openings.opened_at', '<', midnight.toISOString()),
      )
      .returning('complaint_id')
      .executeTakeFirst();
    if (isFirst) await recordAction(transaction, person, { action: 'complaint.open', subject: reference });
  });
}

/** In two steps, each of which reads no more than it shows: by an index on what is open, and by one on all. */
async function listByDue(
  database: Database,
  filter: TicketFilter,
  person: Person,
  wanted: number,
): ReturnType<InboxService['list']> {
  const [open, answered] = [
    { ...filter, isOpen: true },
    { ...filter, isOpen: false },
  ];
  const openCount = await countTickets(database, open, person);
  // There are years of answered ones: whoever asks for another state alone does not wait for them to be counted.
  const wantsAnswered = filter.state === undefined || filter.state === 'answered';
  const total = openCount + (wantsAnswered ? await countAnswered(database, answered, person) : 0);
  const { limit, offset } = rangeOf(wanted, total);
  const tickets = offset < openCount ? await listTickets(database, open, person, { limit, offset }) : [];
  const rest = { limit: limit - tickets.length, offset: Math.max(0, offset - openCount) };
  if (rest.limit > 0 && wantsAnswered) tickets.push(...(await listTickets(database, answered, person, rest)));
  return { tickets, total, perPage: PER_PAGE, searchedSince: undefined, guesses: [] };
}

const STEP_MS = 60 * 86_400_000;

/** Two months at a time, so that others get their turn in between: there are years of them. */
async function countAnswered(
  database: Database,
  filter: Parameters<typeof countTickets>[1],
  person: Person,
): Promise<number> {
  const first = await firstAnswered(database);
  let total = 0;
  for (let from = first; from !== undefined; ) {
    const end = Date.parse(from) + STEP_MS;
    const before = end > Date.now() ? undefined : new Date(end).toISOString();
    total += await countTickets(database, { ...filter, received: { from, before } }, person);
    from = before;
    await setImmediate();
  }
  return total;
}

/** Whoever has not looked for so long comes back for a new visit. */
const AWAY_MS = 3_600_000;
/** So often at most is it written down that somebody is still looking. */
const SEEN_EVERY_MS = 60_000;

/** Notes that somebody looks now, and gives when their visit before this one ended. */
async function noteVisit(database: Database, { id }: Person): Promise<string | undefined> {
  const now = new Date();
  const visit = await database
    .selectFrom('desk_visits')
    .select(['previous_at', 'seen_at'])
    .where('person_id', '=', id)
    .executeTakeFirst();
  const agoMs = visit ? now.getTime() - Date.parse(visit.seen_at) : Number.POSITIVE_INFINITY;
  const previous_at = visit && agoMs > AWAY_MS ? visit.seen_at : (visit?.previous_at ?? null);
  if (agoMs > SEEN_EVERY_MS) {
    const seen = { previous_at, seen_at: now.toISOString() };
    await database
      .insertInto('desk_visits')
      .values({ person_id: id, ...seen })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(seen))
      .execute();
  }
  return previous_at ?? undefined;
}
