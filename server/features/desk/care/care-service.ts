import type { CareService, EntryFilter } from '#app/desk/care/care-service.ts';
import type { Person } from '#app/desk/desk.ts';
import { paginate } from '#domain/text/paginate.ts';
import type { Database } from '../../../database/schema.ts';
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
  };
}
