import { directoryHref } from '#domain/directory/directory-query-string.ts';
import type { DirectoryState } from '#domain/directory/directory-state.ts';
import type { FoundEverywhere } from '#domain/directory/search-everywhere.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { useContent } from '../directory-content.ts';
import styles from './find-status.module.css';

type FindStatusProps = { state: DirectoryState; found: FoundEverywhere | undefined };

/** The number of results directly below the field, because the results may be off screen. */
export function FindStatus({ state, found }: FindStatusProps) {
  const { findWords, providerLists } = useContent();
  return (
    <div className={styles.answer}>
      {/* Always in the page, because a live region that is added together with its text is often not read out. */}
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
