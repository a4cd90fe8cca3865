import { randomUUID } from 'node:crypto';
import type {
  DifferingPlace,
  ListRow,
  ListService,
  ListVersion,
  PublishOutcome,
  UploadReport,
} from '#app/desk/lists/list-service.ts';
import { listWords } from '#content/desk/lists.ts';
import type { ListId } from '#content/schema/directory.ts';
import { compareLists, type ListChanges } from '#domain/directory/compare-lists.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import { lockContentVersion } from '../../content-version/content-version-repository.ts';
import {
  type CurrentLists,
  findVersion,
  listVersions,
  publishList,
  readCurrentIds,
  readCurrentLists,
} from '../../directory/directory-repository.ts';
import { keepDetails } from '../../directory/keep-details.ts';
import { kindOf, listKinds, readStoredList } from '../../directory/list-kinds.ts';
import {
  createSpreadsheetReader,
  type SpreadsheetReader,
} from '../../directory/spreadsheet/spreadsheet-reader.ts';
import { mustPropose, propose } from '../approvals/waiting-changes.ts';
import { recordAction } from '../audit-repository.ts';
import { findDiffering, findSplits, joinSplits } from './compare-other-lists.ts';
import { describeRows } from './describe-rows.ts';

/** Older ones are removed, unless they wait for approval: whoever comes back for one uploads the file again. */
const KEPT_UPLOADS = 20;
const MOST_UPLOADS_SHOWN = 5;
/** How many times as much a file must change its own list as another one, before we take it for the other. */
const FAR_BETTER = 2;

interface Dependencies {
  database: Database;
  /** Drops what this process has made of the old lists. */
  onChange(): void;
  readSpreadsheet?: SpreadsheetReader | undefined;
}

/** What carries out a change that was approved, with what it was made from. */
export interface ListInput {
  list: ListId;
  /** Of an upload. */
  id?: string;
  choice: { base: number; date?: string; joins?: boolean; number?: number };
  /** The current versions of all lists, if others change with it. */
  ids?: string | undefined;
}

/** What staff do with the lists. */
export function createListService({
  database,
  onChange,
  readSpreadsheet = createSpreadsheetReader(),
}: Dependencies): ListService {
  async function write(work: (transaction: Database) => Promise<PublishOutcome>): Promise<PublishOutcome> {
    const outcome = await inTransaction(database, async (transaction) => {
      // Whoever publishes at the same moment waits here, and then sees what this one has done.
      await lockContentVersion(transaction);
      return work(transaction);
    });
    if (typeof outcome === 'object' && 'number' in outcome) onChange();
    return outcome;
  }

  return {
    current: async () => Object.values(await readCurrentLists(database)),

    async uploads() {
      const lists = await readCurrentLists(database);
      const uploads = await database
        .selectFrom('directory_uploads')
        .select(UPLOAD)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute();
      return uploads
        .filter((upload) => upload.publishedNumber === null && !isOutdated(upload, lists[upload.list]))
        .slice(0, MOST_UPLOADS_SHOWN)
        .map(({ report, ...upload }) => ({ ...upload, ...summarise(JSON.parse(report)) }));
    },

    async upload(person, list, { name, bytes }) {
      const checked = await readSpreadsheet(bytes, list);
      if (checked === 'busy') return 'busy';
      const { csv: read, ...report } = checked;
      const { csv: now } = (await readCurrentLists(database))[list];
      const { csv, kept } =
        report.problems.total > 0 ? { csv: read, kept: [] } : keepDetails(list, now, read);
      if (kept.length > 0) {
        report.changes.total += 1;
        report.changes.first.unshift({ reason: listWords.report.keptDetails(kept) });
      }
      const id = randomUUID();
      await database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('directory_uploads')
          .values({
            id,
            list,
            file_name: name,
            csv,
            report: JSON.stringify(report),
            person_id: person.id,
            person_name: person.name,
            at: new Date().toISOString(),
            published_number: null,
          })
          .execute();
        const newest = transaction
          .selectFrom('directory_uploads')
          .select('id')
          .orderBy('at', 'desc')
          .orderBy('id')
          .limit(KEPT_UPLOADS);
        const waiting = await transaction
          .selectFrom('waiting_changes')
          .select('input')
          .where('kind', '=', 'list')
          .execute();
        const named = waiting.flatMap(({ input }) => (JSON.parse(input) as ListInput).id ?? []);
        await transaction
          .deleteFrom('directory_uploads')
          .where('id', 'not in', newest)
          .where('id', 'not in', [id, ...named])
          .execute();
        const after = summarise(report);
        await recordAction(transaction, person, { action: 'list.upload', subject: list, after });
      });
      return id;
    },

    async readUpload(id) {
      const upload = await findUpload(database, id);
      if (!upload) return undefined;
      const { csv, ...shown } = upload;
      const lists = await readCurrentLists(database);
      const current = lists[upload.list];
      const isPublished = upload.publishedNumber !== null;
      const state = { ...shown, current, isOutdated: !isPublished && isOutdated(upload, current) };
      if (isPublished || state.isOutdated || upload.report.problems.total > 0)
        return { ...state, changes: undefined, differing: [], splits: [], likelyList: undefined };
      const changes = compare(upload.list, current.csv, csv);
      return {
        ...state,
        changes,
        differing: findDiffering(upload.list, csv, lists),
        splits: findSplits(upload.list, csv, lists),
        likelyList: findLikelyList(upload.list, csv, countChanges(changes), lists),
      };
    },

    removeUpload: (person, id) =>
      database.transaction().execute(async (transaction) => {
        const upload = await findUpload(transaction, id);
        if (!upload) return false;
        await transaction.deleteFrom('directory_uploads').where('id', '=', id).execute();
        const before = summarise(upload.report);
        const subject = upload.list;
        await recordAction(transaction, person, { action: 'list.remove-upload', subject, before });
        return true;
      }),

    publish: (person, id, { date, base, joins }) =>
      write(async (transaction) => {
        const upload = await findUpload(transaction, id);
        if (!upload || upload.report.problems.total > 0) return 'missing';
        const { list, csv, publishedNumber } = upload;
        const already = publishedNumber && (await findVersion(transaction, list, publishedNumber));
        if (already) return { already };
        const lists = await readCurrentLists(transaction);
        const current = lists[list];
        if (current.number !== base) return { stale: current };
        if (await mustPropose(transaction, person, 'list')) {
          const splits = joins ? findSplits(list, csv, lists) : [];
          const choice = { date, base, ...(joins && { joins }) };
          return propose(transaction, person, {
            ...toProposal('publish', {
              list,
              id,
              choice,
              ids: joins ? await readCurrentIds(transaction) : undefined,
            }),
            href: `/desk/lists/uploads/${id}`,
            authors: [upload.person],
            changes: describeList(current, { csv, date }, splits),
          });
        }
        const number = base + 1;
        if (joins) await joinSplits(transaction, { list, csv, person }, lists);
        // Before the list itself, whose publishing ends with its line in the audit log.
        const published = { published_number: number };
        await transaction.updateTable('directory_uploads').set(published).where('id', '=', id).execute();
        await publishList(transaction, { list, csv, date, person });
        return { number };
      }),

    versions: (list) => listVersions(database, list),

    async readVersion(list, number) {
      const version = await findVersion(database, list, number);
      if (!version) return undefined;
      const lists = await readCurrentLists(database);
      const current = lists[list];
      const { csv, ...shown } = version;
      const changes = compare(list, current.csv, csv);
      const [differing, splits] = [findDiffering(list, csv, lists), findSplits(list, csv, lists)];
      return { version: shown, current, csv, changes, differing, splits };
    },

    restore: (person, list, { number, base }) =>
      write(async (transaction) => {
        const version = await findVersion(transaction, list, number);
        if (!version) return 'missing';
        const { csv, date } = version;
        const current = (await readCurrentLists(transaction))[list];
        if (current.csv === csv && current.date === date) return { already: current };
        if (current.number !== base) return { stale: current };
        if (await mustPropose(transaction, person, 'list'))
          return propose(transaction, person, {
            ...toProposal('restore', { list, choice: { number, base } }),
            href: `/desk/lists/${list}/${number}`,
            authors: [],
            changes: describeList(current, version),
          });
        const cause = { action: 'list.restore', what: String(number) } as const;
        await publishList(transaction, { list, csv, date, person, cause });
        const after = { number };
        await recordAction(transaction, person, { action: 'list.restore', subject: list, after });
        return { number: base + 1 };
      }),
  };
}

