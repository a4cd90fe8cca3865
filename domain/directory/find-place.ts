import type { PlaceAddress } from './place-addresses.ts';
import { areaPath } from './place-path.ts';
import type { ListedPlace } from './prepare-places.ts';

/** What stands at the path of a place: the place, or what is known of one that has left the lists. */
type FoundPath = { place: ListedPlace } | { gone: PlaceAddress };

export type PlaceFinder = {
  /** The path of the place that an area and a slug name, perhaps in another area; undefined for nothing known. */
  locate(area: string, slug: string): string | undefined;
  find(path: string): FoundPath | undefined;
};

export function createPlaceFinder(
  places: readonly ListedPlace[],
  register: readonly PlaceAddress[],
): PlaceFinder {
  const listed = new Map(places.map((place) => [place.path, place]));
  // Of several rows with one path the last is the newest.
  const known = new Map(register.map((row) => [row.path, row]));
  const bySlug = Map.groupBy(listed.keys(), slugOf);

  function find(path: string): FoundPath | undefined {
    const place = listed.get(path);
    if (place) return { place };
    const gone = known.get(path);
    return gone && { gone };
  }

  /** Where a place has gone whose LGA was corrected. */
  function inOtherArea(path: string): string | undefined {
    const here = new Set(register.filter((row) => row.path === path).map(withoutArea));
    return register.find((row) => listed.has(row.path) && here.has(withoutArea(row)))?.path;
  }

  function locate(area: string, slug: string): string | undefined {
    const path = `${areaPath(area)}/${slug.toLowerCase()}`;
    if (listed.has(path)) return path;
    if (known.has(path)) return inOtherArea(path) ?? path;
    const [only, ...more] = bySlug.get(slug.toLowerCase()) ?? [];
    return more.length === 0 ? only : undefined;
  }

  return { find, locate };
}

function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Kind, address and first word of the name: see providerIdentity. */
function withoutArea({ kind, identity }: PlaceAddress): string {
  return kind + identity.slice(identity.indexOf('|'));
}
