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
  const found = findRecords(directory, query);
  const page = paginate(found.length, query.page);
  return { ...page, rows: rowsOfPage(found, page), total: found.length };
}

/** All records that match search and filter, in the order of the list if no other is given. */
export function findRecords(
  directory: PreparedDirectory,
  query: Pick<DirectoryQuery, 'search' | 'filter'> & Partial<Pick<DirectoryQuery, 'sort'>>,
): Provider[] {
  const found = directory.orderBy(query.sort ?? null).filter(finder(directory, query));
  return found.flatMap((place) => directory.records[place] ?? []);
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
