import { memo } from 'react';
import { directoryHref } from '#domain/directory/directory-query-string.ts';
import { changeEverywhere, type DirectoryState } from '#domain/directory/directory-state.ts';
import type { FoundEverywhere } from '#domain/directory/search-everywhere.ts';
import { useContent } from '../directory-content.ts';
import { WaitingLink } from '../waiting-link.tsx';
import { FoundPlace } from './found-place.tsx';
import styles from './found-places.module.css';

type FoundPlacesProps = {
  state: DirectoryState;
  /** Undefined while a list is loading. */
  found: FoundEverywhere | undefined;
};

/** The results of the search over all lists: each place once, with every list that contains it. */
export const FoundPlaces = memo(function FoundPlaces({ state, found }: FoundPlacesProps) {
  const { findWords, phoneLines, providerLists } = useContent();
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
          {/* The clicked link disappears with the results, so the focus moves to the field. */}
          <a
            href={directoryHref(changeEverywhere(state, ''), providerLists, `#${findWords.inputId}`)}
            className={styles.clear}
          >
            {findWords.clear}
          </a>
        </header>
        {!found && (
          <WaitingLink href={directoryHref(state, providerLists, `#${findWords.id}`)}>
            {findWords.see}
          </WaitingLink>
        )}
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
