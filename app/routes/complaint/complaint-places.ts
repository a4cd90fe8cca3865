import { answerPlaceQuery, type Reason } from '#domain/directory/answer-place-query.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { areaName } from '#words/directory-names.ts';
import type { Directory } from '../../site.ts';
import { indexDirectory } from '../provider/load-directory.ts';

const MOST_FOUND = 6;
const BY_NAME: ReadonlySet<Reason> = new Set(['name', 'like', 'alike']);

export interface KnownPlace {
  /** Its name and area, which stand in the text field once it is chosen. */
  label: string;
  /** The same as it stands in the lists, for staff, whatever the language of the page. */
  listed: string;
  address: string;
  path: string;
}

type Fields = Readonly<Record<string, string>>;

/** The places whose names are what was typed, or come near it; an address that has the words names nothing. */
export function findPlaces(sent: string, directory: Directory): KnownPlace[] {
  const text = truncateSearch(sent);
  const { found } = answerPlaceQuery(indexDirectory(directory), text);
  const typed = text.trim().toLowerCase();
  const named = found.filter(
    ({ place, reason }) => BY_NAME.has(reason) || place.record.name.toLowerCase().includes(typed),
  );
  return named.slice(0, MOST_FOUND).map(({ place }) => describe(place));
}

export function placeAt(path: string, { places }: Directory): KnownPlace | undefined {
  const place = places.find((listed) => listed.path === path);
  return place && describe(place);
}

/** The place chosen from what was found, or the one that the link has filled in, as long as the words still say so. */
export function placeOf(fields: Fields, directory: Directory): { place: string; place_path: string } {
  const { place = '', place_path = '', place_choice = '' } = fields;
  const chosen = place_choice && placeAt(place_choice, directory);
  if (chosen) return { place: chosen.label, place_path: chosen.path };
  const filledIn = place_path && placeAt(place_path, directory);
  return { place, place_path: filledIn && filledIn.label === place.trim() ? filledIn.path : '' };
}

export function forStaff(fields: Fields, directory: Directory): Fields {
  const known = placeAt(fields.place_path ?? '', directory);
  return known ? { ...fields, place: known.listed } : fields;
}

function describe({ record: { name, address, lga }, path }: ListedPlace): KnownPlace {
  return { label: `${name}, ${areaName(lga)}`, listed: `${name}, ${lga}`, address, path };
}
