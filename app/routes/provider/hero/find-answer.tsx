import { providerLists } from '#content/directory.ts';
import { findWords } from '#content/provider-page.ts';
import { directoryHref } from '#rules/directory-query-string.ts';
import type { DirectoryState } from '#rules/directory-state.ts';
import type { FoundEverywhere } from '#rules/search-everywhere.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import styles from './find-answer.module.css';
import { goToFound } from './go-to-found.ts';

type FindAnswerProps = { state: DirectoryState; found: FoundEverywhere | undefined };

/** How many places the search has found, right under its field: the places themselves may be below the screen. */
export function FindAnswer({ state, found }: FindAnswerProps) {
  return (
    <div className={styles.answer}>
      {/* Stands in the page from the start: a live region that comes with its words is often not read out. */}
      <p role="status">{found && findWords.found(found.total, state.everywhere.trim())}</p>
      {found && (
        <SiteLink
          to={directoryHref(state, providerLists, `#${findWords.id}`)}
          className={styles.see}
          onClick={(event) => {
            event.preventDefault();
            goToFound();
          }}
        >
          {findWords.see}
          <Icon name="arrow-down" />
        </SiteLink>
      )}
    </div>
  );
}
