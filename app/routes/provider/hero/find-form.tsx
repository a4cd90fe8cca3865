import { providerLists } from '#content/directory.ts';
import { findWords } from '#content/provider-page.ts';
import { MAX_SEARCH_CHARACTERS } from '#rules/cut-search.ts';
import { directoryEntries, everywhereParam } from '#rules/directory-query-string.ts';
import { changeEverywhere } from '#rules/directory-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useEarlyEntry } from '../../../ui/use-early-entry.ts';
import { DirectoryFields } from '../directory-fields.tsx';
import { fetchListsAhead } from '../directory-lists.ts';
import type { DirectoryStateProps } from '../use-directory-state.ts';
import styles from './find-form.module.css';

const everyId = providerLists.map(({ id }) => id);

/** One search over all three lists. With JavaScript it answers while somebody types. */
export function FindForm({ state, change }: DirectoryStateProps) {
  const find = (text: string) => change((current) => changeEverywhere(current, text), 'replace');
  const input = useEarlyEntry<HTMLInputElement>(state.everywhere, find);
  return (
    <search>
      <form
        action={`/provider#${findWords.id}`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const results = document.getElementById(findWords.id);
          results?.scrollIntoView();
          results?.focus({ preventScroll: true });
        }}
      >
        <DirectoryFields entries={directoryEntries(state, providerLists, [everywhereParam])} />
        <label htmlFor={findWords.inputId} className={styles.label}>
          {findWords.label}
        </label>
        <input
          ref={input}
          id={findWords.inputId}
          type="search"
          name={everywhereParam}
          className={styles.input}
          placeholder={findWords.placeholder}
          maxLength={MAX_SEARCH_CHARACTERS}
          autoComplete="off"
          enterKeyHint="search"
          value={state.everywhere}
          onFocus={() => fetchListsAhead(everyId)}
          onChange={({ target }) => find(target.value)}
        />
        <Button type="submit">
          <Icon name="search" />
          {findWords.submit}
        </Button>
      </form>
    </search>
  );
}
