import type { Provider, ProviderListId } from '#content/schema/directory.ts';
import { answerPlaceQuery, type PlaceAnswer } from '#domain/directory/answer-place-query.ts';
import type { DirectoryState } from '#domain/directory/directory-state.ts';
import {
  indexPlaces,
  type PlaceHints,
  type PlaceIndex,
  type PlaceWords,
} from '#domain/directory/index-places.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import {
  type DirectoryPage,
  type DirectoryQuery,
  type FilterGroup,
  filterGroups,
  findRecords,
  type NoResultHelp,
  noResultHelp,
  type PreparedDirectory,
  prepareDirectory,
  queryDirectory,
} from '#domain/directory/query-directory.ts';
import type { DirectoryContent, DirectoryWords, Lists } from './directory-content.ts';

export type SectionView = {
  id: ProviderListId;
  page: DirectoryPage;
  groups: FilterGroup[];
  /** Only for an empty result, once all lists are loaded to be counted. */
  help?: NoResultHelp | undefined;
};

type Content = Pick<
  DirectoryContent,
  'areaName' | 'providerLists' | 'placeWords' | 'placeHints' | 'sameNames' | 'councils' | 'lgas'
>;

/** The lists needed to show a state; suggestions for an empty result are counted in all of them. */
export function listsNeeded(
  { providerLists }: Pick<Content, 'providerLists'>,
  { open, everywhere }: DirectoryState,
  section: SectionView | undefined,
): ProviderListId[] {
  if (everywhere.trim() || section?.page.total === 0) return providerLists.map(({ id }) => id);
  return open ? [open] : [];
}

export function viewSection(
  content: Content,
  lists: Lists,
  id: ProviderListId,
  query: DirectoryQuery,
): SectionView | undefined {
  const directory = prepareOnce(content, lists, id);
  if (!directory) return undefined;
  const page = queryDirectory(directory, query);
  const directories = page.total === 0 ? everyDirectoryIfLoaded(content, lists) : undefined;
  const { areaName, councils, lgas: centroids } = content;
  return {
    id,
    page,
    groups: filterGroups(directory.records, councils, query.filter, areaName),
    help: directories && noResultHelp({ directories, councils, centroids }, id, query),
  };
}

export function viewRows(
  content: Content,
  lists: Lists,
  id: ProviderListId,
  query: DirectoryQuery,
): Provider[] {
  const directory = prepareOnce(content, lists, id);
  return directory ? findRecords(directory, query) : [];
}

export function viewAnswer(content: Content, lists: Lists, everywhere: string): PlaceAnswer | undefined {
  if (!everywhere.trim()) return undefined;
  const isComplete = content.providerLists.every(({ id }) => lists[id]);
  return isComplete
    ? answerPlaceQuery(placeIndexOf(content, lists as Required<Lists>), everywhere)
    : undefined;
}

type EveryDirectory = Record<ProviderListId, PreparedDirectory>;

function everyDirectoryIfLoaded(content: Content, lists: Lists): EveryDirectory | undefined {
  const entries = content.providerLists.map(({ id }) => [id, prepareOnce(content, lists, id)] as const);
  return entries.every(([, directory]) => directory)
    ? (Object.fromEntries(entries) as EveryDirectory)
    : undefined;
}

/** Lists never change while a page or server runs, so each is prepared once. */
const directories = new WeakMap<readonly Provider[], PreparedDirectory>();

function prepareOnce(
  { providerLists, sameNames }: Content,
  lists: Lists,
  id: ProviderListId,
): PreparedDirectory | undefined {
  const records = lists[id];
  const list = providerLists.find((entry) => entry.id === id);
  if (!records || !list) return undefined;
  const cached = directories.get(records);
  if (cached) return cached;
  const fields = list.columns.map(({ field }) => field);
  const directory = prepareDirectory(records, fields, sameNames);
  directories.set(records, directory);
  return directory;
}

type Words = Pick<DirectoryWords, 'providerLists' | 'sameNames'> & {
  placeWords: PlaceWords;
  placeHints: PlaceHints;
};

const indexes = new WeakMap<readonly Provider[], { lists: Required<Lists>; index: PlaceIndex }>();

/** All places, ready for `answerPlaceQuery`; made once for the same lists. */
export function placeIndexOf(
  { providerLists, placeWords, sameNames, placeHints }: Words,
  lists: Required<Lists>,
): PlaceIndex {
  const first = lists[providerLists[0].id];
  const cached = indexes.get(first);
  if (cached && providerLists.every(({ id }) => cached.lists[id] === lists[id])) return cached.index;
  const listed = providerLists.map(({ id, kind }) => ({ id, kind, records: lists[id] }));
  const index = indexPlaces(preparePlaces(listed, sameNames), placeWords, sameNames, placeHints);
  indexes.set(first, { lists, index });
  return index;
}
