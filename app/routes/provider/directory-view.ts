import { providerLists } from '#content/directory.ts';
import { sameNames } from '#content/directory-names.ts';
import type { ProviderListId } from '#content/schema/directory.ts';
import { type DirectoryFilter, type FilterGroup, filterGroups } from '#rules/directory-filter.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import { type NoResultHelp, noResultHelp } from '#rules/no-result-help.ts';
import type { PreparedDirectory } from '#rules/prepare-directory.ts';
import { type DirectoryPage, type DirectoryQuery, queryDirectory } from '#rules/query-directory.ts';
import {
  type FoundEverywhere,
  type PreparedPlaces,
  preparePlaces,
  searchEverywhere,
} from '#rules/search-everywhere.ts';
import type { Directories } from './directory-lists.ts';
import { centroids, places } from './directory-places.ts';

/** What an open section shows. */
export type SectionView = {
  id: ProviderListId;
  page: DirectoryPage;
  groups: FilterGroup[];
  /** Only when nothing was found, and only once all lists are there to be counted. */
  help?: NoResultHelp | undefined;
};

export type DirectoryView = { section?: SectionView | undefined; found?: FoundEverywhere | undefined };

const FOUND_SHOWN = 10;
const everyId = providerLists.map(({ id }) => id);

/** The lists without which a state cannot be shown. */
export function listsNeeded({ open, everywhere }: DirectoryState): ProviderListId[] {
  if (everywhere.trim()) return everyId;
  return open ? [open] : [];
}

export function viewSection(
  lists: Directories,
  id: ProviderListId,
  query: DirectoryQuery,
): SectionView | undefined {
  const directory = lists[id];
  if (!directory) return undefined;
  const page = queryDirectory(directory, query);
  const directories = page.total === 0 ? whenComplete(lists) : undefined;
  return {
    id,
    page,
    groups: groupsOf(directory, query.filter),
    help: directories && noResultHelp({ directories, places, centroids }, id, query),
  };
}

export function viewFound(lists: Directories, everywhere: string): FoundEverywhere | undefined {
  const directories = whenComplete(lists);
  if (!directories || !everywhere.trim()) return undefined;
  return searchEverywhere(preparedPlaces(directories), everywhere, FOUND_SHOWN);
}

type EveryDirectory = Record<ProviderListId, PreparedDirectory>;

export function whenComplete(lists: Directories): EveryDirectory | undefined {
  return everyId.every((id) => lists[id]) ? (lists as EveryDirectory) : undefined;
}

const groupsByFilter = new WeakMap<PreparedDirectory, Map<DirectoryFilter, FilterGroup[]>>();

/** The dropdown does not depend on the search, so a letter typed must not count the whole list again. */
function groupsOf(directory: PreparedDirectory, filter: DirectoryFilter): FilterGroup[] {
  const known = groupsByFilter.get(directory) ?? new Map<DirectoryFilter, FilterGroup[]>();
  const groups = known.get(filter) ?? filterGroups(directory.records, places, filter);
  groupsByFilter.set(directory, known.set(filter, groups));
  return groups;
}

let prepared: PreparedPlaces | undefined;

/** The lists never change while the page lives, so the work is done once. */
function preparedPlaces(directories: EveryDirectory): PreparedPlaces {
  prepared ??= preparePlaces(
    providerLists.map(({ id, kind }) => ({ id, kind, records: directories[id].records })),
    sameNames,
  );
  return prepared;
}
