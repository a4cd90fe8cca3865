import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import type { Centroid } from './directory-records.ts';

export type LgaCounts = { lga: string; counts: Record<ProviderListId, number> };

/** An LGA with its position, counts and LCDAs. */
export type Lga = Centroid & LgaCounts & { lcdas: string[] };

/** The number of records of each list in every LGA, in the given order. */
export function countByLga(
  lgas: readonly string[],
  lists: Record<ProviderListId, readonly Provider[]>,
): LgaCounts[] {
  const count = (records: readonly Provider[], lga: string) =>
    records.filter((record) => record.lga === lga).length;
  return lgas.map((lga) => ({
    lga,
    counts: {
      'standard-jaara': count(lists['standard-jaara'], lga),
      'standard-jaara-plus': count(lists['standard-jaara-plus'], lga),
      pharmacies: count(lists.pharmacies, lga),
    },
  }));
}

export type Position = { lat: number; lon: number };
/** An LGA and the approximate distance to its centre, as the crow flies. */
export type NearbyLga = { lga: string; km: number };

const EARTH_RADIUS_KM = 6371;

/** Sorts places by distance from a position: an LGA's centre or the visitor's. */
export function sortByDistance<Place extends Position>(
  from: Position,
  places: readonly Place[],
): (Place & { km: number })[] {
  return places.map((place) => ({ ...place, km: distanceKm(from, place) })).sort((a, b) => a.km - b.km);
}

export function nearbyLgas(lga: string, centroids: readonly Centroid[], count: number): NearbyLga[] {
  const here = centroids.find((centroid) => centroid.lga === lga);
  if (!here) return [];
  return sortByDistance(here, centroids)
    .filter((other) => other.lga !== lga)
    .slice(0, count)
    .map(({ lga: name, km }) => ({ lga: name, km }));
}

/** Great-circle distance (haversine). */
export function distanceKm(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [lat, lon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)];
  const half =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}
