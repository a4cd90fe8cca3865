import type { ListRow } from '#app/desk/lists/list-service.ts';
import type { DeskPlace, PlaceEdit, PlaceKind, PlaceService } from '#app/desk/places/place-service.ts';
import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import { type ListedPlace, placePath, providerIdentity } from '#domain/directory/prepare-places.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Database } from '../../../database/schema.ts';
import { lockContentVersion } from '../../content-version/content-version-repository.ts';
import {
  keepPath,
  listVersions,
  publishList,
  readCurrentIds,
  readCurrentLists,
  readPlacePaths,
} from '../../directory/directory-repository.ts';
import { createDirectory } from '../../directory/directory-service.ts';
import { mustPropose, propose } from '../approvals/waiting-changes.ts';
import { type ActionDetails, recordAction } from '../audit-repository.ts';
import { describeRows } from '../lists/describe-rows.ts';
import { CLOSED, closedPlaces, readClosed } from './closed-places.ts';
import { findDifferences, isSaid } from './compare-values.ts';
import {
  applyEdit,
  areas,
  baseOf,
  changedFields,
  type EditErrors,
  listsOfKind,
  ownRows,
} from './edit-place.ts';
import { findTwins, spelledOut } from './find-twins.ts';
import { createGuesser } from './guess-places.ts';
import {
  countReports,
  decideReport,
  describeReport,
  findOpenReport,
  hasDecided,
  readReports,
} from './place-reports.ts';

const MOST_FOUND = 50;

interface Dependencies {
  database: Database;
  /** Drops what this process has made of the old lists. */
  onChange(): void;
}

/** What staff do with one hospital or pharmacy. */
export function createPlaceService({ database, onChange }: Dependencies): PlaceService {
  const readNow = createReader();
  return {
    areas,

    async find(text) {
      const now = await readNow(database);
      const words = foldText(text).split(' ').filter(Boolean);
      const listed = now.directory.places.map(summaryOf);
      const all = [...listed, ...closedPlaces(now.directory).map(summaryOfClosed)];
      const names = Map.groupBy(now.placePaths, (known) => known.path);
      const exact = all.filter(({ path, row: { name, address, lga, lcda } }) => {
        const former = names.get(path)?.map((known) => known.name) ?? [];
        const texts = foldText([name, address, lga, lcda, ...former].join(' '));
        return words.every((word) => texts.includes(word));
      });
      const isGuess = exact.length === 0;
      const byPath = new Map(isGuess ? all.map((place) => [place.path, place]) : []);
      const found = isGuess ? [...now.guess()(text)].flatMap((path) => byPath.get(path) ?? []) : exact;
      const shown = found.slice(0, MOST_FOUND);
      const paths = shown.map(({ path }) => pathsTo(now, path));
      const reports = await readReports(database, paths.flat());
      const places = shown.map((place, index) => {
        const own = reports.filter(({ path }) => paths[index]?.includes(path));
        return { ...place, reports: own };
      });
      return { places, total: found.length, isGuess };
    },

    async reported() {
      const { directory } = await readNow(database);
      const reports = await readReports(database);
      return {
        reports: reports.slice(0, MOST_FOUND).map((report) => {
          const path = pathNow(directory, report.path);
          const found = directory.finder.find(path);
          const { name = path, lga = '' } =
            (found && ('place' in found ? found.place.record : found.gone)) ?? {};
          return { ...report, path, name, lga };
        }),
        total: await countReports(database),
      };
    },

    read: async (path) => readPlace(database, await readNow(database), path),

    async lastChange({ kind, row }) {
      const lists = await Promise.all(listsOfKind(kind).map((list) => listVersions(database, list)));
      const changes = lists.flat().filter(({ cause }) => cause.what === row.name);
      const [last] = changes.sort((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1));
      return last && { by: last.publishedBy, at: last.publishedAt };
    },

    async check(edit) {
      const applied = tryEdit(await readNow(database), edit);
      if (typeof applied === 'string' || 'errors' in applied) return applied;
      const { row, changes, warnings, unconfirmed, before, directory } = applied;
      const known = [
        ...directory.places.map(({ path, kind, record }) => {
          const { name, lga } = record;
          return { path, kind, name, lga, identity: spelledOut(record), isClosed: false };
        }),
        ...closedPlaces(directory).map((place) => ({ ...place, isClosed: true })),
      ];
      return { row, changes, warnings, unconfirmed, twins: findTwins(known, edit, row, before?.row) };
    },

    async publish(person, edit) {
      const outcome = await inTransaction(database, async (transaction) => {
        // Whoever publishes at the same moment waits here, and then sees what this one has done.
        await lockContentVersion(transaction);
        const applied = tryEdit(await readNow(transaction), edit);
        if (typeof applied === 'string' || 'errors' in applied) return applied;
        const { row, texts, before, changes } = applied;
        const isClosed = edit.lists.length === 0;
        const action = isClosed
          ? 'place.close'
          : before
            ? 'place.edit'
            : edit.path
              ? 'place.reopen'
              : 'place.add';
        // Without a change of a list only a report is closed, which visitors do not see.
        if (texts.length > 0 && (await mustPropose(transaction, person, 'place')))
          return propose(transaction, person, {
            kind: 'place',
            action: action.replace('place.', ''),
            subject: edit.path ?? placePath(row as Provider),
            title: row.name ?? '',
            href: edit.path?.replace('/provider/', '/desk/places/') ?? '/desk/places',
            input: edit,
            changes: { named: changes.flatMap(({ list, changes }) => describeRows(list, changes)) },
            authors: [],
            ...detailsOf(before, row, edit, undefined),
          });
        if (edit.path && !isClosed)
          await keepPath(transaction, { path: edit.path, kind: edit.kind }, row as Provider);
        const cause = { action, what: (isClosed ? before?.row.name : row.name) ?? '' } as const;
        for (const text of texts) await publishList(transaction, { ...text, person, cause });
        const report = edit.report
          ? await decideReport(transaction, edit.report, 'accepted', person.name)
          : undefined;
        const path = isClosed ? (edit.path ?? '') : await pathOf(transaction, edit.kind, row);
        const said = report && { report: describeReport(report) };
        const details = isClosed ? { after: said } : detailsOf(before, row, edit, said);
        await recordAction(transaction, person, { action, subject: path, ...details });
        return { path };
      });
      if (typeof outcome === 'object' && 'path' in outcome) onChange();
      return outcome;
    },

    decide: (person, id, verdict) =>
      database.transaction().execute(async (transaction) => {
        // As whoever publishes: what the site says stays until this is recorded.
        await lockContentVersion(transaction);
        const isRight = verdict === 'right';
        const open = isRight ? await findOpenReport(transaction, id) : undefined;
        if (open) {
          const now = await readNow(transaction);
          const place = await readPlace(transaction, now, pathNow(now.directory, open.path));
          if (place?.reports.find((report) => report.id === id)?.isRight === false) return 'differs';
        }
        const state = isRight ? 'accepted' : 'refused';
        const decided = await decideReport(transaction, id, state, person.name);
        if (!decided) return (await hasDecided(transaction, id, state, person.name)) ? 'done' : 'decided';
        await recordAction(transaction, person, {
          action: isRight ? 'place.settle-report' : 'place.refuse-report',
          subject: decided.path,
          after: { report: describeReport(decided) },
        });
        return 'done';
      }),
  };
}

