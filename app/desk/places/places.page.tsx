import { placeWords as words } from '#content/desk/places.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { listTitle } from '../lists/find-list.ts';
import { DataTable, FilterForm } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, Panel, StateBadge } from '../ui/page-parts/page-parts.tsx';
import { deskPathOf } from './place-fields.ts';
import { ReportList, ReportSubject } from './place-reports.tsx';
import type { PlaceService, PlaceSummary } from './place-service.ts';

const SEARCH = 'q';
const { columns } = words;

/** Where one hospital or pharmacy is looked up, to change it; before that, what visitors report of any. */
export default defineDeskPage({
  roles: ['directory'],
  async load({ desk, query }) {
    const text = truncateSearch(query.get(SEARCH) ?? '').trim();
    return text ? { found: await desk.places.find(text) } : { reported: await desk.places.reported() };
  },
  title: words.title,
  View: ({ data: { found, reported } }) => (
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
      {found && <FoundPlaces {...found} />}
      {reported && <ReportList {...reported} />}
    </>
  ),
});

function FoundPlaces({ places, total, isGuess }: Awaited<ReturnType<PlaceService['find']>>) {
  return (
    <Panel heading={isGuess && total > 0 ? words.guessed : words.found(total)}>
      <DataTable
        caption={words.title}
        columns={Object.values(columns)}
        rows={places.map((place) => ({ key: place.path, cells: cellsOf(place) }))}
        empty={words.none}
      />
      {total > places.length && <p>{words.cut(places.length)}</p>}
    </Panel>
  );
}

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
    reports.length > 0 && (
      <div key="reports">
        <StateBadge tone="new">{words.reports(reports.length)}</StateBadge>
        {reports.map((report) => (
          <ReportSubject key={report.id} report={report} />
        ))}
      </div>
    ),
  ];
}
