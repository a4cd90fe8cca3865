import type { FastifyBaseLogger } from 'fastify';
import type { Directory } from '#app/site.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { PlaceAddress } from '#domain/directory/place-addresses.ts';
import type { Database } from '../../database/schema.ts';
import { createDirectory } from './create-directory.ts';
import {
  type CurrentLists,
  findVersion,
  readCurrentIds,
  readCurrentLists,
  readPlacePaths,
  seedDirectory,
} from './directory-repository.ts';

export interface DirectoryService {
  /** Another object after every change of the lists. */
  current(): Directory;
  /** Takes over what was published since; fails with the database, and then leaves everything as it is. */
  refresh(): Promise<void>;
  /** As if an earlier version of one list were the current one; undefined when there was no such version. */
  withVersion(list: ListId, number: number): Promise<Directory | undefined>;
}

interface Read {
  ids: string;
  lists: CurrentLists;
  addresses: PlaceAddress[];
}

/** Keeps the current lists in memory, from which all public pages and files are made. */
export async function openDirectory(
  database: Database,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<DirectoryService> {
  await seedDirectory(database);
  let read = await readDirectory(database);
  let current = createDirectory(read);

  return {
    current: () => current,
    async refresh() {
      // A backup from before there were lists may have been restored.
      await seedDirectory(database);
      if ((await readCurrentIds(database)) === read.ids) return;
      const newer = await readDirectory(database);
      try {
        const next = createDirectory(newer);
        // What cannot be read must fail here, not in a page.
        next.finder.find('');
        current = next;
      } catch (err) {
        log.error({ err }, 'the published lists cannot be read; the site shows the ones before');
      }
      read = newer;
    },
    async withVersion(list, number) {
      const version = await findVersion(database, list, number);
      return version && createDirectory({ ...read, lists: { ...read.lists, [list]: version } });
    },
  };
}

/** Lists and addresses of one moment. */
function readDirectory(database: Database): Promise<Read> {
  return database
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => ({
      ids: await readCurrentIds(snapshot),
      lists: await readCurrentLists(snapshot),
      addresses: await readPlacePaths(snapshot),
    }));
}
