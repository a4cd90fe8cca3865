import type { ListRow, ListService, PublishOutcome } from '#app/desk/lists/list-service.ts';
import type { Person } from '#app/desk/person.ts';
import type { ListId } from '#content/schema/directory.ts';
import { compareLists, type ListChanges } from '#domain/directory/compare-lists.ts';
import type { Database } from '../../../database/schema.ts';
import { bumpContentVersion } from '../../content-version/content-version-repository.ts';
import {
  findVersion,
  listVersions,
  publishList,
  readCurrentLists,
} from '../../directory/directory-repository.ts';
import { kindOf, readStoredList } from '../../directory/list-kinds.ts';
import { createSpreadsheetReader } from '../../directory/spreadsheet/spreadsheet-reader.ts';
import { recordAct } from '../audit-repository.ts';
import { addUpload, findUpload, listUploads, markPublished } from './upload-repository.ts';

const MOST_NAME_CHARACTERS = 200;

interface Surroundings {
  database: Database;
  /** Drops what this process has made of the old lists. */
  onChange(): void;
}

/** What staff do with the lists. */
export function createListService({ database, onChange }: Surroundings): ListService {
  const readSpreadsheet = createSpreadsheetReader();

  async function write(work: (transaction: Database) => Promise<PublishOutcome>): Promise<PublishOutcome> {
    const outcome = await database.transaction().execute(work);
    onChange();
    return outcome;
  }

  return {
    current: async () => Object.values(await readCurrentLists(database)),
    uploads: () => listUploads(database),

    async upload(person, list, file) {
      const checked = await readSpreadsheet(file.bytes, list);
      if (checked === 'busy') return 'busy';
      const { csv, ...report } = checked;
      const fileName = file.name.slice(0, MOST_NAME_CHARACTERS);
      return addUpload(database, person, { list, fileName, csv, report });
    },

    async readUpload(id) {
      const upload = await findUpload(database, id);
      if (!upload) return undefined;
      const { csv, ...shown } = upload;
      const current = (await readCurrentLists(database))[upload.list];
      const isOpen = upload.report.problems.total === 0 && upload.publishedNumber === null;
      return { ...shown, current, changes: isOpen ? compare(upload.list, current.csv, csv) : undefined };
    },

    publish: (person, id, { date, base }) =>
      write(async (transaction) => {
        const upload = await findUpload(transaction, id);
        if (!upload || upload.report.problems.total > 0) return 'missing';
        const { list, csv, publishedNumber } = upload;
        if (publishedNumber !== null) return { number: publishedNumber };
        const outcome = await publishUnlessStale(transaction, person, { list, csv, date, base });
        if (typeof outcome === 'object') await markPublished(transaction, id, outcome.number);
        return outcome;
      }),

    versions: (list) => listVersions(database, list),

    async readVersion(list, number) {
      const version = await findVersion(database, list, number);
      if (!version) return undefined;
      const current = (await readCurrentLists(database))[list];
      const { csv, ...shown } = version;
      return { version: shown, current, csv, changes: compare(list, current.csv, csv) };
    },

    restore: (person, list, { number, base }) =>
      write(async (transaction) => {
        const version = await findVersion(transaction, list, number);
        if (!version) return 'missing';
        const { csv, date } = version;
        const outcome = await publishUnlessStale(transaction, person, { list, csv, date, base });
        if (typeof outcome === 'object')
          await recordAct(transaction, person, { action: 'list.restore', subject: list, after: { number } });
        return outcome;
      }),
  };
}

interface Publication {
  list: ListId;
  csv: string;
  date: string;
  /** The version that was current when somebody decided. */
  base: number;
}

async function publishUnlessStale(
  transaction: Database,
  person: Person,
  { base, ...list }: Publication,
): Promise<PublishOutcome> {
  // Whoever publishes at the same moment waits for this row.
  await bumpContentVersion(transaction);
  const { number } = (await readCurrentLists(transaction))[list.list];
  if (number !== base) return 'stale';
  await publishList(transaction, { ...list, person });
  return { number: number + 1 };
}

function compare(list: ListId, before: string, now: string): ListChanges<ListRow> {
  const kind = kindOf(list);
  return compareLists(readStoredList(kind, before), readStoredList(kind, now));
}
