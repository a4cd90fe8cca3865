import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListVersion, VersionCause } from '#app/desk/lists/list-service.ts';
import type { ListId, Provider, ProviderListId } from '#content/schema/directory.ts';
import type { Person } from '#domain/desk/roles.ts';
import { compareLists, type ListChanges } from '#domain/directory/compare-lists.ts';
import { readProviders } from '#domain/directory/directory-records.ts';
import {
  leadingPaths,
  newPlacePaths,
  type PlacePath,
  parsePlacePaths,
} from '#domain/directory/place-paths.ts';
import { areaPath, providerIdentity } from '#domain/directory/prepare-places.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import { recordAction } from '../desk/audit-repository.ts';

interface CheckedList {
  list: ListId;
  date: string;
  /** In the one form in which a list is stored. */
  csv: string;
}

export type CurrentLists = Record<ListId, ListVersion & Pick<CheckedList, 'csv'>>;

const FOLDER = join(PROJECT_ROOT, 'content/directory');
/** PostgreSQL takes no more than 65,535 values at once. */
const ROWS_AT_ONCE = 1000;
const PUBLISHED = ['published_at as publishedAt', 'published_by as publishedBy'] as const;
const VERSION = ['list', 'number', 'date', 'rows', ...PUBLISHED] as const;

/** Gives a database that has never had lists those of content/directory, once, whichever process comes first. */
export async function seedDirectory(database: Database): Promise<void> {
  if (await hasLists(database)) return;
  const { lists, placePaths } = await readSeed();
  await inTransaction(database, async (transaction) => {
    await bumpContentVersion(transaction);
    if (await hasLists(transaction)) return;
    for (const list of lists) await insertList(transaction, list, 1, '');
    await insertPlacePaths(transaction, placePaths);
  });
}

/** The lists that the site comes with, which the build has checked. */
export async function readSeed(): Promise<{ lists: CheckedList[]; placePaths: PlacePath[] }> {
  const read = (file: string) => readFile(join(FOLDER, file), 'utf8');
  const dates: Record<ListId, string> = JSON.parse(await read('list-dates.json'));
  const lists = [...providerLists, agentList].map(async ({ id, file }) => ({
    list: id,
    date: dates[id],
    csv: await read(file),
  }));
  return {
    lists: await Promise.all(lists),
    placePaths: parsePlacePaths(await read('place-paths.csv')),
  };
}

/** The ids of the current lists as one text, which is another after every change. */
export async function readCurrentIds(database: Database): Promise<string> {
  const rows = await currentLists(database).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).join();
}

export async function readCurrentLists(database: Database): Promise<CurrentLists> {
  const rows = await currentLists(database).select(VERSION).select('csv').execute();
  const lists = [...providerLists, agentList].map(({ id }) => {
    const row = rows.find(({ list }) => list === id);
    if (!row) throw new Error(`the database has no list ${id}`);
    return [id, row];
  });
  return Object.fromEntries(lists);
}

/** Every place that was ever listed, with its path, oldest first. */
export function readPlacePaths(database: Database): Promise<PlacePath[]> {
  return database
    .selectFrom('place_paths')
    .select(['path', 'kind', 'identity', 'name', 'lga'])
    .orderBy('number')
    .execute();
}

/** Newest first, without their texts. */
export async function listVersions(database: Database, list: ListId) {
  const versions = await database
    .selectFrom('directory_lists')
    .select([...VERSION, 'cause', 'cause_subject'])
    .where('list', '=', list)
    .orderBy('number', 'desc')
    .execute();
  return versions.map(({ cause, cause_subject, ...version }) => ({
    ...version,
    cause: { action: cause ?? ('list.publish' as const), what: cause_subject ?? '' },
  }));
}

