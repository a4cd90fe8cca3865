import { useEffect, useEffectEvent, useState } from 'react';
import type { ProviderListId } from '#content/schema/directory.ts';
import { entriesBesideFind, everywhereParam } from '#domain/directory/directory-query-string.ts';
import { changeEverywhere } from '#domain/directory/directory-state.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { SearchForm } from '../../../ui/search-form/search-form.tsx';
import { goToPlace } from '../../../ui/url-state/use-url-state.ts';
import { type DirectoryStateProps, useContent } from '../directory-content.ts';
import { DirectoryFields } from '../directory-fields.tsx';

type FindFormProps = DirectoryStateProps & {
  fetchMore: (ids: readonly ProviderListId[]) => void;
  /** Whether the results are already shown. */
  isAnswered: boolean;
};

export function FindForm({ state, change, fetchMore, isAnswered }: FindFormProps) {
  const { findWords, providerLists } = useContent();
  const fetchAhead = () => fetchMore(providerLists.map(({ id }) => id));

  // It was usually the focus on this field that triggered hydration.
  const checkFocus = useEffectEvent(() => {
    if (document.activeElement?.id === findWords.inputId) fetchAhead();
  });
  useEffect(() => checkFocus(), []);

  // Whoever presses Enter before the lists are loaded is taken to the results once they are shown.
  const [isAwaited, setIsAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || !isAnswered) return;
    setIsAwaited(false);
    goToPlace(`#${findWords.id}`);
  }, [isAwaited, isAnswered, findWords]);

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
      onFocus={fetchAhead}
      onSearch={(text) => change((current) => changeEverywhere(current, text), 'replace')}
      onSubmit={() => setIsAwaited(state.everywhere.trim() !== '')}
    >
      <DirectoryFields entries={entriesBesideFind(state, providerLists)} />
    </SearchForm>
  );
}