/** The lists of this moment and what is made of them, kept until others are published: paths change with them alone. */
function createReader() {
  let kept: { ids: string; made: Now } | undefined;
  return async (database: Database) => {
    const ids = await readCurrentIds(database);
    if (kept?.ids !== ids) kept = { ids, made: await makeNow(database) };
    return kept.made;
  };
}

type Now = Awaited<ReturnType<typeof makeNow>>;

async function makeNow(database: Database) {
  const [lists, placePaths] = [await readCurrentLists(database), await readPlacePaths(database)];
  const directory = createDirectory({ lists, placePaths });
  let guess: ReturnType<typeof createGuesser> | undefined;
  return {
    ...{ lists, placePaths, directory },
    /** Made when somebody first needs it: most are found by their words. */
    guess: () => {
      const closed = new Set(closedPlaces(directory).map(({ path }) => path));
      guess ??= createGuesser(
        directory,
        placePaths.filter(({ path }) => closed.has(path)),
      );
      return guess;
    },
  };
}

async function readPlace(database: Database, now: Now, path: string): Promise<DeskPlace | undefined> {
  const { lists, placePaths, directory } = now;
  const found = directory.finder.find(path);
  const reports = await readReports(database, pathsTo(now, path));
  const judge = (place: Parameters<typeof isSaid>[1]) =>
    reports.map((report) => ({ ...report, isRight: isSaid(report, place) }));
  if (found && 'place' in found) {
    const summary = summaryOf(found.place);
    const identity = providerIdentity(found.place.record);
    const rows = ownRows(lists, summary.kind, identity);
    return {
      ...summary,
      base: baseOf(lists, summary.kind, identity),
      differences: findDifferences(rows),
      reports: judge({ ...summary, rows: rows.map(({ row }) => row) }),
    };
  }
  const closed = closedPlaces(directory).find((place) => place.path === path);
  if (!closed) return undefined;
  const summary = { ...summaryOfClosed(closed), ...(await readClosed(database, closed, placePaths)) };
  return { ...summary, base: CLOSED, differences: [], reports: judge({ ...summary, rows: [] }) };
}

