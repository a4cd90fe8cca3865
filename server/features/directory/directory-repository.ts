import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { Person } from '#app/desk/desk.ts';
import type { ListVersion as PublishedVersion } from '#app/desk/lists/list-service.ts';
import type { ListId, ProviderListId } from '#content/schema/directory.ts';
import { compareLists } from '#domain/directory/compare-lists.ts';
import { readProviders } from '#domain/directory/directory-records.ts';
import { newPlacePaths, type PlacePath, parsePlacePaths } from '#domain/directory/place-paths.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database, DirectoryListTable } from '../../database/schema.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import { recordAction } from '../desk/audit-repository.ts';

/** Without its text. */
interface ListVersion extends PublishedVersion {
  id: string;
}

export interface StoredList extends ListVersion {
  /** In the one form in which a list is stored. */
  csv: string;
}

export type CurrentLists = Record<ListId, StoredList>;

export interface NewList {
  list: ListId;
  date: string;
  /** Checked, and in the one form in which a list is stored. */
  csv: string;
  person: Person;
}

/** How many records there were and are. */
export interface PublishedList {
  before: number;
  now: number;
  added: number;
  removed: number;
  changed: number;
}

/** PostgreSQL takes no more than 65,535 values at once. */
const ROWS_AT_ONCE = 1000;

/**
 * Gives a database that has never had lists those of content/directory. It happens once in the life of a database,
 * whichever process comes first.
 */
export async function seedDirectory(database: Database): Promise<void> {
  if (await hasLists(database)) return;
  const { lists, placePaths } = await readSeed();
  await inTransaction(database, async (transaction) => {
    await bumpContentVersion(transaction);
    if (await hasLists(transaction)) return;
    for (const list of lists) await insertList(transaction, { ...list, number: 1, publishedBy: '' });
    await insertPlacePaths(transaction, placePaths);
  });
}

/** The ids of the current lists as one text, which is another after every change. */
export async function readCurrentIds(database: Database): Promise<string> {
  const rows = await currentLists(database).select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).join();
}

export async function readCurrentLists(database: Database): Promise<CurrentLists> {
  const rows = await currentLists(database).selectAll().execute();
  const find = (id: ListId) => {
    const row = rows.find(({ list }) => list === id);
    if (!row) throw new Error(`the database has no list ${id}`);
    return toStored(row);
  };
  return {
    'standard-jaara': find('standard-jaara'),
    'standard-jaara-plus': find('standard-jaara-plus'),
    pharmacies: find('pharmacies'),
    agents: find('agents'),
  };
}

/** Every place that was ever listed, with its path, oldest first. */
export function readPlacePaths(database: Database): Promise<PlacePath[]> {
  return database
    .selectFrom('place_paths')
    .select(['path', 'kind', 'identity', 'name', 'lga'])
    .orderBy('number')
    .execute();
}

/** Newest first. */
export async function listVersions(database: Database, list: ListId): Promise<ListVersion[]> {
  const rows = await database
    .selectFrom('directory_lists')
    .select(['id', 'list', 'number', 'date', 'rows', 'published_at', 'published_by'])
    .where('list', '=', list)
    .orderBy('number', 'desc')
    .execute();
  return rows.map(toVersion);
}

export async function readVersion(database: Database, id: string): Promise<StoredList | undefined> {
  const row = await database
    .selectFrom('directory_lists')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toStored(row);
}

export async function findVersion(
  database: Database,
  list: ListId,
  number: number,
): Promise<StoredList | undefined> {
  const row = await database
    .selectFrom('directory_lists')
    .selectAll()
    .where('list', '=', list)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toStored(row);
}

/**
 * Makes a checked list the current one and gives new places their paths. To restore an earlier version is to publish
 * its text again.
 */
export function publishList(
  database: Database,
  { list, date, csv, person }: NewList,
): Promise<PublishedList> {
  return inTransaction(database, async (transaction) => {
    // First of all, since whoever publishes another list at the same moment waits for this row.
    await bumpContentVersion(transaction);
    const current = await readCurrentLists(transaction);
    const before = current[list];
    const version = { list, date, csv, number: before.number + 1, publishedBy: person.name };
    const { rows } = await insertList(transaction, version);
    await addMissingPaths(transaction, { ...current, [list]: { csv } });
    const { added, removed, changed } = compareLists(readProviders(before.csv), readProviders(csv));
    await recordAction(transaction, person, {
      action: 'list.publish',
      subject: list,
      before: { number: before.number, date: before.date, rows: before.rows },
      after: { number: version.number, date, rows },
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

async function insertList(
  transaction: Database,
  { list, date, csv, number, publishedBy }: SeedList & { number: number; publishedBy: string },
): Promise<{ rows: number }> {
  const rows = readProviders(csv).length;
  await transaction
    .insertInto('directory_lists')
    .values({
      id: randomUUID(),
      list,
      number,
      date,
      csv,
      rows,
      published_at: new Date().toISOString(),
      published_by: publishedBy,
    })
    .execute();
  return { rows };
}

async function addMissingPaths(
  transaction: Database,
  lists: Record<ProviderListId, { csv: string }>,
): Promise<void> {
  const listed = providerLists.map(({ id, kind }) => ({ id, kind, records: readProviders(lists[id].csv) }));
  const known = await readPlacePaths(transaction);
  await insertPlacePaths(transaction, newPlacePaths(listed, known), known.length);
}

/** Behind the `count` rows that are there. */
async function insertPlacePaths(
  transaction: Database,
  placePaths: readonly PlacePath[],
  count = 0,
): Promise<void> {
  const rows = placePaths.map((path, index) => ({ number: count + index + 1, ...path }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await transaction
      .insertInto('place_paths')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

function toVersion(row: Omit<Selectable<DirectoryListTable>, 'csv'>): ListVersion {
  const { published_at: publishedAt, published_by: publishedBy, ...version } = row;
  return { ...version, publishedAt, publishedBy };
}

function toStored({ csv, ...row }: Selectable<DirectoryListTable>): StoredList {
  return { ...toVersion(row), csv };
}

const FOLDER = join(PROJECT_ROOT, 'content/directory');

interface SeedList {
  list: ListId;
  date: string;
  csv: string;
}

interface Seed {
  lists: SeedList[];
  placePaths: PlacePath[];
}

/** The lists that the site comes with, which the build has checked. */
export async function readSeed(): Promise<Seed> {
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
