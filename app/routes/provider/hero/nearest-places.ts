import type { ProviderListId } from '#content/schema/directory.ts';
import { distanceKm, type Position } from '#domain/directory/lgas.ts';
import { type ListedPlace, preparePlaces } from '#domain/directory/prepare-places.ts';

const SHOWN = { hospital: 8, pharmacy: 4 };

/** A place with its distance, or with that of the middle of its area. */
type NearPlace = ListedPlace & { km: number };

/**
 * The nearest places: by where they are, if the lists say so, else by the middle of their area. Of these, places of one
 * area keep their order by name: nothing published tells which is nearer. Loaded on request, since few visitors ask.
 */
export async function nearestPlaces(
  hrefs: Partial<Record<ProviderListId, string>>,
  areas: readonly { lga: string; km: number }[],
  position: Position,
): Promise<{ kind: ListedPlace['kind']; places: NearPlace[] }[]> {
  const lists = await Promise.all(
    Object.entries(hrefs).map(async ([name, href]) => {
      const id = name as ProviderListId;
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href} answers ${response.status}`);
      const { records } = await response.json();
      return { id, kind: id === 'pharmacies' ? ('pharmacy' as const) : ('hospital' as const), records };
    }),
  );
  const kmTo = new Map(areas.map(({ lga, km }) => [lga, km]));
  const kmOf = ({ record: { coordinates, lga } }: ListedPlace) => {
    const [lat, lon] = coordinates?.split(', ').map(Number) ?? [];
    if (lat === undefined || lon === undefined) return kmTo.get(lga) ?? Number.POSITIVE_INFINITY;
    return distanceKm(position, { lat, lon });
  };
  const ranked = preparePlaces(lists)
    .places.map((place) => ({ ...place, km: kmOf(place) }))
    .sort((a, b) => a.km - b.km);
  return (['hospital', 'pharmacy'] as const).flatMap((kind) => {
    const places = ranked.filter((place) => place.kind === kind).slice(0, SHOWN[kind]);
    return places.length > 0 ? [{ kind, places }] : [];
  });
}
