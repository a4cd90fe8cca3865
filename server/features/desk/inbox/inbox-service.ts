import { sql } from 'kysely';
import type {
  HeldSignUp,
  ListedTickets,
  Ticket,
  TicketAction,
  TicketFilter,
  TicketKey,
} from '#app/desk/inbox/inbox-service.ts';
import { translations } from '#content/languages.ts';
import type { Person } from '#domain/desk/roles.ts';
import { lagosDay, readLagosTime } from '#domain/text/format-date.ts';
import { paginate } from '#domain/text/paginate.ts';
import { countEach } from '../../../database/count-each.ts';
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
import { guessNames, searchTickets } from './search-tickets.ts';
import {
  countOfTickets,
  countTicketsSince,
  findTicket,
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

export function createInboxService(database: Database, mostSearched = MOST_SEARCHED) {
  const search = (filter: TicketFilter, person: Person, page: number, perPage: number) =>
    searchTickets(database, filter, person, { page, perPage, most: mostSearched });

  return {
    visit: (person: Person) => noteVisit(database, person),
    countSince: (moment: string) => countTicketsSince(database, moment),
    /** Open ones first, by the day on which they are due, then the newest; what was searched for by its age alone. */
    async list(filter: TicketFilter, wanted: number, person: Person): Promise<ListedTickets> {
      if (!filter.search) return listByDue(database, filter, person, wanted);
      const found = await search(filter, person, wanted, PER_PAGE);
      const guesses = found.total === 0 && !filter.before ? await guessNames(database, filter.search) : [];
      return { ...found, perPage: PER_PAGE, guesses };
    },
    /** The newest with what was answered and noted, for a spreadsheet; that it was made is recorded. */
    async exportTickets(filter: TicketFilter, person: Person, most: number) {
      // Not in the transaction: nobody else could write for as long as a search takes.
      const listed = filter.search
        ? (await search(filter, person, 1, most)).tickets
        : await listTickets(database, filter, person, { limit: most });
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
    noteOpened: (ticket: Ticket, person: Person) => noteOpened(database, ticket, person),
    find: (key: TicketKey) => findTicket(database, key),
    thread: (ticket: Ticket) => readThread(database, ticket),
    update: (ticket: Ticket, version: number, action: TicketAction, person: Person) =>
      updateTicket(database, { ticket, version, action, person }),
    /** Newest first. */
    async heldSignUps(wanted: number) {
      const total = await countHeldSignUps(database);
      const rows = await listHeldSignUps(database, rangeOf(wanted, total));
      const signUps = rows.map(
        (row): HeldSignUp => ({
          id: row.id,
          email: row.user_email,
          name: row.user_name,
          signedUpAt: row.signed_up_at,
          suspicion: row.suspicion ?? undefined,
          language: nameOfOther(row.language),
        }),
      );
      return { signUps, total, perPage: PER_PAGE };
    },
    countHeldSignUps: () => countHeldSignUps(database),
    /** Sends the confirmation or drops it; false when that has been settled already. */
    settleSignUp(id: string, action: 'release' | 'discard', person: Person) {
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
): Promise<ListedTickets> {
  const [open, answered] = [
    { ...filter, isOpen: true },
    { ...filter, isOpen: false },
  ];
  // There are years of answered ones: whoever asks for another state alone does not wait for them to be counted.
  const wantsAnswered = filter.state === undefined || filter.state === 'answered';
  const counts = await countEach(database, {
    open: countOfTickets(database, open, person),
    answered: wantsAnswered ? countOfTickets(database, answered, person) : sql<number>`0`,
  });
  const total = counts.open + counts.answered;
  const { limit, offset } = rangeOf(wanted, total);
  const tickets = offset < counts.open ? await listTickets(database, open, person, { limit, offset }) : [];
  const rest = { limit: limit - tickets.length, offset: Math.max(0, offset - counts.open) };
  if (rest.limit > 0 && wantsAnswered) tickets.push(...(await listTickets(database, answered, person, rest)));
  return { tickets, total, perPage: PER_PAGE, searchedSince: undefined, guesses: [] };
}

/** Whoever has not looked for so long comes back for a new visit. */
const AWAY_MS = 3_600_000;

/** Notes that somebody looks now, and returns when their visit before this one ended. */
async function noteVisit(database: Database, { id }: Person): Promise<string | undefined> {
  const now = new Date();
  const awaySince = new Date(now.getTime() - AWAY_MS).toISOString();
  const visit = await database
    .insertInto('desk_visits')
    .values({ person_id: id, previous_at: null, seen_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet({
        previous_at: sql`case when desk_visits.seen_at < ${awaySince}
          then desk_visits.seen_at else desk_visits.previous_at end`,
        seen_at: now.toISOString(),
      }),
    )
    .returning('previous_at')
    .executeTakeFirstOrThrow();
  return visit.previous_at ?? undefined;
}
