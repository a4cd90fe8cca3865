import type { ProviderList } from '#content/schema/directory.ts';
import {
  changeFilter,
  changeSearch,
  type DirectoryState,
  showPlace,
} from '#domain/directory/directory-state.ts';
import { filterName, type NoResultHelp } from '#domain/directory/query-directory.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { IconName } from '../../../ui/icon/icon-paths.ts';
import { Link } from '../../../ui/link/link.tsx';
import { listHref, useContent } from '../directory-content.ts';
import styles from './no-result.module.css';

type Way = {
  to: string;
  icon: IconName;
  name: string;
  /** Of the records behind the link, if known. */
  count: number | undefined;
  noun: ProviderList['noun'];
};

type NoResultProps = { list: ProviderList; state: DirectoryState; help: NoResultHelp | undefined };

/** Suggestions for an empty result, each with the number of records it would show. */
export function NoResult({ list, state, help }: NoResultProps) {
  const content = useContent();
  const { areaName, noResultWords: words, phoneLines, providerLists } = content;
  const { id, noun } = list;
  const { search, filter } = state.sections[id];
  const to = (next: DirectoryState, shownList = list) => listHref(content, next, shownList);
  const { withoutSearch, withoutFilter } = words;
  const wider: Way[] = [];
  if (search.trim()) {
    const next = to(changeSearch(state, id, ''));
    wider.push({ to: next, icon: 'x', name: withoutSearch, count: help?.withoutSearch, noun });
  }
  if (filter) {
    const next = to(changeFilter(state, id, ''));
    wider.push({ to: next, icon: 'map', name: withoutFilter, count: help?.withoutFilter, noun });
  }
  const near = help?.neighbours.map(({ lga, count }): Way => {
    const next = changeFilter(state, id, `lga:${lga}`);
    return { to: to(next), icon: 'map-pin', name: areaName(lga), count, noun };
  });
  const others = providerLists.flatMap((other): Way[] => {
    const found = help?.otherLists.find((entry) => entry.id === other.id);
    const next = to(changeSearch(showPlace(state, other.id, ''), other.id, search), other);
    const icon = other.kind === 'hospital' ? 'hospital' : 'pill';
    return found ? [{ to: next, icon, name: other.title, count: found.count, noun: other.noun }] : [];
  });
  return (
    <div className={styles.help}>
      <h3 className={styles.heading}>
        {search.trim() ? words.heading : words.headingPlace(areaName(filterName(filter)))}
      </h3>
      <Ways ways={wider} />
      <Ways heading={words.neighbours} ways={near} />
      <Ways heading={words.otherLists} ways={others} />
      <p>
        <Link to={phoneLines.tollFree.to} label={words.call} icon="phone" className={styles.call} />
      </p>
    </div>
  );
}

function Ways({ heading, ways = [] }: { heading?: string; ways: Way[] | undefined }) {
  const { providerPage } = useContent();
  if (heading && ways.length === 0) return null;
  return (
    <>
      {heading && <h4>{heading}</h4>}
      <ul className={styles.ways}>
        {ways.map(({ to, icon, name, count, noun }) => (
          <li key={to}>
            <Link to={to} className={styles.way}>
              <Icon name={icon} />
              <span>
                {name}
                {count !== undefined && (
                  <span className={styles.count}> {providerPage.countOf(count, noun)}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
