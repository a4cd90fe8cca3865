import type { ProviderListId } from '#content/schema/directory.ts';
import { hospitalGrade } from '#domain/directory/hospital-grade.ts';
import { distanceKm, type Position } from '#domain/directory/lgas.ts';
import { areaPath, type ListedPlace, preparePlaces } from '#domain/directory/prepare-places.ts';

const SHOWN = { hospital: 8, pharmacy: 4 };

/** A place with its distance, where the lists say where it is. */
type NearPlace = ListedPlace & { km: number | undefined };

type NearestPlaces = {
  kind: ListedPlace['kind'];
  places: NearPlace[];
  /** The rest of the nearest area, where more places are than are shown. */
  all: { lga: string; count: number; path: string } | undefined;
};

/**
 * The nearest places: by where they are, if the lists say so, else by the middle of their area. Nothing published tells
 * which of these is nearer in one area, so they come by their grade there, each by name.
 * Loaded on request, since few visitors ask.
 */
export async function nearestPlaces(
  hrefs: Partial<Record<ProviderListId, string>>,
  areas: readonly { lga: string; km: number }[],
  position: Position,
): Promise<NearestPlaces[]> {
  const lists = await Promise.all(
    Object.entries(hrefs).map(async ([name, href]) => {
      const id = name as ProviderListId;
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href} answers ${response.status}`);
      const { records } = await response.json();
      return { id, kind: id === 'pharmacies' ? ('pharmacy' as const) : ('hospital' as const), records };
    }),
  );
  const kmToMiddle = new Map(areas.map(({ lga, km }) => [lga, km]));
  const kmTo = ({ record: { coordinates } }: ListedPlace) => {
    const [lat, lon] = coordinates?.split(', ').map(Number) ?? [];
    return lat === undefined || lon === undefined ? undefined : distanceKm(position, { lat, lon });
  };
  const rankOf = ({ km, record }: NearPlace) => km ?? kmToMiddle.get(record.lga) ?? Number.MAX_VALUE;
  const ranked = preparePlaces(lists)
    .places.map((place) => ({ ...place, km: kmTo(place) }))
    .sort((a, b) => rankOf(a) - rankOf(b) || hospitalGrade(a) - hospitalGrade(b));
  return (['hospital', 'pharmacy'] as const).flatMap((kind) => {
    const ofKind = ranked.filter((place) => place.kind === kind);
    const lga = ofKind[0]?.record.lga;
    if (lga === undefined) return [];
    const count = ofKind.filter(({ record }) => record.lga === lga).length;
    const path = `${areaPath(lga)}#${kind === 'hospital' ? 'hospitals' : 'pharmacies'}`;
    return {
      kind,
      places: ofKind.slice(0, SHOWN[kind]),
      all: count > SHOWN[kind] ? { lga, count, path } : undefined,
    };
  });
}
