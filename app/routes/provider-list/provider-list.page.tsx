import { openDataHref } from '#content/en/resources.ts';
import type { Dated, DatedProviderLists, Provider, ProviderList } from '#content/schema/directory.ts';
import { directoryParams, everywhereParam } from '#domain/directory/directory-state.ts';
import { type ListedPlace, placePath } from '#domain/directory/prepare-places.ts';
import { type DirectoryQuery, filterName } from '#domain/directory/query-directory.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { providerLists } from '#words/directory.ts';
import { areaName } from '#words/directory-names.ts';
import { dateWords } from '#words/language.ts';
import { listPage as words } from '#words/place-pages.ts';
import { findWords, providerMeta, sectionWords, verdictWords } from '#words/provider-page.ts';
import { definePage, usePage } from '../../page.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { PaperLine } from '../phone-text.tsx';
import { cellText } from '../provider/directory-content.ts';
import { loadFound, loadRows } from '../provider/load-directory.ts';
import { plansOf } from '../provider-place/describe-place.ts';
import styles from './provider-list.module.css';

type ListData = {
  list: Dated<ProviderList>;
  query: DirectoryQuery;
  rows: Provider[];
  /** What a search over all lists found, instead of the rows of one. */
  found: ListedPlace[] | undefined;
  /** Says that the search was cut. */
  note: string | undefined;
};

interface Table {
  title: string;
  lead: string;
  columns: readonly string[];
  rows: readonly { name: string; path: string; cells: readonly (string | undefined)[] }[];
}

/** A search that finds more than these asks for nothing in particular, and its page would be heavy. */
const MOST_FOUND = 300;

/** All rows of a list's search and filter, or of a search over all lists, on one page: to print, also without JavaScript. */
export default definePage<ListData>({
  query: directoryParams(providerLists).filter((name) => !name.endsWith('-page')),
  load: ({ query, site: { directory } }) => ({
    ...loadRows(query, directory),
    found: loadFound(query, directory),
  }),
  meta: (data) => ({
    title: words.title(data.found ? findWords.heading : data.list.title),
    description: data.found ? providerMeta.description : tableOfList(data).lead,
    noindex: true,
  }),
  View: WholeList,
});

function WholeList({ data }: { data: ListData }) {
  const { query: asked, site } = usePage();
  const { title, lead, columns, rows } = data.found
    ? tableOfFound(data.found, asked.get(everywhereParam) ?? '', site.directory.providerLists)
    : tableOfList(data);
  return (
    <>
      <PageHead heading={title} lead={lead} />
      <div className={styles.page}>
        <PaperLine path={`/provider/list${asked.size > 0 ? `?${asked}` : ''}`} />
        <div className={styles.actions}>
          <Button variant="secondary" data-print="">
            <Icon name="printer" />
            {words.print}
          </Button>
          {!data.found && (
            <ButtonLink
              to={openDataHref(data.list.file, 'csv')}
              download
              variant="secondary"
              icon="download"
              label={words.download}
            />
          )}
          <ButtonLink to={`/provider${asked.size > 0 ? `?${asked}` : ''}`} variant="secondary">
            <Icon name="chevron-left" />
            {words.back}
          </ButtonLink>
        </div>
        {data.note && <p>{data.note}</p>}
        {rows.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <CardTable
            name={{ caption: sectionWords.caption(title) }}
            columns={columns}
            className={styles.table}
          >
            {rows.map(({ name, path, cells }) => (
              <CardRow key={path}>
                <th scope="row">
                  <Link to={path} label={name} />
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]}>{cell}</td>
                ))}
              </CardRow>
            ))}
          </CardTable>
        )}
      </div>
    </>
  );
}

function tableOfList({ list, query, rows }: ListData): Table {
  const { title, noun, date, columns } = list;
  const chosen = [
    ...(query.filter ? [words.place(areaName(filterName(query.filter)))] : []),
    ...(query.search.trim() ? [words.search(query.search.trim())] : []),
  ];
  return {
    title,
    lead: words.lead(
      [...chosen, sectionWords.found(rows.length, noun)].join('. '),
      formatDate(date, dateWords),
    ),
    columns: columns.map(({ label }) => label),
    rows: rows.map((record) => ({
      name: record.name,
      path: placePath(record),
      cells: columns.slice(1).map(({ field }) => cellText(record, field, { areaName })),
    })),
  };
}

function tableOfFound(found: readonly ListedPlace[], text: string, lists: DatedProviderLists): Table {
  const dates = [...new Set(lists.map(({ date }) => formatDate(date, dateWords)))];
  const said = verdictWords.found(found.length, text.trim()).replace(/\.$/, '');
  const cut = found.length > MOST_FOUND ? [words.first(MOST_FOUND)] : [];
  return {
    title: findWords.heading,
    lead: words.lead([said, ...cut].join('. '), verdictWords.and(dates)),
    columns: words.foundColumns,
    rows: found.slice(0, MOST_FOUND).map((place) => ({
      name: place.record.name,
      path: place.path,
      cells: [
        place.record.address,
        areaName(place.record.lga),
        place.record.phone,
        place.kind === 'hospital' ? verdictWords.and(plansOf(place)) : findWords.pharmacy,
      ],
    })),
  };
}
