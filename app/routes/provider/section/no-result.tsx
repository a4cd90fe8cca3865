import type { ReactNode } from 'react';
import type { ProviderList } from '#content/schema/directory.ts';
import {
  changeFilter,
  changeSearch,
  type DirectoryState,
  showPlace,
} from '#domain/directory/directory-state.ts';
import type { NoResultHelp } from '#domain/directory/query-directory.ts';
import { filterName } from '#domain/directory/query-directory.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/icon-paths.ts';
import { Link } from '../../../ui/link/link.tsx';
import { listHref, useContent } from '../directory-content.ts';
import styles from './no-result.module.css';

type NoResultProps = { list: ProviderList; state: DirectoryState; help: NoResultHelp | undefined };

/** Suggestions for an empty result, each with the number of records it would show. */
export function NoResult({ list, state, help }: NoResultProps) {
  const content = useContent();
  const { areaName, noResultWords, phoneLines, providerLists } = content;
  const { id, noun } = list;
  const { search, filter } = state.sections[id];
  const to = (next: DirectoryState, shownList = list) => listHref(content, next, shownList);
  const others = providerLists.flatMap((other) => {
    const found = help?.otherLists.find((entry) => entry.id === other.id);
    return found ? [{ other, count: found.count }] : [];
  });
  return (
    <div className={styles.help}>
      <h3 className={styles.heading}>
        {search.trim() ? noResultWords.heading : noResultWords.headingPlace(areaName(filterName(filter)))}
      </h3>
      <ul className={styles.ways}>
        {search.trim() && (
          <Suggestion to={to(changeSearch(state, id, ''))} icon="x" count={help?.withoutSearch} noun={noun}>
            {noResultWords.withoutSearch}
          </Suggestion>
        )}
        {filter && (
          <Suggestion to={to(changeFilter(state, id, ''))} icon="map" count={help?.withoutFilter} noun={noun}>
            {noResultWords.withoutFilter}
          </Suggestion>
        )}
      </ul>
      {help && help.neighbours.length > 0 && (
        <>
          <h4>{noResultWords.neighbours}</h4>
          <ul className={styles.ways}>
            {help.neighbours.map(({ lga, count }) => (
              <Suggestion
                key={lga}
                to={to(changeFilter(state, id, `lga:${lga}`))}
                icon="map-pin"
                count={count}
                noun={noun}
              >
                {areaName(lga)}
              </Suggestion>
            ))}
          </ul>
        </>
      )}
      {others.length > 0 && (
        <>
          <h4>{noResultWords.otherLists}</h4>
          <ul className={styles.ways}>
            {others.map(({ other, count }) => (
              <Suggestion
                key={other.id}
                to={to(changeSearch(showPlace(state, other.id, ''), other.id, search), other)}
                icon={other.kind === 'hospital' ? 'hospital' : 'pill'}
                count={count}
                noun={other.noun}
              >
                {other.title}
              </Suggestion>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={phoneLines.tollFree.to} className={styles.call}>
          <Icon name="phone" />
          {noResultWords.call}
        </a>
      </p>
    </div>
  );
}

type SuggestionProps = {
  to: string;
  icon: IconName;
  /** The number of records behind the link, if known. */
  count: number | undefined;
  noun: ProviderList['noun'];
  children: ReactNode;
};

function Suggestion({ to, icon, count, noun, children }: SuggestionProps) {
  const { providerPage } = useContent();
  return (
    <li>
      <Link to={to} className={styles.way}>
        <Icon name={icon} />
        <span>
          {children}
          {count !== undefined && <span className={styles.count}> {providerPage.countOf(count, noun)}</span>}
        </span>
      </Link>
    </li>
  );
}
