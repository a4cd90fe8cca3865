import { memo } from 'react';
import { providerLists } from '#content/directory.ts';
import { findWords } from '#content/provider-page.ts';
import { phoneLines } from '#content/site.ts';
import { directoryHref } from '#rules/directory-query-string.ts';
import { changeEverywhere } from '#rules/directory-state.ts';
import type { FoundEverywhere } from '#rules/search-everywhere.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import type { DirectoryStateProps } from '../use-directory-state.ts';
import { FoundPlace } from './found-place.tsx';
import styles from './found-places.module.css';

type FoundPlacesProps = DirectoryStateProps & { found: FoundEverywhere | undefined };

/** What the search over all lists has found: each place once, with every list that has it. */
export const FoundPlaces = memo(function FoundPlaces({ state, change, found }: FoundPlacesProps) {
  const { everywhere } = state;
  const { total = 0, places = [] } = found ?? {};
  return (
    <section
      id={findWords.id}
      className={styles.found}
      aria-labelledby={`${findWords.id}-title`}
      tabIndex={-1}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={`${findWords.id}-title`} className={styles.title}>
            {findWords.heading}
          </h2>
          <p>{found && findWords.found(total, everywhere.trim())}</p>
          <SiteLink
            to={directoryHref(changeEverywhere(state, ''), providerLists)}
            className={styles.clear}
            onClick={(event) => {
              event.preventDefault();
              // The pressed link goes away with the results, so the focus needs another place.
              document.getElementById(findWords.inputId)?.focus();
              change((current) => changeEverywhere(current, ''));
            }}
          >
            {findWords.clear}
          </SiteLink>
        </header>
        {found && total === 0 && (
          <p>
            {findWords.none}{' '}
            <a href={phoneLines.tollFree.to} className={styles.phone}>
              {phoneLines.tollFree.display}
            </a>
          </p>
        )}
        <ul className={styles.places}>
          {places.map((place) => (
            <li key={`${place.record.name} ${place.record.address}`}>
              <FoundPlace place={place} search={everywhere} state={state} />
            </li>
          ))}
        </ul>
        {total > places.length && <p className={styles.more}>{findWords.more(places.length)}</p>}
      </div>
    </section>
  );
});