/** The page of a place whose LGA may have been corrected since somebody was there. */
function pathNow({ finder }: Now['directory'], path: string): string {
  const [area = '', slug = ''] = path.split('/').slice(2);
  return finder.locate(area, slug) ?? path;
}

/** The page of a place and its earlier ones, on which visitors may have reported something. */
function pathsTo({ placePaths, directory }: Now, path: string): string[] {
  const known = new Set(placePaths.map((row) => row.path));
  return [path, ...[...known].filter((each) => each !== path && pathNow(directory, each) === path)];
}

/** What would come of an edit on the lists of now. */
function tryEdit({ lists, directory }: Now, edit: PlaceEdit) {
  const withDouble = ({ errors, double }: EditErrors) => {
    const identity = double && providerIdentity(double as Provider);
    const listed = directory.places.find(
      ({ kind, record }) => kind === edit.kind && providerIdentity(record) === identity,
    );
    return { errors, double: listed?.path };
  };
  const found = edit.path ? directory.finder.find(edit.path) : undefined;
  if (edit.path && !found) return 'missing';
  const isReopened = found && 'gone' in found && found.gone.kind === edit.kind && edit.base === CLOSED;
  if (!edit.path || (isReopened && edit.lists.length > 0)) {
    const applied = applyEdit(lists, edit, undefined);
    if ('errors' in applied) return withDouble(applied);
    return { ...applied, unconfirmed: undefined, directory, before: undefined };
  }
  // It has left the lists since somebody opened it.
  if (!found || !('place' in found) || found.place.kind !== edit.kind) return 'changed';
  const identity = providerIdentity(found.place.record);
  if (baseOf(lists, edit.kind, identity) !== edit.base) return 'changed';
  const before = summaryOf(found.place);
  let applied = applyEdit(lists, edit, before.row);
  const isOutdated =
    edit.report && !edit.isAsked && !('errors' in applied) && isOnlyOldWord(before.row, applied.row);
  if (isOutdated) applied = applyEdit(lists, { ...edit, row: { ...edit.row, confirmed: '' } }, before.row);
  if ('errors' in applied) return withDouble(applied);
  const unconfirmed = edit.report && !applied.row.confirmed ? before.row.confirmed : undefined;
  return { ...applied, unconfirmed, directory, before };
}

/** Whether what a visitor says would stand under a day on which the place was asked about something else. */
function isOnlyOldWord(before: ListRow, after: ListRow): boolean {
  if (!before.confirmed || after.confirmed !== before.confirmed) return false;
  return changedFields(before, after).length > 0;
}

function summaryOf({ kind, record, lists, path }: ListedPlace) {
  const { slug, ...row } = record;
  return { path, kind, row: row as ListRow, lists: [...lists], isClosed: false };
}

function summaryOfClosed({ kind, path, name, lga }: PlacePath) {
  return { path, kind, row: { name, lga } as ListRow, lists: [] as ProviderListId[], isClosed: true };
}

type Details = Pick<Parameters<typeof recordAction>[2], 'before' | 'after'>;

/** What differs, for the audit log: all that it says of a place is public. */
function detailsOf(
  before: { row: ListRow; lists: ProviderListId[] } | undefined,
  row: ListRow,
  { lists }: PlaceEdit,
  said: ActionDetails | undefined,
): Details {
  const changed = changedFields(before?.row ?? {}, row);
  const areMoved = before?.lists.toSorted().join() !== lists.toSorted().join();
  const of = (text: ListRow, own: readonly string[]) => ({
    ...Object.fromEntries(changed.map((field) => [field, text[field] ?? ''])),
    ...(areMoved && { lists: own }),
  });
  return {
    before: before && of(before.row, before.lists),
    after: { ...of(row, lists), ...said },
  };
}

async function pathOf(database: Database, kind: PlaceKind, row: ListRow): Promise<string> {
  const identity = providerIdentity(row as Provider);
  const known = await readPlacePaths(database);
  return (
    known.find((place) => place.kind === kind && place.identity === identity)?.path ??
    placePath(row as Provider)
  );
}
