import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListId } from '#content/schema/directory.ts';
import { type PlacePath, parsePlacePaths } from '#domain/directory/place-paths.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { PROJECT_ROOT } from '../../project-root.ts';

const FOLDER = join(PROJECT_ROOT, 'content/directory');

export interface SeedList {
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
