import { useEffect, useMemo } from 'react';
import { providerLists } from '#content/directory.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import { fetchListsAhead, useFetchedLists } from './directory-lists.ts';
import { type DirectoryView, viewFound, viewSection } from './directory-view.ts';

/** Shows a state from the lists that this browser holds, and until they are there what the server found. */
export function useDirectoryView(state: DirectoryState, given: DirectoryView): DirectoryView {
  const { open, everywhere } = state;
  const lists = useFetchedLists();
  const query = open ? state.sections[open] : undefined;
  const own = useMemo(
    () => (open && query ? viewSection(lists, open, query) : undefined),
    [lists, open, query],
  );
  const found = useMemo(() => viewFound(lists, everywhere), [lists, everywhere]);
  const section = own ?? (given.section?.id === open ? given.section : undefined);

  // The ways on from an empty result are counted in all lists.
  const isEmpty = own?.page.total === 0;
  useEffect(() => {
    if (isEmpty) fetchListsAhead(providerLists.map(({ id }) => id));
  }, [isEmpty]);

  return { section, found: found ?? (everywhere.trim() ? given.found : undefined) };
}
