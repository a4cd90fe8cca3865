import { providerLists } from '#content/directory.ts';
import { listPage as words } from '#content/place-pages.ts';
import { sectionWords } from '#content/provider-page.ts';
import type { Provider, ProviderList } from '#content/schema/directory.ts';
import { filterName } from '#domain/directory/directory-filter.ts';
import { directoryParams, everywhereParam } from '#domain/directory/directory-query-string.ts';
import { placePath } from '#domain/directory/place-path.ts';
import type { DirectoryQuery } from '#domain/directory/query-directory.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { definePage, usePage } from '../../page.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { loadRows } from '../provider/load-directory.ts';
import styles from './provider-list.module.css';

type ListData = { list: ProviderList; query: DirectoryQuery; rows: Provider[] };

/** All rows of a list's search and filter on one page: a list to print, also without JavaScript. */
export default definePage<ListData>({
  query: directoryParams(providerLists).filter((name) => name !== everywhereParam && !name.endsWith('-page')),
  load: ({ query }) => loadRows(query),
  meta: ({ list }) => ({ title: words.title(list.title), noindex: true }),
  View: WholeList,
});

function WholeList({ data: { list, query, rows } }: { data: ListData }) {
  const { title, noun, date, columns } = list;
  const given = usePage().query;
  const chosen = [
    ...(query.filter ? [words.place(filterName(query.filter))] : []),
    ...(query.search.trim() ? [words.search(query.search.trim())] : []),
  ];
  return (
    <>
      <PageHead
        heading={title}
        lead={words.lead([...chosen, sectionWords.found(rows.length, noun)].join('. '), formatDate(date))}
      />
      <div className={styles.page}>
        <div className={styles.actions}>
          <Button variant="secondary" data-print="">
            <Icon name="printer" />
            {words.print}
          </Button>
          <ButtonLink to={`/provider${given.size > 0 ? `?${given}` : ''}`} variant="secondary">
            <Icon name="chevron-left" />
            {words.back}
          </ButtonLink>
        </div>
        {rows.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <CardTable
            name={{ caption: sectionWords.caption(title) }}
            columns={columns.map(({ label }) => label)}
            className={styles.table}
          >
            {rows.map((record) => (
              <CardRow key={`${record.name} ${record.address}`}>
                <th scope="row" className={styles.name}>
                  <a href={placePath(record)}>{record.name}</a>
                </th>
                {columns.slice(1).map(({ field }) => (
                  <td key={field}>{record[field]}</td>
                ))}
              </CardRow>
            ))}
          </CardTable>
        )}
      </div>
    </>
  );
}
