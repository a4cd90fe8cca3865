import { providerLists } from '#content/directory.ts';
import { findWords } from '#content/provider-page.ts';
import { MAX_SEARCH_CHARACTERS } from '#rules/cut-search.ts';
import { directoryEntries, everywhereParam } from '#rules/directory-query-string.ts';
import { changeEverywhere } from '#rules/directory-state.ts';
import { SearchForm } from '../../../ui/search-form/search-form.tsx';
import { DirectoryFields } from '../directory-fields.tsx';
import { fetchListsAhead } from '../directory-lists.ts';
import type { DirectoryStateProps } from '../use-directory-state.ts';
import { goToFound } from './go-to-found.ts';

const everyId = providerLists.map(({ id }) => id);

/** One search over all three lists. */
export function FindForm({ state, change }: DirectoryStateProps) {
  return (
    <SearchForm
      action={`/provider#${findWords.id}`}
      id={findWords.inputId}
      name={everywhereParam}
      label={findWords.label}
      placeholder={findWords.placeholder}
      submit={findWords.submit}
      maxLength={MAX_SEARCH_CHARACTERS}
      value={state.everywhere}
      onFocus={() => fetchListsAhead(everyId)}
      onSearch={(text) => change((current) => changeEverywhere(current, text), 'replace')}
      onSubmit={goToFound}
    >
      <DirectoryFields entries={directoryEntries(state, providerLists, [everywhereParam])} />
    </SearchForm>
  );
}
