import { directoryHref } from '#domain/directory/directory-query-string.ts';
import type { DirectoryState } from '#domain/directory/directory-state.ts';
import type { FoundEverywhere } from '#domain/directory/search-everywhere.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useContent } from '../directory-content.ts';
import styles from './find-answer.module.css';

type FindAnswerProps = { state: DirectoryState; found: FoundEverywhere | undefined };

/** How many places the search has found, right under its field: the places themselves may be below the screen. */
export function FindAnswer({ state, found }: FindAnswerProps) {
  const { findWords, providerLists } = useContent();
  return (
    <div className={styles.answer}>
      {/* Stands in the page from the start: a live region that comes with its words is often not read out. */}
      <p role="status">{found && findWords.found(found.total, state.everywhere.trim())}</p>
      {found && (
        <a href={directoryHref(state, providerLists, `#${findWords.id}`)} className={styles.see}>
          {found.total > 0 ? findWords.see : findWords.seeAdvice}
          <Icon name="arrow-down" />
        </a>
      )}
    </div>
  );
}
