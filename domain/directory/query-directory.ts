import type { Field, Provider, ProviderListId } from '#content/schema/directory.ts';
import { compareText, sortByName, sortKey } from '../text/compare-text.ts';
import {
  isEmptySearch,
  matchesSearch,
  prepareSearchText,
  readSearch,
  type Search,
} from '../text/match-text.ts';
import { type PageOfRows, paginate, rowsOfPage } from '../text/paginate.ts';
import type { Centroid, LgaCouncils } from './directory-records.ts';
import { type NearbyLga, nearbyLgas } from './lgas.ts';
import { otherNames, type SameNames } from './prepare-places.ts';

export type Sort = { field: Field; direction: 'ascending' | 'descending' };

/** The value of the dropdown: empty for "All LGAs". */
export type DirectoryFilter = '' | `lga:${string}` | `lcda:${string}`;

export type DirectoryQuery = {
  search: string;
  filter: DirectoryFilter;
  /** Null keeps the order of the list. */
  sort: Sort | null;
  page: number;
};

type Wanted = Pick<DirectoryQuery, 'search' | 'filter'>;

export type PreparedDirectory = ReturnType<typeof prepareDirectory>;

/** Does all the work that does not depend on the query; `fields` are searched: those that the table shows. */
export function prepareDirectory(
  records: readonly Provider[],
  fields: readonly Field[],
  sameNames: SameNames = [],
) {
  const namesBeside = otherNames(sameNames);
  const textsOf = (record: Provider) => fields.map((field) => record[field] ?? '');
  const asListed = records.map((_, index) => index);
  const orders = new Map<string, number[]>();
  return {
    records,
    fields,
    /** The searchable text of each record. */
    texts: records.map(textsOf).map((texts) => prepareSearchText([...texts, ...namesBeside(texts)])),
    /** The indexes of the records in the requested order; each order is computed once. */
    orderBy(sort: Sort | null): readonly number[] {
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
  { search, filter, sort = null }: Wanted & { sort?: Sort | null },
): Provider[] {
  const isMatch = matcher(directory, readSearch(search));
  return directory.orderBy(sort).flatMap((place) => {
    const record = directory.records[place];
    return record && matchesFilter(record, filter) && isMatch(place) ? record : [];
  });
}

function matcher({ texts, records, fields }: PreparedDirectory, search: Search): (place: number) => boolean {
  if (isEmptySearch(search)) return () => true;
  if (search.literal) {
    const has = (text: string | undefined) => text?.toLowerCase().includes(search.literal) ?? false;
    return (place) => fields.some((field) => has(records[place]?.[field]));
  }
  return (place) => matchesSearch(texts[place] ?? '', search);
}

type FilterOption = {
  value: DirectoryFilter;
  /** The name of the LGA or LCDA. */
  name: string;
  count: number;
};

/** An LGA and, if the list has them, its LCDAs. */
export type FilterGroup = { lga: FilterOption; lcdas: FilterOption[] };

function matchesFilter(record: Provider, filter: DirectoryFilter): boolean {
  const { field, name } = splitFilter(filter);
  return field === undefined || record[field] === name;
}

/** Accepts every LGA and LCDA of the state, including those without records. */
export function parseFilter(text: string, councils: LgaCouncils): DirectoryFilter {
  for (const [lga, lcdas] of councils) {
    if (text === `lga:${lga}`) return `lga:${lga}`;
    const lcda = lcdas.find((name) => text === `lcda:${name}`);
    if (lcda) return `lcda:${lcda}`;
  }
  return '';
}

/** The name of a filter's LGA or LCDA. */
export function filterName(filter: DirectoryFilter): string {
  return splitFilter(filter).name;
}

/** The LGA that contains the filter's place. */
export function filterLga(filter: DirectoryFilter, councils: LgaCouncils): string | undefined {
  const { field, name } = splitFilter(filter);
  return field === 'lcda' ? [...councils].find(([, lcdas]) => lcdas.includes(name))?.[0] : name || undefined;
}

function splitFilter(filter: DirectoryFilter): { field?: 'lga' | 'lcda'; name: string } {
  if (filter.startsWith('lga:')) return { field: 'lga', name: filter.slice(4) };
  return filter === '' ? { name: '' } : { field: 'lcda', name: filter.slice(5) };
}

/**
 * The distinct values of a list, sorted by what they are called, each LCDA under its LGA. `selected` is included even
 * without records, because a dropdown must be able to show the current choice.
 */
export function filterGroups(
  records: readonly Provider[],
  councils: LgaCouncils,
  selected: DirectoryFilter = '',
  nameOf = (area: string) => area,
): FilterGroup[] {
  const counts = new Map<DirectoryFilter, number>();
  const add = (value: DirectoryFilter) => counts.set(value, (counts.get(value) ?? 0) + 1);
  for (const { lga, lcda } of records) {
    add(`lga:${lga}`);
    if (lcda) add(`lcda:${lcda}`);
  }
  const option = (field: 'lga' | 'lcda', name: string): FilterOption => {
    const value: DirectoryFilter = `${field}:${name}`;
    return { value, name, count: counts.get(value) ?? 0 };
  };
  const isOffered = ({ value, count }: FilterOption) => count > 0 || value === selected;
  const groups = [...councils].map(([lga, lcdas]): FilterGroup => {
    const options = lcdas.map((name) => option('lcda', name)).filter(isOffered);
    return { lga: option('lga', lga), lcdas: sortByName(options, ({ name }) => nameOf(name)) };
  });
  const offered = groups.filter((group) => isOffered(group.lga) || group.lcdas.length > 0);
  return sortByName(offered, ({ lga }) => nameOf(lga.name));
}

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

type HelpContent = {
  directories: Record<ProviderListId, PreparedDirectory>;
  councils: LgaCouncils;
  centroids: readonly Centroid[];
};

export function noResultHelp(
  { directories, councils, centroids }: HelpContent,
  id: ProviderListId,
  { search, filter }: Wanted,
): NoResultHelp {
  const count = (list: ProviderListId, query: Wanted) => findRecords(directories[list], query).length;
  const withoutSearch = search.trim() ? count(id, { search: '', filter }) : 0;
  const anywhere = filter ? findRecords(directories[id], { search, filter: '' }) : [];
  const lga = filterLga(filter, councils);
  const lists = search.trim() ? (Object.keys(directories) as ProviderListId[]) : [];
  return {
    ...(withoutSearch > 0 && { withoutSearch }),
    ...(anywhere.length > 0 && { withoutFilter: anywhere.length }),
    neighbours: (lga ? nearbyLgas(lga, centroids, centroids.length) : [])
      .map((near) => ({ ...near, count: anywhere.filter((record) => record.lga === near.lga).length }))
      .filter((near) => near.count > 0)
      .slice(0, NEIGHBOURS),
    otherLists: lists
      .filter((other) => other !== id)
      .map((other) => ({ id: other, count: count(other, { search, filter: '' }) }))
      .filter((other) => other.count > 0),
  };
}
