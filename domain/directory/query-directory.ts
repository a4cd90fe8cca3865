import type { Provider } from '#content/schema/directory.ts';
import { isEmptySearch, readSearch, type Search } from '../text/match-text.ts';
import { type PageOfRows, paginate, rowsOfPage } from '../text/paginate.ts';
import { matchesSearch } from '../text/search-texts.ts';
import { type DirectoryFilter, matchesFilter } from './directory-filter.ts';
import type { PreparedDirectory, Sort } from './prepare-directory.ts';

export type DirectoryQuery = {
  search: string;
  filter: DirectoryFilter;
  /** Null keeps the order of the list. */
  sort: Sort | null;
  page: number;
};

export type DirectoryPage = PageOfRows & {
  rows: Provider[];
  /** The number of matches on all pages. */
  total: number;
};

export function queryDirectory(directory: PreparedDirectory, query: DirectoryQuery): DirectoryPage {
  const found = directory.orderBy(query.sort).filter(finder(directory, query));
  const page = paginate(found.length, query.page);
  const rows = rowsOfPage(found, page).flatMap((place) => directory.records[place] ?? []);
  return { ...page, rows, total: found.length };
}

/** All records that match search and filter, in the order of the list. */
export function findRecords(
  directory: PreparedDirectory,
  query: Pick<DirectoryQuery, 'search' | 'filter'>,
): Provider[] {
  const isFound = finder(directory, query);
  return directory.records.filter((_, place) => isFound(place));
}

/** Returns whether the record at an index matches search and filter. */
function finder(
  directory: PreparedDirectory,
  { search, filter }: Pick<DirectoryQuery, 'search' | 'filter'>,
): (place: number) => boolean {
  const isMatch = matcher(directory, readSearch(search));
  if (filter === '') return isMatch;
  const { records } = directory;
  return (place) => {
    const record = records[place];
    return record !== undefined && matchesFilter(record, filter) && isMatch(place);
  };
}

function matcher({ texts, records, fields }: PreparedDirectory, search: Search): (place: number) => boolean {
  if (isEmptySearch(search)) return () => true;
  if (search.literal) {
    const has = (text: string | undefined) => text?.toLowerCase().includes(search.literal) ?? false;
    return (place) => fields.some((field) => has(records[place]?.[field]));
  }
  return (place) => matchesSearch(texts[place] ?? '', search);
}
