import { changeSearch, type DirectoryState, showPlace } from '#domain/directory/directory-state.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { matchesSearch, matchRanges, prepareSearchText, readSearch } from '#domain/text/match-text.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { listHref, useContent } from '../directory-content.ts';
import { MarkedText } from '../marked-text.tsx';
import { ProviderActions } from '../section/provider-actions.tsx';
import styles from './found-place.module.css';

type FoundPlaceProps = { place: ListedPlace; search: string; state: DirectoryState };

export function FoundPlace({ place: { kind, record, lists, path }, search, state }: FoundPlaceProps) {
  const content = useContent();
  const { areaName, dateWords, findWords, providerLists, sectionWords } = content;
  const { name, address, lga, lcda } = record;
  const area = lcda && lcda !== lga ? `${areaName(lga)}, ${areaName(lcda)}` : areaName(lga);
  const texts = [name, address, area];
  const typed = readSearch(search);
  // Of a misspelt search, the words that happen to be right would be marked wherever they stand.
  const isMarked = typed.literal !== '' || matchesSearch(prepareSearchText(texts), typed);
  const [inName, inAddress, inArea] = isMarked ? matchRanges(texts, typed) : [];
  const listed = providerLists.filter(({ id }) => lists.includes(id));
  return (
    <article className={styles.place}>
      <h3 className={styles.name}>
        <Icon name={kind === 'hospital' ? 'hospital' : 'pill'} className={styles.kind} />
        <Link to={path} className={styles.link}>
          <MarkedText text={name} ranges={inName} />
        </Link>
      </h3>
      <p>
        <MarkedText text={address} ranges={inAddress} />
      </p>
      <p className={styles.area}>
        <Icon name="map-pin" />
        <span>
          <MarkedText text={area} ranges={inArea} />
        </span>
      </p>
      <p className={styles.badges}>
        {kind === 'hospital' && <VisuallyHidden>{findWords.coveredBy} </VisuallyHidden>}
        {listed.map((list) => (
          <Link
            key={list.id}
            to={listHref(content, changeSearch(showPlace(state, list.id, ''), list.id, name), list)}
            className={joinClasses(styles.badge, styles[list.param])}
          >
            <Icon name="badge-check" />
            {list.planName ?? findWords.pharmacy}
          </Link>
        ))}
      </p>
      {listed[0] && (
        <>
          <p className={styles.date}>{sectionWords.listDate(formatDate(listed[0].date, dateWords))}</p>
          <ProviderActions record={record} list={listed[0]} />
        </>
      )}
    </article>
  );
}
