import type { Field, ProviderListId } from '#content/schema/directory.ts';
import { truncateSearch } from '../text/truncate-search.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import type { DirectoryQuery, Sort } from './query-directory.ts';

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
    sections: {
      'standard-jaara': freshQuery,
      'standard-jaara-plus': freshQuery,
      pharmacies: freshQuery,
    },
  };
}

export function changeSearch(state: DirectoryState, id: ProviderListId, search: string): DirectoryState {
  return changeQuery(state, id, { search: truncateSearch(search), page: 1 });
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

/** Selecting the same column reverses the order; another one starts ascending. */
function nextSort(sort: Sort | null, field: Field): Sort {
  const turns = sort?.field === field && sort.direction === 'ascending';
  return { field, direction: turns ? 'descending' : 'ascending' };
}

/** Clamped to between 1 and `pages`, the current number of pages. */
export function goToPage(
  state: DirectoryState,
  id: ProviderListId,
  page: number,
  pages: number,
): DirectoryState {
  return changeQuery(state, id, { page: Math.max(1, Math.min(page, pages)) });
}

export function changeEverywhere(state: DirectoryState, everywhere: string): DirectoryState {
  return { ...state, everywhere: truncateSearch(everywhere), foundPage: 1 };
}

export function goToFoundPage(state: DirectoryState, foundPage: number): DirectoryState {
  return { ...state, foundPage };
}

/** Opens a section filtered by one place only, for links to neighbours and search results. */
export function showPlace(
  state: DirectoryState,
  id: ProviderListId,
  filter: DirectoryFilter,
): DirectoryState {
  const { sort } = state.sections[id];
  return changeQuery({ ...state, open: id }, id, { ...freshQuery, sort, filter });
}

/** Opens a section filtered by an LGA and filters the other lists alike, for the map's tiles. */
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
