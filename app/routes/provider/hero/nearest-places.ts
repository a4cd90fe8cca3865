import type { ProviderListId } from '#content/schema/directory.ts';
import { type ListedPlace, preparePlaces } from '#domain/directory/prepare-places.ts';

const SHOWN = { hospital: 8, pharmacy: 4 };

/**
 * The places of the nearest areas, which are given nearest first. Places of one area keep their order by name: nothing
 * published tells which of them is nearer. Loaded on request, since few visitors ask.
 */
export async function nearestPlaces(
  hrefs: Partial<Record<ProviderListId, string>>,
  lgas: readonly string[],
): Promise<{ kind: ListedPlace['kind']; places: ListedPlace[] }[]> {
  const lists = await Promise.all(
    Object.entries(hrefs).map(async ([name, href]) => {
      const id = name as ProviderListId;
      const response = await fetch(href);
      if (!response.ok) throw new Error(`${href} answers ${response.status}`);
      const { records } = await response.json();
      return { id, kind: id === 'pharmacies' ? ('pharmacy' as const) : ('hospital' as const), records };
    }),
  );
  const rank = new Map(lgas.map((lga, index) => [lga, index]));
  const rankOf = ({ record }: ListedPlace) => rank.get(record.lga) ?? lgas.length;
  const ranked = [...preparePlaces(lists).places].sort((a, b) => rankOf(a) - rankOf(b));
  return (['hospital', 'pharmacy'] as const).flatMap((kind) => {
    const places = ranked.filter((place) => place.kind === kind).slice(0, SHOWN[kind]);
    return places.length > 0 ? [{ kind, places }] : [];
  });
}
