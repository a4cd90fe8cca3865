import { isCutSearch, MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { searchPage } from '#words/search-page.ts';

/** Says below a search that only its beginning was searched; undefined for any other search. */
export function cutNote(typed: string | null): string | undefined {
  return typed && isCutSearch(typed) ? searchPage.tooLong(MAX_SEARCH_CHARACTERS) : undefined;
}
