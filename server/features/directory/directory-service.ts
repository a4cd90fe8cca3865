import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Directory } from '#app/site.ts';
import {
  type AgentList,
  type Dated,
  type DatedProviderLists,
  detailFields,
  type Field,
  type ListId,
  type Provider,
  type ProviderList,
} from '#content/schema/directory.ts';
import {
  readAgents,
  readCentroids,
  readLgaCouncils,
  readProviders,
} from '#domain/directory/directory-records.ts';
import { countByLga, type Lga } from '#domain/directory/lgas.ts';
import { addSlugs, createPlaceFinder, type PlacePath } from '#domain/directory/place-paths.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import { writeCsv } from '#domain/text/read-csv.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { openDataHref } from '#words/resources.ts';
import { brand } from '#words/site.ts';
import type { Database } from '../../database/schema.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { readCurrentIds, readCurrentLists, readPlacePaths, seedDirectory } from './directory-repository.ts';

export type DirectoryService = Awaited<ReturnType<typeof openDirectory>>;

/** Keeps the current lists in memory, from which all public pages and files are made. */
export async function openDirectory(database: Database, log: Pick<FastifyBaseLogger, 'error'>) {
  await seedDirectory(database);
  let read = await readDirectory(database);
  let current = createDirectory(read);

  return {
    /** Another object after every change of the lists. */
    current: () => current,
    /** Takes over what was published since; fails with the database, and then leaves everything as it is. */
    async refresh() {
      // A backup from before there were lists may have been restored.
      await seedDirectory(database);
      if ((await readCurrentIds(database)) === read.ids) return;
      const newer = await readDirectory(database);
      try {
        current = createDirectory(newer);
      } catch (err) {
        log.error({ err }, 'the published lists cannot be read; the site shows the ones before');
      }
      read = newer;
    },
  };
}

/** Lists and paths of one moment. */
function readDirectory(database: Database) {
  return database
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => ({
      ids: await readCurrentIds(snapshot),
      lists: await readCurrentLists(snapshot),
      placePaths: await readPlacePaths(snapshot),
    }));
}

const FOLDER = join(PROJECT_ROOT, 'content/directory');
const lcdas = readLgaCouncils(readFileSync(join(FOLDER, 'lagos-lga-lcda.csv'), 'utf8'));
const centroids = readCentroids(readFileSync(join(FOLDER, 'lagos-lga-centroids.csv'), 'utf8'));

interface DirectorySource {
  lists: Record<ListId, { csv: string; date: string; publishedAt: string }>;
  placePaths: readonly PlacePath[];
}

export function createDirectory({ lists, placePaths }: DirectorySource): Directory {
  const dated = providerLists.map((list) => ({ ...list, date: lists[list.id].date })) as DatedProviderLists;
  const read = providerLists.map(({ id }) => [id, readProviders(lists[id].csv)]);
  const records = addSlugs(Object.fromEntries(read), placePaths);
  const listed = providerLists.map(({ id, kind }) => ({ id, kind, records: records[id] }));
  const { places } = preparePlaces(listed);
  const hrefs = dated.map((list) => [list.id, versionedHref(list, records[list.id])]);
  return {
    providerLists: dated,
    agentList: { ...agentList, date: lists.agents.date },
    publishedAt: Object.fromEntries(
      Object.entries(lists).map(([id, { publishedAt }]) => [id, publishedAt]),
    ) as Directory['publishedAt'],
    records,
    agents: readAgents(lists.agents.csv),
    places,
    areas: countAreas(records),
    finder: createPlaceFinder(places, placePaths),
    listHrefs: Object.fromEntries(hrefs),
  };
}

function countAreas(records: Directory['records']): Lga[] {
  const counted = countByLga([...lcdas.keys()], records);
  return centroids.flatMap((centroid) => {
    const counts = counted.find(({ lga }) => lga === centroid.lga)?.counts;
    return counts ? { ...centroid, counts, lcdas: [...(lcdas.get(centroid.lga) ?? [])] } : [];
  });
}

type AnyList = Dated<ProviderList> | Dated<AgentList>;
type Row = Partial<Record<Field, string>> & Pick<Provider, 'slug'>;

/** Every row of the CSV carries the date of its list, since the file has no other place for it. */
const DATE_COLUMN = 'list_date';

/** Long enough that two versions of a list never collide. */
const HASH_CHARACTERS = 10;

/** The columns of the list, and what may be known besides. */
function openFields({ id, columns }: AnyList): Field[] {
  const fields = columns.map(({ field }) => field);
  return id === 'agents' ? fields : [...new Set([...fields, ...detailFields])];
}

export function toOpenCsv(list: AnyList, rows: readonly Row[]): string {
  const { date } = list;
  const fields = openFields(list);
  return writeCsv([
    [...fields, DATE_COLUMN],
    ...rows.map((row) => [...fields.map((field) => row[field] ?? ''), date]),
  ]);
}

export function toOpenJson(list: AnyList, rows: readonly Row[]): string {
  const { title, date } = list;
  const fields = [...openFields(list), 'slug'] as const;
  const records = rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));
  return JSON.stringify({ title, publisher: brand.fullName, date, count: records.length, records });
}

/** Changes with the file, so that browsers may keep it for ever. */
function versionedHref(list: Dated<ProviderList>, rows: readonly Row[]): string {
  const hash = createHash('sha256').update(toOpenJson(list, rows)).digest('hex').slice(0, HASH_CHARACTERS);
  return `${openDataHref(list.file, 'json')}?v=${hash}`;
}
