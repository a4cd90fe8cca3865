import { readFileSync } from 'node:fs';
import type { Directory } from '#app/site.ts';
import type { ListId } from '#content/schema/directory.ts';
import { readCentroids, readLgaCouncils, readProviders } from '#domain/directory/directory-records.ts';
import { indexPlaces } from '#domain/directory/index-places.ts';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import { placeHints } from '#facts/place-hints.ts';
import { readSeed } from '#server/features/directory/directory-repository.ts';
import { createDirectory } from '#server/features/directory/directory-service.ts';
import { providerLists } from '#words/directory.ts';
import { placeWords, sameNames } from '#words/directory-names.ts';

const seed = await readSeed();

/** The lists that the site comes with, as a new database holds them. */
export const seedLists = Object.fromEntries(
  seed.lists.map(({ list, date, csv }) => [list, { date, csv, publishedAt: `${date}T12:00:00.000Z` }]),
) as Record<ListId, { date: string; csv: string; publishedAt: string }>;

export const seedRecords = {
  'standard-jaara': readProviders(seedLists['standard-jaara'].csv),
  'standard-jaara-plus': readProviders(seedLists['standard-jaara-plus'].csv),
  pharmacies: readProviders(seedLists.pharmacies.csv),
};

export const seedPlacePaths = seed.placePaths;

/** The directory of a new site, with more places in the register if given. */
export function createSeedDirectory(more: readonly PlacePath[] = []): Directory {
  return createDirectory({ lists: seedLists, placePaths: [...seed.placePaths, ...more] });
}

const read = (file: string) => readFileSync(`content/directory/${file}`, 'utf8');

/** The LGAs with their LCDAs, and their middles. */
export const lagosCouncils = readLgaCouncils(read('lagos-lga-lcda.csv'));
export const lagosCentroids = readCentroids(read('lagos-lga-centroids.csv'));

const lists = providerLists.map(({ id, kind }) => ({ id, kind, records: seedRecords[id] }));

/** Every place of the lists that we have. */
export const prepared = preparePlaces(lists, sameNames);
export const placeIndex = indexPlaces(prepared, placeWords, sameNames, placeHints);
