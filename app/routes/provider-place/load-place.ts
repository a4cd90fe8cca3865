import { createTownReader } from '#domain/directory/find-areas.ts';
import type { PlacePath } from '#domain/directory/place-paths.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { placeWords } from '#words/directory-names.ts';
import type { Directory } from '../../site.ts';
import { type Area, loadArea } from '../provider-area/area.tsx';

/** A few, since each page is one of hundreds and leads on to the whole area. */
const CLOSE_SHOWN = 6;
const MORE_SHOWN = 6;
const INSTEAD_SHOWN = 12;

const townOf = createTownReader(placeWords);

export type PlaceData = {
  area: Area;
  /** The date of the newest list that has it, or had its kind. */
  date: string;
  /** Others of the same town, or else of the same LCDA. */
  close: { town?: string; lcda?: string; places: ListedPlace[] } | undefined;
  more: ListedPlace[];
} & ({ place: ListedPlace; gone?: undefined } | { gone: PlacePath; place?: undefined });

export function loadPlace(path: string, directory: Directory): PlaceData {
  const found = directory.finder.find(path);
  if (!found) throw new Error(`${path} is no place`);
  const { lga } = 'place' in found ? found.place.record : found.gone;
  const kind = 'place' in found ? found.place.kind : found.gone.kind;
  const area = loadArea(lga, directory);
  const date = directory.providerLists
    .filter((list) => ('place' in found ? found.place.lists.includes(list.id) : list.kind === kind))
    .map((list) => list.date)
    .reduce((newest, other) => (other > newest ? other : newest));
  const sameKind = area.places.filter((other) => other.kind === kind);
  if ('gone' in found)
    return { area, date, gone: found.gone, close: undefined, more: sameKind.slice(0, INSTEAD_SHOWN) };
  const { place } = found;
  const close = placesClose(place, area.places, directory);
  const more = following(sameKind, place).filter((other) => !close?.places.includes(other));
  return { area, date, place, close, more: more.slice(0, MORE_SHOWN) };
}

function placesClose(
  place: ListedPlace,
  inArea: readonly ListedPlace[],
  { places }: Directory,
): PlaceData['close'] {
  const others = following(inArea, place);
  const town = townOf(place.record);
  const isTown = (name: string | undefined) => name && town && squeeze(name) === squeeze(town);
  const inTown = town ? others.filter(({ record }) => isTown(townOf(record))) : [];
  if (town && inTown.length > 0) return { town, places: inTown.slice(0, CLOSE_SHOWN) };
  const { lcda } = place.record;
  // An LCDA may lie across the border that the list gives.
  const inLcda = lcda ? following(places, place).filter(({ record }) => record.lcda === lcda) : [];
  return lcda && inLcda.length > 0 ? { lcda, places: inLcda.slice(0, CLOSE_SHOWN) } : undefined;
}

/** The others, beginning after this one, so that every page is led to by some. */
function following(places: readonly ListedPlace[], place: ListedPlace): ListedPlace[] {
  const at = places.indexOf(place);
  return [...places.slice(at + 1), ...places.slice(0, Math.max(at, 0))];
}

/** "Olodi-Apapa" and "Olodi Apapa" are one. */
function squeeze(name: string): string {
  return foldText(name).replaceAll(' ', '');
}
