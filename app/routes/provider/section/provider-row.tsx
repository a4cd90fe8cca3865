import { memo } from 'react';
import type { Provider, ProviderList } from '#content/schema/directory.ts';
import { placePath } from '#domain/directory/place-path.ts';
import { matchRanges, readSearch } from '#domain/text/match-text.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { Link } from '../../../ui/link/link.tsx';
import { cellText, useContent } from '../directory-content.ts';
import { MarkedText } from '../marked-text.tsx';
import { ProviderActions } from './provider-actions.tsx';
import styles from './provider-row.module.css';

type ProviderRowProps = { record: Provider; list: ProviderList; search: string };

export const ProviderRow = memo(function ProviderRow({ record, list, search }: ProviderRowProps) {
  const content = useContent();
  const texts = list.columns.map(({ field }) => cellText(record, field, content));
  const ranges = matchRanges(texts, readSearch(search));
  return (
    <tr className={styles.row}>
      {list.columns.map(({ field, label }, column) => {
        const text = texts[column] ?? '';
        const marked = <MarkedText text={text} ranges={ranges[column]} />;
        if (field === 'name') {
          return (
            <th key={field} scope="row" className={styles.name}>
              <Link to={placePath(record)} className={styles.place}>
                {marked}
              </Link>
            </th>
          );
        }
        return (
          <td key={field} className={styles[field]} data-label={label}>
            {field === 'phone' ? <Phones phone={text} search={search} /> : marked}
          </td>
        );
      })}
      <td className={styles.actions}>
        <ProviderActions record={record} list={list} isInTable />
      </td>
    </tr>
  );
});

function Phones({ phone, search }: { phone: string; search: string }) {
  return phoneNumbers(phone).map(({ text, href }) => (
    <a key={href} href={href} className={styles.number}>
      <MarkedText text={text} ranges={matchRanges([text], readSearch(search))[0]} />
    </a>
  ));
}