function toProposal(action: 'publish' | 'restore', input: ListInput) {
  const { list, choice } = input;
  const after = {
    ...(choice.date && { date: choice.date }),
    ...(choice.number && { number: choice.number }),
  };
  return { kind: 'list', action, subject: list, title: kindOf(list).title, input, after } as const;
}

type ListText = { csv: string; date: string };

/** What visitors would see of a list, and of the places that become one with another list's. */
function describeList(
  current: ListVersion & ListText,
  { csv, date }: ListText,
  splits: readonly DifferingPlace[] = [],
) {
  const { columns, publish } = listWords;
  const joined = splits.map(({ name }) => name).join('\n');
  const named = [
    { id: 'date', name: columns.date, before: formatDate(current.date), after: formatDate(date) },
    ...(joined ? [{ id: 'joins', name: publish.joins, before: '', after: joined }] : []),
    ...describeRows(current.list, compare(current.list, current.csv, csv)),
  ];
  return { named: named.filter((change) => change.before !== change.after) };
}

/** How a row of `directory_uploads` is shown. */
const UPLOAD = [
  'id',
  'list',
  'file_name as fileName',
  'person_name as person',
  'at',
  'published_number as publishedNumber',
  'report',
] as const;

async function findUpload(database: Database, id: string) {
  const uploads = database.selectFrom('directory_uploads').select([...UPLOAD, 'csv']);
  const row = await uploads.where('id', '=', id).executeTakeFirst();
  return row && { ...row, report: JSON.parse(row.report) as UploadReport };
}

function summarise({ records, problems }: UploadReport) {
  return { records, problems: problems.total };
}

/** A check tells what would change on the list of its day, and nothing of a later one. */
function isOutdated({ at }: { at: string }, current: ListVersion): boolean {
  return at <= current.publishedAt;
}

/** Lists with the same columns are easily confused. */
function findLikelyList(list: ListId, csv: string, ownChanges: number, lists: CurrentLists) {
  const columns = kindOf(list).fields.join();
  return listKinds
    .filter(({ id, fields }) => id !== list && fields.join() === columns)
    .map(({ id }) => ({ list: id, changes: countChanges(compare(id, lists[id].csv, csv)), ownChanges }))
    .find(({ changes }) => changes * FAR_BETTER < ownChanges);
}

function countChanges({ added, removed, changed }: ListChanges<ListRow>): number {
  return added.length + removed.length + changed.length;
}

function compare(list: ListId, before: string, now: string): ListChanges<ListRow> {
  const kind = kindOf(list);
  return compareLists(readStoredList(kind, before), readStoredList(kind, now));
}
