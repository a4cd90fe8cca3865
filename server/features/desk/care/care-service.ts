import type { CareService, EntryFilter, HeldSignUp } from '#app/desk/care/care-service.ts';
import type { Person } from '#app/desk/desk.ts';
import { paginate } from '#domain/text/paginate.ts';
import type { Database, SubscriberTable } from '../../../database/schema.ts';
import { nameOfOther } from '../../../languages.ts';
import {
  countHeldSignUps,
  discardSignUp,
  listHeldSignUps,
  releaseSignUp,
} from '../../newsletter/subscriber-repository.ts';
import { recordAct } from '../audit-repository.ts';
import { actOnEntry } from './act-on-entry.ts';
import { countEntries, countEntriesSince, findEntry, listEntries } from './entry-repository.ts';
import { searchEntries } from './search-entries.ts';
import { readThread } from './thread-repository.ts';
import { noteVisit } from './visit-repository.ts';

const ENTRIES_PER_PAGE = 25;

export function createCareService(database: Database): CareService {
  async function search(filter: EntryFilter, wanted: number, person: Person) {
    const find = (page: number) =>
      searchEntries(database, filter, person, {
        limit: ENTRIES_PER_PAGE,
        offset: (page - 1) * ENTRIES_PER_PAGE,
      });
    const found = await find(wanted);
    const { page } = paginate(found.total, wanted, ENTRIES_PER_PAGE);
    return { ...(page === wanted ? found : await find(page)), perPage: ENTRIES_PER_PAGE };
  }

  return {
    visit: (person) => noteVisit(database, person),
    countSince: (moment) => countEntriesSince(database, moment),
    async list(filter, wanted, person) {
      if (filter.search) return search(filter, wanted, person);
      const total = await countEntries(database, filter, person);
      const { page } = paginate(total, wanted, ENTRIES_PER_PAGE);
      const offset = (page - 1) * ENTRIES_PER_PAGE;
      const entries = await listEntries(database, filter, person, { limit: ENTRIES_PER_PAGE, offset });
      return { entries, total, perPage: ENTRIES_PER_PAGE };
    },
    exportEntries(filter, person, most) {
      return database.transaction().execute(async (transaction) => {
        const entries = await listEntries(transaction, filter, person, { limit: most });
        await recordAct(transaction, person, {
          action: 'messages.export',
          subject: 'messages',
          after: { rows: entries.length },
        });
        return entries;
      });
    },
    find: (key) => findEntry(database, key),
    thread: (entry) => readThread(database, entry),
    act: (entry, version, act, person) => actOnEntry(database, { entry, version, act, person }),
    async heldSignUps(wanted) {
      const total = await countHeldSignUps(database);
      const { page } = paginate(total, wanted, ENTRIES_PER_PAGE);
      const offset = (page - 1) * ENTRIES_PER_PAGE;
      const rows = await listHeldSignUps(database, { limit: ENTRIES_PER_PAGE, offset });
      return { signUps: rows.map(readSignUp), total, perPage: ENTRIES_PER_PAGE };
    },
    countHeldSignUps: () => countHeldSignUps(database),
    settleSignUp(id, act, person) {
      return database.transaction().execute(async (transaction) => {
        const isSettled =
          act === 'release' ? await releaseSignUp(transaction, id) : await discardSignUp(transaction, id);
        if (isSettled)
          await recordAct(transaction, person, {
            action: `sign-up.${act}`,
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
