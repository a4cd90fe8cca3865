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
