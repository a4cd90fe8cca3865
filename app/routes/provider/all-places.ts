import { listTexts } from '#content/directory/list-texts.ts';
import { placeTexts } from '#content/directory/place-texts.ts';
import { providerLists } from '#content/directory.ts';
import { placeWords, sameNames } from '#content/directory-names.ts';
import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import { countByLga } from '#domain/directory/count-by-lga.ts';
import { readCentroids, readPlaces, readProviders } from '#domain/directory/directory-records.ts';
import { createPlaceFinder, type PlaceFinder } from '#domain/directory/find-place.ts';
import type { PlaceIndex } from '#domain/directory/index-places.ts';
import { addSlugs, readPlaceAddresses } from '#domain/directory/place-addresses.ts';
import { type ListedPlace, preparePlaces } from '#domain/directory/prepare-places.ts';
import type { Lga } from './directory-content.ts';
import { placeIndexOf } from './place-index.ts';

type EveryList = Record<ProviderListId, Provider[]>;

const register = readPlaceAddresses(placeTexts.addresses);

let lists: Promise<EveryList> | undefined;
let places: Promise<readonly ListedPlace[]> | undefined;
let areas: Promise<readonly Lga[]> | undefined;
let finder: Promise<PlaceFinder> | undefined;

/** The three lists, whose records know their pages. They change only with a new build. */
export function everyList(): Promise<EveryList> {
  lists ??= readLists();
  return lists;
}

/** Every hospital and pharmacy once, sorted by name, with its plans' lists and the path of its page. */
export function allPlaces(): Promise<readonly ListedPlace[]> {
  places ??= everyList().then(
    (every) => preparePlaces(providerLists.map(({ id, kind }) => ({ id, kind, records: every[id] }))).places,
  );
  return places;
}

/** All places, ready for `answerPlaceQuery`. */
export async function placeIndex(): Promise<PlaceIndex> {
  return placeIndexOf({ providerLists, placeWords, sameNames }, await everyList());
}

/** The LGAs with their LCDAs, counts and positions. */
export function allAreas(): Promise<readonly Lga[]> {
  areas ??= everyList().then(readAreas);
  return areas;
}

/** Finds places by their paths, also those that have left the lists. */
export function placeFinder(): Promise<PlaceFinder> {
  finder ??= allPlaces().then((all) => createPlaceFinder(all, register));
  return finder;
}

function readAreas(every: EveryList): Lga[] {
  const lcdas = readPlaces(placeTexts.lcdas);
  const counted = countByLga([...lcdas.keys()], every);
  return readCentroids(placeTexts.centroids).flatMap((centroid) => {
    const counts = counted.find(({ lga }) => lga === centroid.lga)?.counts;
    return counts ? { ...centroid, counts, lcdas: [...(lcdas.get(centroid.lga) ?? [])] } : [];
  });
}

async function readLists(): Promise<EveryList> {
  const read = async (id: ProviderListId) => readProviders(await listTexts[id]());
  const every = {
    'standard-jaara': await read('standard-jaara'),
    'standard-jaara-plus': await read('standard-jaara-plus'),
    pharmacies: await read('pharmacies'),
  };
  return addSlugs(every, register);
}
