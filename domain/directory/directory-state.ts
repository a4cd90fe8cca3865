import type { Field, ProviderListId } from '#content/schema/directory.ts';
import { cutSearch } from '../text/cut-search.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import type { Sort } from './prepare-directory.ts';
import type { DirectoryQuery } from './query-directory.ts';

/** Everything on /provider that a link carries. Each section keeps its own query. */
export type DirectoryState = {
  /** The section that stands open, or none. */
  open: ProviderListId | null;
  /** What is looked for in all three lists at once. */
  everywhere: string;
  sections: Record<ProviderListId, DirectoryQuery>;
};

const freshQuery: DirectoryQuery = { search: '', filter: '', sort: null, page: 1 };

/** The first section is open at the start. */
export function defaultDirectoryState(first: ProviderListId = 'standard-jaara'): DirectoryState {
  return {
    open: first,
    everywhere: '',
    sections: {
      'standard-jaara': freshQuery,
      'standard-jaara-plus': freshQuery,
      pharmacies: freshQuery,
    },
  };
}

/** Clicking the open section closes it, clicking another opens that one. */
export function toggleSection(state: DirectoryState, id: ProviderListId): DirectoryState {
  return { ...state, open: state.open === id ? null : id };
}

export function changeSearch(state: DirectoryState, id: ProviderListId, search: string): DirectoryState {
  return changeQuery(state, id, { search: cutSearch(search), page: 1 });
}

export function changeFilter(
  state: DirectoryState,
  id: ProviderListId,
  filter: DirectoryFilter,
): DirectoryState {
  return changeQuery(state, id, { filter, page: 1 });
}

export function toggleSort(state: DirectoryState, id: ProviderListId, field: Field): DirectoryState {
  return changeQuery(state, id, { sort: nextSort(state.sections[id].sort, field) });
}

/** The same column turns round; another one starts ascending. */
function nextSort(sort: Sort | null, field: Field): Sort {
  const turns = sort?.field === field && sort.direction === 'ascending';
  return { field, direction: turns ? 'descending' : 'ascending' };
}

/** `pages` is how many there are now: page 1 is the least, the last page the most. */
export function goToPage(
  state: DirectoryState,
  id: ProviderListId,
  page: number,
  pages: number,
): DirectoryState {
  return changeQuery(state, id, { page: Math.max(1, Math.min(page, pages)) });
}

export function changeEverywhere(state: DirectoryState, everywhere: string): DirectoryState {
  return { ...state, everywhere: cutSearch(everywhere) };
}

/** Opens a section with one place chosen and nothing else: where a neighbour or a place that was found leads. */
export function showPlace(
  state: DirectoryState,
  id: ProviderListId,
  filter: DirectoryFilter,
): DirectoryState {
  const { sort } = state.sections[id];
  return changeQuery({ ...state, open: id }, id, { ...freshQuery, sort, filter });
}

/** Opens a section at an LGA and sets the other lists to the same: where a tile with the numbers of each leads. */
export function showLga(state: DirectoryState, id: ProviderListId, lga: string): DirectoryState {
  const ids = Object.keys(state.sections) as ProviderListId[];
  const everyList = ids.reduce((reached, list) => showPlace(reached, list, `lga:${lga}`), state);
  return { ...everyList, open: id };
}

function changeQuery(
  state: DirectoryState,
  id: ProviderListId,
  change: Partial<DirectoryQuery>,
): DirectoryState {
  return { ...state, sections: { ...state.sections, [id]: { ...state.sections[id], ...change } } };
}