export function findVersion(database: Database, list: ListId, number: number) {
  return database
    .selectFrom('directory_lists')
    .select(VERSION)
    .select('csv')
    .where('list', '=', list)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** Makes a checked list the current one, gives new places their paths and tells how many records there were and are. */
export function publishList(
  database: Database,
  { person, cause, ...checked }: CheckedList & { person: Person; cause?: VersionCause },
) {
  const { list, date, csv } = checked;
  return inTransaction(database, async (transaction) => {
    // First of all, since whoever publishes another list at the same moment waits for this row.
    await bumpContentVersion(transaction);
    const current = await readCurrentLists(transaction);
    const before = current[list];
    const number = before.number + 1;
    const rows = await insertList(transaction, checked, number, person.name, cause);
    const { added, removed, changed } = compareLists(readProviders(before.csv), readProviders(csv));
    await addMissingPaths(transaction, { ...current, [list]: { csv } }, { list, changed });
    await recordAction(transaction, person, {
      action: 'list.publish',
      subject: list,
      before: { number: before.number, date: before.date, rows: before.rows },
      after: { number, date, rows },
    });
    return {
      before: before.rows,
      now: rows,
      added: added.length,
      removed: removed.length,
      changed: changed.length,
    };
  });
}

/**
 * Keeps the path of a place whose name and address somebody has corrected, where the register alone could not tell that
 * it is the same one. A place in another LGA gets a path there, and its old one leads to it.
 */
export async function keepPath(
  transaction: Database,
  { path, kind }: Pick<PlacePath, 'path' | 'kind'>,
  record: Provider,
): Promise<void> {
  const known = await readPlacePaths(transaction);
  const identity = providerIdentity(record);
  const isKnown = known.some((row) => row.kind === kind && row.identity === identity);
  if (isKnown || !path.startsWith(`${areaPath(record.lga)}/`)) return;
  const { name, lga } = record;
  await insertPlacePaths(transaction, [{ path, kind, identity, name, lga }], known.length);
}

async function hasLists(database: Database): Promise<boolean> {
  return (
    (await database.selectFrom('directory_lists').select('id').limit(1).executeTakeFirst()) !== undefined
  );
}

function currentLists(database: Database) {
  return database.selectFrom('directory_lists as version').where('number', '=', ({ selectFrom }) =>
    selectFrom('directory_lists as other')
      .select(({ fn }) => fn.max('other.number').as('highest'))
      .whereRef('other.list', '=', 'version.list'),
  );
}

/** Gives the number of records. */
async function insertList(
  transaction: Database,
  checked: CheckedList,
  number: number,
  publishedBy: string,
  cause?: VersionCause,
) {
  const rows = readProviders(checked.csv).length;
  const published = { published_at: new Date().toISOString(), published_by: publishedBy };
  const reason = { cause: cause?.action ?? null, cause_subject: cause?.what ?? null };
  await transaction
    .insertInto('directory_lists')
    .values({ id: randomUUID(), ...checked, number, rows, ...published, ...reason })
    .execute();
  return rows;
}

async function addMissingPaths(
  transaction: Database,
  lists: Record<ProviderListId, { csv: string }>,
  { list, changed }: { list: ListId; changed: ListChanges<Provider>['changed'] },
): Promise<void> {
  const listed = providerLists.map(({ id, kind }) => ({ id, kind, records: readProviders(lists[id].csv) }));
  const known = await readPlacePaths(transaction);
  const rows = newPlacePaths(listed, known);
  const kind = providerLists.find(({ id }) => id === list)?.kind;
  if (kind) {
    const records = listed.filter((each) => each.kind === kind).flatMap((each) => each.records);
    const identities = new Set(records.map(providerIdentity));
    rows.push(...leadingPaths(kind, changed, identities, [...known, ...rows]));
  }
  await insertPlacePaths(transaction, rows, known.length);
}

/** Behind the `count` rows that are there. */
async function insertPlacePaths(transaction: Database, placePaths: readonly PlacePath[], count = 0) {
  const rows = placePaths.map((path, index) => ({ number: count + index + 1, ...path }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('place_paths')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}
