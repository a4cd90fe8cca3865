import type { Field, ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { truncateSearch } from '../text/truncate-search.ts';
import { type Places, parseFilter } from './directory-filter.ts';
import { type DirectoryState, defaultDirectoryState } from './directory-state.ts';
import type { DirectoryQuery, Sort } from './query-directory.ts';

/** The sections of the page in order, see content/en/directory.ts. */
export type Sections = readonly Pick<ProviderList, 'id' | 'param' | 'columns'>[];

export type SectionPart = 'search' | 'lga' | 'sort' | 'page';

const PARTS: readonly SectionPart[] = ['search', 'lga', 'sort', 'page'];
const OPEN = 'open';
const EVERYWHERE = 'find';
const FOUND_PAGE = 'find-page';
const NOTHING_OPEN = 'none';
const DESCENDING = '-descending';

/** The name of a section's parameter, such as `jaara-search`, for links and form fields. */
export function sectionParam({ param }: { param: string }, part: SectionPart): string {
  return `${param}-${part}`;
}

export const everywhereParam = EVERYWHERE;

/** Every parameter that the page reads. */
export function directoryParams(sections: Sections): string[] {
  return [
    OPEN,
    EVERYWHERE,
    FOUND_PAGE,
    ...sections.flatMap((list) => PARTS.map((part) => sectionParam(list, part))),
  ];
}

/** Parses a query, which may come from anywhere: unknown or invalid values become the defaults. */
export function parseDirectoryState(
  params: URLSearchParams,
  sections: Sections,
  places: Places,
): DirectoryState {
  const state = defaultDirectoryState(sections[0]?.id);
  const open = params.get(OPEN);
  const queries = sections.map((list): [ProviderListId, DirectoryQuery] => [
    list.id,
    parseSection((part) => params.get(sectionParam(list, part)) ?? '', list.columns, places),
  ]);
  return {
    open: open === NOTHING_OPEN ? null : (sections.find(({ param }) => param === open)?.id ?? state.open),
    everywhere: truncateSearch(params.get(EVERYWHERE) ?? ''),
    foundPage: parsePage(params.get(FOUND_PAGE) ?? ''),
    sections: { ...state.sections, ...Object.fromEntries(queries) },
  };
}

/**
 * Name and value pairs without the defaults, for links and for the hidden fields of a form; `without` lists the
 * parameters that the form has visible fields for.
 */
export function directoryEntries(
  state: DirectoryState,
  sections: Sections,
  without: readonly string[] = [],
): [name: string, value: string][] {
  const entries: [string, string][] = [
    [OPEN, describeOpen(state, sections)],
    [EVERYWHERE, state.everywhere],
    [FOUND_PAGE, describePage(state.foundPage)],
    ...sections.flatMap((list) => {
      const query = state.sections[list.id];
      return PARTS.map((part): [string, string] => [sectionParam(list, part), describePart(query, part)]);
    }),
  ];
  return entries.filter(([name, value]) => value !== '' && !without.includes(name));
}

/** The hidden fields of the form that searches all lists. */
export function entriesBesideFind(
  state: DirectoryState,
  sections: Sections,
): [name: string, value: string][] {
  return directoryEntries(state, sections, [EVERYWHERE, FOUND_PAGE]);
}

/** The hidden fields of a section's form: everything but its own search, filter and page. */
export function entriesBesideSearch(
  state: DirectoryState,
  sections: Sections,
  id: ProviderListId,
): [name: string, value: string][] {
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

function parseSection(
  read: (part: SectionPart) => string,
  columns: ProviderList['columns'],
  places: Places,
): DirectoryQuery {
  const filter = parseFilter(read('lga'), places);
  const hasLcda = columns.some(({ field }) => field === 'lcda');
  return {
    search: truncateSearch(read('search')),
    filter: filter.startsWith('lcda:') && !hasLcda ? '' : filter,
    sort: parseSort(
      read('sort'),
      columns.map(({ field }) => field),
    ),
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

function describeOpen({ open }: DirectoryState, sections: Sections): string {
  if (open === null) return NOTHING_OPEN;
  const place = sections.findIndex(({ id }) => id === open);
  return place > 0 ? (sections[place]?.param ?? '') : '';
}

function describePart({ search, filter, sort, page }: DirectoryQuery, part: SectionPart): string {
  switch (part) {
    case 'search':
      return search;
    case 'lga':
      return filter;
    case 'sort':
      return sort ? `${sort.field}${sort.direction === 'descending' ? DESCENDING : ''}` : '';
    case 'page':
      return describePage(page);
  }
}

function describePage(page: number): string {
  return page > 1 ? String(page) : '';
}
