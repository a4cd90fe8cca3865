import { providerLists } from '#content/directory.ts';
import { sameNames } from '#content/directory-names.ts';
import { type ListedPlace, preparePlaces, searchEverywhere } from '#domain/directory/search-everywhere.ts';
import { everyList } from '../provider/all-places.ts';

const MOST_FOUND = 6;

/** A place of the directory as the form shows it. */
export interface KnownPlace {
  /** Its name and area, which stand in the text field once it is chosen. */
  label: string;
  address: string;
  path: string;
}

type Fields = Readonly<Record<string, string>>;

let prepared: ReturnType<typeof readPlaces> | undefined;

/** Places whose names or addresses match what was typed. */
export async function findPlaces(text: string): Promise<KnownPlace[]> {
  return searchEverywhere(await preparedPlaces(), text, MOST_FOUND).places.map(describe);
}

export async function placeAt(path: string): Promise<KnownPlace | undefined> {
  const place = (await preparedPlaces()).places.find((listed) => listed.path === path);
  return place && describe(place);
}

/**
 * The place that a form names: the one chosen from what was found, or the one that its link had filled in as long as
 * the words still say so, or just the words.
 */
export async function placeOf(fields: Fields): Promise<{ place: string; place_path: string }> {
  const { place = '', place_path = '', place_choice = '' } = fields;
  const chosen = place_choice && (await placeAt(place_choice));
  if (chosen) return { place: chosen.label, place_path: chosen.path };
  const filledIn = place_path && (await placeAt(place_path));
  return { place, place_path: filledIn && filledIn.label === place.trim() ? filledIn.path : '' };
}

function preparedPlaces() {
  prepared ??= readPlaces();
  return prepared;
}

/** The lists change only with a new build. */
async function readPlaces() {
  const every = await everyList();
  const listed = providerLists.map(({ id, kind }) => ({ id, kind, records: every[id] }));
  return preparePlaces(listed, sameNames);
}

function describe({ record: { name, address, lga }, path }: ListedPlace): KnownPlace {
  return { label: `${name}, ${lga}`, address, path };
}
