import type { ProviderListId } from '#content/schema/directory.ts';
import { areaPath, type ListedPlace, preparePlaces } from '#domain/directory/prepare-places.ts';
import { foldText } from '#domain/text/fold-text.ts';

const SHOWN = { hospital: 8, pharmacy: 4 };

type NearestPlaces = {
  kind: ListedPlace['kind'];
  places: ListedPlace[];
  /** The rest of the nearest area, where more places are than are shown. */
  all: { lga: string; count: number; path: string } | undefined;
};

/**
 * The places of the nearest areas, which are given nearest first. Nothing published tells which place of an area is
 * nearer, so its general hospitals come first and its health centres last, each by name. Loaded on request, since few
 * visitors ask.
 */
export async function nearestPlaces(
  hrefs: Partial<Record<ProviderListId, string>>,
  lgas: readonly string[],
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
  const rank = new Map(lgas.map((lga, index) => [lga, index]));
  const rankOf = ({ record }: ListedPlace) => rank.get(record.lga) ?? lgas.length;
  const ranked = [...preparePlaces(lists).places].sort(
    (a, b) => rankOf(a) - rankOf(b) || gradeOf(a) - gradeOf(b),
  );
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

/** By its name alone: a general, teaching or federal hospital, any other, a health centre. */
function gradeOf({ record }: ListedPlace): number {
  const name = foldText(record.name);
  if (/(general|teaching) hospital|federal medical/.test(name)) return 0;
  return /primary|health ?cent|\bphc\b/.test(name) ? 2 : 1;
}
