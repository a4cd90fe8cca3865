import type { Field, ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { truncateSearch } from '../text/truncate-search.ts';
import type { LgaCouncils } from './directory-records.ts';
import { type DirectoryFilter, type DirectoryQuery, parseFilter, type Sort } from './query-directory.ts';

/** The state of /provider that is kept in the URL; each section has its own query. */
export type DirectoryState = {
  /** The expanded section, if any. */
  open: ProviderListId | null;
  /** The search over all three lists. */
  everywhere: string;
  /** The page of its results. */
  foundPage: number;
  sections: Record<ProviderListId, DirectoryQuery>;
};

const freshQuery: DirectoryQuery = { search: '', filter: '', sort: null, page: 1 };

/** The first section is open by default. */
export function defaultDirectoryState(first: ProviderListId = 'standard-jaara'): DirectoryState {
  return {
    open: first,
    everywhere: '',
    foundPage: 1,
    sections: { 'standard-jaara': freshQuery, 'standard-jaara-plus': freshQuery, pharmacies: freshQuery },
  };
}

function changeQuery(
  state: DirectoryState,
  id: ProviderListId,
  change: Partial<DirectoryQuery>,
): DirectoryState {
  return { ...state, sections: { ...state.sections, [id]: { ...state.sections[id], ...change } } };
}

export function changeSearch(state: DirectoryState, id: ProviderListId, search: string): DirectoryState {
  return changeQuery(state, id, { search: truncateSearch(search), page: 1 });
}

export function changeFilter(state: DirectoryState, id: ProviderListId, filter: DirectoryFilter) {
  return changeQuery(state, id, { filter, page: 1 });
}

/** Selecting the same column reverses the order; another one starts ascending. */
export function toggleSort(state: DirectoryState, id: ProviderListId, field: Field): DirectoryState {
  const { sort } = state.sections[id];
  const turns = sort?.field === field && sort.direction === 'ascending';
  return changeQuery(state, id, { sort: { field, direction: turns ? 'descending' : 'ascending' } });
}

/** Clamped to between 1 and `pages`, the current number of pages. */
export function goToPage(state: DirectoryState, id: ProviderListId, page: number, pages: number) {
  return changeQuery(state, id, { page: Math.max(1, Math.min(page, pages)) });
}

export function changeEverywhere(state: DirectoryState, everywhere: string): DirectoryState {
  return { ...state, everywhere: truncateSearch(everywhere), foundPage: 1 };
}

export function goToFoundPage(state: DirectoryState, foundPage: number): DirectoryState {
  return { ...state, foundPage };
}

/** Opens a section filtered by one place only, for links to neighbours and search results. */
export function showPlace(state: DirectoryState, id: ProviderListId, filter: DirectoryFilter) {
  const { sort } = state.sections[id];
  return changeQuery({ ...state, open: id }, id, { ...freshQuery, sort, filter });
}

/** Opens a section filtered by an LGA and filters the other lists alike, for the map's tiles. */
export function showLga(state: DirectoryState, id: ProviderListId, lga: string): DirectoryState {
  const ids = Object.keys(state.sections) as ProviderListId[];
  const everyList = ids.reduce((reached, list) => showPlace(reached, list, `lga:${lga}`), state);
  return { ...everyList, open: id };
}

/** The sections of the page in order, see content/en/directory.ts. */
export type Sections = readonly Pick<ProviderList, 'id' | 'param' | 'columns'>[];

const PARTS = ['search', 'lga', 'sort', 'page'] as const;
type SectionPart = (typeof PARTS)[number];

const OPEN = 'open';
export const everywhereParam = 'find';
const FOUND_PAGE = 'find-page';
const NOTHING_OPEN = 'none';
const DESCENDING = '-descending';

/** The name of a section's parameter, such as `jaara-search`, for links and form fields. */
export function sectionParam({ param }: { param: string }, part: SectionPart): string {
  return `${param}-${part}`;
}

/** Every parameter that the page reads. */
export function directoryParams(sections: Sections): string[] {
  const ofSections = sections.flatMap((list) => PARTS.map((part) => sectionParam(list, part)));
  return [OPEN, everywhereParam, FOUND_PAGE, ...ofSections];
}

/** Parses a query, which may come from anywhere: unknown or invalid values become the defaults. */
export function parseDirectoryState(
  params: URLSearchParams,
  sections: Sections,
  councils: LgaCouncils,
): DirectoryState {
  const state = defaultDirectoryState(sections[0]?.id);
  const open = params.get(OPEN);
  const queries = sections.map((list) => [list.id, parseSection(params, list, councils)]);
  return {
    open: open === NOTHING_OPEN ? null : (sections.find(({ param }) => param === open)?.id ?? state.open),
    everywhere: truncateSearch(params.get(everywhereParam) ?? ''),
    foundPage: parsePage(params.get(FOUND_PAGE) ?? ''),
    sections: { ...state.sections, ...Object.fromEntries(queries) },
  };
}

function parseSection(
  params: URLSearchParams,
  list: Sections[number],
  councils: LgaCouncils,
): DirectoryQuery {
  const read = (part: SectionPart) => params.get(sectionParam(list, part)) ?? '';
  const fields = list.columns.map(({ field }) => field);
  const filter = parseFilter(read('lga'), councils);
  return {
    search: truncateSearch(read('search')),
    filter: filter.startsWith('lcda:') && !fields.includes('lcda') ? '' : filter,
    sort: parseSort(read('sort'), fields),
    page: parsePage(read('page')),
  };
}

function parseSort(text: string, fields: Field[]): Sort | null {
  const isDescending = text.endsWith(DESCENDING);
  const name = isDescending ? text.slice(0, -DESCENDING.length) : text;
  const field = fields.find((known) => known === name);
  return field ? { field, direction: isDescending ? 'descending' : 'ascending' } : null;
}

function parsePage(text: string): number {
  return /^\d{1,5}$/.test(text) ? Math.max(1, Number(text)) : 1;
}

/**
 * Name and value pairs without the defaults, for links and for the hidden fields of a form; `without` lists the
 * parameters that the form has visible fields for.
 */
export function directoryEntries(
  { open, everywhere, foundPage, sections: queries }: DirectoryState,
  sections: Sections,
  without: readonly string[] = [],
): [name: string, value: string][] {
  const opened = sections.findIndex(({ id }) => id === open);
  const entries: [string, string][] = [
    [OPEN, open === null ? NOTHING_OPEN : opened > 0 ? (sections[opened]?.param ?? '') : ''],
    [everywhereParam, everywhere],
    [FOUND_PAGE, describePage(foundPage)],
    ...sections.flatMap((list) => {
      const parts = describeQuery(queries[list.id]);
      return PARTS.map((part): [string, string] => [sectionParam(list, part), parts[part]]);
    }),
  ];
  return entries.filter(([name, value]) => value !== '' && !without.includes(name));
}

function describeQuery({ search, filter, sort, page }: DirectoryQuery): Record<SectionPart, string> {
  const order = sort ? `${sort.field}${sort.direction === 'descending' ? DESCENDING : ''}` : '';
  return { search, lga: filter, sort: order, page: describePage(page) };
}

function describePage(page: number): string {
  return page > 1 ? String(page) : '';
}

/** The hidden fields of the form that searches all lists. */
export function entriesBesideFind(state: DirectoryState, sections: Sections) {
  return directoryEntries(state, sections, [everywhereParam, FOUND_PAGE]);
}

/** The hidden fields of a section's form: everything but its own search, filter and page. */
export function entriesBesideSearch(state: DirectoryState, sections: Sections, id: ProviderListId) {
  const list = sections.find((section) => section.id === id);
  const own = list ? (['search', 'lga', 'page'] as const).map((part) => sectionParam(list, part)) : [];
  return directoryEntries(state, sections, own);
}

/** The URL of the directory in this state, such as `/provider?open=plus&plus-search=ikeja`. */
export function directoryHref(
  state: DirectoryState,
  sections: Sections,
  hash: '' | `#${string}` = '',
): string {
  const query = new URLSearchParams(directoryEntries(state, sections)).toString();
  return `/provider${query ? `?${query}` : ''}${hash}`;
}
