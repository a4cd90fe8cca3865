import type { ProviderListId } from '#content/schema/directory.ts';
import { filterLga, type Places } from './directory-filter.ts';
import type { Centroid } from './directory-records.ts';
import { type NearbyLga, nearbyLgas } from './lgas.ts';
import { type DirectoryQuery, findRecords, type PreparedDirectory } from './query-directory.ts';

/** Suggestions for an empty result, each with the number of records it would show; only those that show any. */
export type NoResultHelp = {
  /** Without the search, with the filter. */
  withoutSearch?: number;
  /** Without the filter, with the search. */
  withoutFilter?: number;
  /** The same search in the nearest LGAs, nearest first. */
  neighbours: (NearbyLga & { count: number })[];
  /** The same search in the other lists, without a filter. */
  otherLists: { id: ProviderListId; count: number }[];
};

const NEIGHBOURS = 4;

export type HelpContent = {
  directories: Record<ProviderListId, PreparedDirectory>;
  places: Places;
  centroids: readonly Centroid[];
};

export function noResultHelp(
  { directories, places, centroids }: HelpContent,
  id: ProviderListId,
  { search, filter }: Pick<DirectoryQuery, 'search' | 'filter'>,
): NoResultHelp {
  const count = (list: ProviderListId, query: Pick<DirectoryQuery, 'search' | 'filter'>) =>
    findRecords(directories[list], query).length;
  const withoutSearch = search.trim() ? count(id, { search: '', filter }) : 0;
  const anywhere = filter ? findRecords(directories[id], { search, filter: '' }) : [];
  const lga = filterLga(filter, places);
  const others = search.trim() ? listIds(directories).filter((other) => other !== id) : [];
  return {
    ...(withoutSearch > 0 && { withoutSearch }),
    ...(anywhere.length > 0 && { withoutFilter: anywhere.length }),
    neighbours: (lga ? nearbyLgas(lga, centroids, centroids.length) : [])
      .map((near) => ({ ...near, count: anywhere.filter((record) => record.lga === near.lga).length }))
      .filter((near) => near.count > 0)
      .slice(0, NEIGHBOURS),
    otherLists: others
      .map((other) => ({ id: other, count: count(other, { search, filter: '' }) }))
      .filter((other) => other.count > 0),
  };
}

function listIds(directories: HelpContent['directories']): ProviderListId[] {
  return Object.keys(directories) as ProviderListId[];
}
