import { memo } from 'react';
import type { Field, Provider, ProviderList } from '#content/schema/directory.ts';
import {
  type DirectoryState,
  directoryHref,
  sectionParam,
  toggleSort,
} from '#domain/directory/directory-state.ts';
import { placePath } from '#domain/directory/prepare-places.ts';
import { matchRanges, readSearch } from '#domain/text/match-text.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { useLocalPath } from '../../../ui/link/reader.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { cellText, useContent } from '../directory-content.ts';
import { MarkedText } from '../marked-text.tsx';
import { PlaceActions } from '../place-actions.tsx';
import rowStyles from './provider-row.module.css';
import styles from './provider-table.module.css';

type ProviderTableProps = { list: ProviderList; rows: Provider[]; state: DirectoryState };

/** On a small screen each row is a card, and the column headers become sort buttons. */
export function ProviderTable({ list, rows, state }: ProviderTableProps) {
  const { sectionWords } = useContent();
  const { search } = state.sections[list.id];
  const hasPhone = list.columns.some(({ field }) => field === 'phone');
  return (
    <table className={joinClasses(styles.table, hasPhone && styles.withPhone)}>
      <caption className={styles.caption}>
        <VisuallyHidden>{sectionWords.caption(list.title)}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr className={styles.heads}>
          {list.columns.map(({ field, label }) => (
            <SortHeading key={field} list={list} field={field} label={label} state={state} />
          ))}
          <th scope="col" className={styles.actionsHead}>
            {sectionWords.actions}
          </th>
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map((record) => (
          <ProviderRow key={`${record.name} ${record.address}`} record={record} list={list} search={search} />
        ))}
      </tbody>
    </table>
  );
}

type SortHeadingProps = { list: ProviderList; field: Field; label: string; state: DirectoryState };

function SortHeading({ list, field, label, state }: SortHeadingProps) {
  const { providerLists, sectionWords } = useContent();
  const id = `${sectionParam(list, 'sort')}-${field}`;
  const { sort } = state.sections[list.id];
  const direction = sort?.field === field ? sort.direction : undefined;
  const arrow = direction === 'ascending' ? 'arrow-up' : 'arrow-down';
  return (
    <th scope="col" aria-sort={direction} className={styles[field]}>
      {/* A description rather than a label, because the header's name is read out with every cell below it. */}
      <Link
        id={id}
        to={directoryHref(toggleSort(state, list.id, field), providerLists, `#${id}`)}
        className={styles.sort}
        title={sectionWords.sortBy(label)}
      >
        {label}
        <Icon name={direction ? arrow : 'arrow-up-down'} className={styles.arrow} />
      </Link>
    </th>
  );
}

type ProviderRowProps = { record: Provider; list: ProviderList; search: string };

const ProviderRow = memo(function ProviderRow({ record, list, search }: ProviderRowProps) {
  const localPath = useLocalPath();
  const content = useContent();
  const { actionWords, directionsHref, publicUrl, reportHref } = content;
  const texts = list.columns.map(({ field }) => cellText(record, field, content));
  const ranges = matchRanges(texts, readSearch(search));
  return (
    <tr className={rowStyles.row}>
      {list.columns.map(({ field }, column) => {
        const text = texts[column] ?? '';
        const marked = <MarkedText text={text} ranges={ranges[column]} />;
        if (field === 'name') {
          return (
            <th key={field} scope="row" className={rowStyles.name}>
              <Link to={placePath(record)} className={rowStyles.place}>
                {marked}
              </Link>
            </th>
          );
        }
        return (
          <td key={field} className={rowStyles[field]}>
            {field === 'phone' ? <Phones phone={text} search={search} /> : marked}
          </td>
        );
      })}
      <td className={rowStyles.actions}>
        <PlaceActions
          record={record}
          shared={{
            url: publicUrl + localPath(placePath(record)),
            plans: list.planName ? [list.planName] : [],
          }}
          words={actionWords}
          directionsHref={directionsHref}
          reportTo={reportHref(placePath(record))}
        />
      </td>
    </tr>
  );
});

function Phones({ phone, search }: { phone: string; search: string }) {
  return phoneNumbers(phone).map(({ text, href }) => (
    <a key={href} href={href} className={rowStyles.number}>
      <MarkedText text={text} ranges={matchRanges([text], readSearch(search))[0]} />
    </a>
  ));
}
