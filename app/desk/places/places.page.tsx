import { placeWords as words } from '#content/desk/places.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { listTitle } from '../lists/find-list.ts';
import { DataTable, FilterForm } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import { deskPathOf } from './place-fields.ts';
import type { PlaceSummary } from './place-service.ts';

const SEARCH = 'q';
const { columns } = words;

/** Where one hospital or pharmacy is looked up, to change it. */
export default defineDeskPage({
  roles: ['directory'],
  async load({ desk, query }) {
    const text = truncateSearch(query.get(SEARCH) ?? '').trim();
    return { text, ...(await desk.places.find(text)) };
  },
  title: words.title,
  View: ({ data: { text, places, total } }) => (
    <>
      <DeskHead
        heading={words.title}
        lead={words.lead}
        back={{ href: '/desk/lists', label: words.back }}
        actions={(['hospital', 'pharmacy'] as const).map((kind) => (
          <ButtonLink key={kind} to={`/desk/places/new?kind=${kind}`} variant="secondary">
            {words.add[kind]}
          </ButtonLink>
        ))}
      />
      <FilterForm label={words.find} search={{ name: SEARCH, label: words.search }} />
      <Panel heading={text ? words.found(total) : words.reported}>
        <DataTable
          caption={words.title}
          columns={Object.values(columns)}
          rows={places.map((place) => ({ key: place.path, cells: cellsOf(place) }))}
          empty={text ? words.none : words.noReports}
        />
        {total > places.length && <p>{words.cut(places.length)}</p>}
      </Panel>
    </>
  ),
});

function cellsOf({ path, row, lists, isClosed, reports }: PlaceSummary) {
  return [
    <a key="name" href={deskPathOf(path)}>
      {row.name}
    </a>,
    row.address,
    row.lga,
    isClosed ? (
      <span key="lists">
        <StateBadge tone="quiet">{words.isClosed}</StateBadge> <a href={deskPathOf(path)}>{words.reopen}</a>
      </span>
    ) : (
      lists.map(listTitle).join(', ')
    ),
    row.confirmed ? formatDate(row.confirmed) : !isClosed && words.notConfirmed,
    reports > 0 && (
      <StateBadge key="reports" tone="new">
        {words.reports(reports)}
      </StateBadge>
    ),
  ];
}
