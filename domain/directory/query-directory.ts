import type { Field, Provider } from '#content/schema/directory.ts';
import { compareText, sortKey } from '../text/compare-text.ts';
import {
  isEmptySearch,
  matchesSearch,
  prepareSearchText,
  readSearch,
  type Search,
  type SearchText,
} from '../text/match-text.ts';
import { type PageOfRows, paginate, rowsOfPage } from '../text/paginate.ts';
import { type DirectoryFilter, matchesFilter } from './directory-filter.ts';
import { otherNames, type SameNames } from './same-names.ts';

export type Sort = { field: Field; direction: 'ascending' | 'descending' };

/** A list with all the work done that does not depend on the query. */
export type PreparedDirectory = {
  records: readonly Provider[];
  /** The fields to search: those that the table shows. */
  fields: readonly Field[];
  /** The searchable text of each record. */
  texts: readonly SearchText[];
  /** The indexes of the records in the requested order; each order is computed once. */
  orderBy(sort: Sort | null): readonly number[];
};

export function prepareDirectory(
  records: readonly Provider[],
  fields: readonly Field[],
  sameNames: SameNames = [],
): PreparedDirectory {
  const namesBeside = otherNames(sameNames);
  const textsOf = (record: Provider) => fields.map((field) => record[field] ?? '');
  const asListed = records.map((_, index) => index);
  const orders = new Map<string, number[]>();
  return {
    records,
    fields,
    texts: records.map(textsOf).map((texts) => prepareSearchText([...texts, ...namesBeside(texts)])),
    orderBy(sort) {
      if (!sort) return asListed;
      const name = `${sort.field} ${sort.direction}`;
      const order = orders.get(name) ?? sortPlaces(records, sort);
      orders.set(name, order);
      return order;
    },
  };
}

/** Stable in both directions: equal rows keep the order of the list. */
function sortPlaces(records: readonly Provider[], { field, direction }: Sort): number[] {
  const keys = records.map((record) => sortKey(record[field] ?? ''));
  const sign = direction === 'ascending' ? 1 : -1;
  return keys.map((_, index) => index).sort((a, b) => sign * compareText(keys[a] ?? '', keys[b] ?? ''));
}

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
