import type { Person } from '#app/desk/desk.ts';
import type { HeldSignUp, InboxService, TicketFilter } from '#app/desk/inbox/inbox-service.ts';
import { paginate } from '#domain/text/paginate.ts';
import type { Database, SubscriberTable } from '../../../database/schema.ts';
import { nameOfOther } from '../../../languages.ts';
import {
  countHeldSignUps,
  discardSignUp,
  listHeldSignUps,
  releaseSignUp,
} from '../../newsletter/subscriber-repository.ts';
import { recordAction } from '../audit-repository.ts';
import { searchTickets } from './search-tickets.ts';
import { readThread } from './thread-repository.ts';
import { countTickets, countTicketsSince, findTicket, listTickets } from './ticket-repository.ts';
import { updateTicket } from './update-ticket.ts';
import { noteVisit } from './visit-repository.ts';

const TICKETS_PER_PAGE = 25;

export function createInboxService(database: Database): InboxService {
  async function search(filter: TicketFilter, wanted: number, person: Person) {
    const find = (page: number) =>
      searchTickets(database, filter, person, {
        limit: TICKETS_PER_PAGE,
        offset: (page - 1) * TICKETS_PER_PAGE,
      });
    const found = await find(wanted);
    const { page } = paginate(found.total, wanted, TICKETS_PER_PAGE);
    return { ...(page === wanted ? found : await find(page)), perPage: TICKETS_PER_PAGE };
  }

  return {
    visit: (person) => noteVisit(database, person),
    countSince: (moment) => countTicketsSince(database, moment),
    async list(filter, wanted, person) {
      if (filter.search) return search(filter, wanted, person);
      const total = await countTickets(database, filter, person);
      const { page } = paginate(total, wanted, TICKETS_PER_PAGE);
      const offset = (page - 1) * TICKETS_PER_PAGE;
      const tickets = await listTickets(database, filter, person, { limit: TICKETS_PER_PAGE, offset });
      return { tickets, total, perPage: TICKETS_PER_PAGE };
    },
    exportTickets(filter, person, most) {
      return database.transaction().execute(async (transaction) => {
        const tickets = await listTickets(transaction, filter, person, { limit: most });
        await recordAction(transaction, person, {
          action: 'messages.export',
          subject: 'messages',
          after: { rows: tickets.length },
        });
        return tickets;
      });
    },
    find: (key) => findTicket(database, key),
    thread: (ticket) => readThread(database, ticket),
    update: (ticket, version, action, person) => updateTicket(database, { ticket, version, action, person }),
    async heldSignUps(wanted) {
      const total = await countHeldSignUps(database);
      const { page } = paginate(total, wanted, TICKETS_PER_PAGE);
      const offset = (page - 1) * TICKETS_PER_PAGE;
      const rows = await listHeldSignUps(database, { limit: TICKETS_PER_PAGE, offset });
      return { signUps: rows.map(readSignUp), total, perPage: TICKETS_PER_PAGE };
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

function readSignUp(row: SubscriberTable): HeldSignUp {
  return {
    id: row.id,
    email: row.user_email,
    name: row.user_name,
    signedUpAt: row.signed_up_at,
    suspicion: row.suspicion ?? undefined,
    language: nameOfOther(row.language),
  };
}
