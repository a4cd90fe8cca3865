import { useEffect, useMemo } from 'react';
import type { DirectoryState } from '#domain/directory/directory-state.ts';
import type { DirectoryContent, DirectoryData } from './directory-content.ts';
import { type Lists, useLists } from './directory-lists.ts';
import { listsNeeded, viewAnswer, viewSection } from './directory-view.ts';

/** The view of a state from the loaded lists; fetches the missing ones. */
export function useDirectoryView(
  content: DirectoryContent,
  state: DirectoryState,
  given: Lists,
  hrefs: DirectoryData['listHrefs'],
) {
  const { lists, fetchMore } = useLists(given, hrefs);
  const { open, everywhere } = state;
  const query = open ? state.sections[open] : undefined;
  const section = useMemo(
    () => (open && query ? viewSection(content, lists, open, query) : undefined),
    [content, lists, open, query],
  );
  const answer = useMemo(() => viewAnswer(content, lists, everywhere), [content, lists, everywhere]);

  useEffect(() => fetchMore(listsNeeded(content, state, section)), [content, state, section, fetchMore]);

  return { section, answer, fetchMore };
}
