import { listWords as words } from '#content/desk/lists.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { paginate, ROWS_PER_PAGE, rowsOfPage } from '#domain/text/paginate.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { Paging, readPage } from '../ui/paging/paging.tsx';
import { StateBadge } from '../ui/state-badge/state-badge.tsx';
import { findList } from './find-list.ts';
import type { ListVersion } from './list-service.ts';

interface VersionsData {
  title: string;
  list: string;
  versions: ListVersion[];
  total: number;
  /** The number of the one on the site. */
  current: number | undefined;
}

/** Every version of one list that was ever published. */
export default defineDeskPage<VersionsData>({
  roles: ['directory'],
  async load({ desk, params, query }) {
    const list = findList(params.list);
    if (!list) return undefined;
    const all = await desk.lists.versions(list.id);
    const versions = rowsOfPage(all, paginate(all.length, readPage(query)));
    return {
      title: words.versions.title(list.title),
      list: list.id,
      versions,
      total: all.length,
      current: all[0]?.number,
    };
  },
  title: ({ title }) => title,
  View: ({ data: { title, list, versions, total, current } }) => (
    <>
      <DeskHead
        heading={title}
        back={{ href: '/desk/lists', label: words.lists }}
        actions={
          <ButtonLink to={`/desk/lists?list=${list}#upload`} variant="secondary">
            {words.upload.heading}
          </ButtonLink>
        }
      />
      <Versions versions={versions} current={current} />
      <Paging label={words.versions.pages} total={total} rowsPerPage={ROWS_PER_PAGE} />
    </>
  ),
});

function Versions({ versions, current }: Pick<VersionsData, 'versions' | 'current'>) {
  const { columns } = words;
  return (
    <DataTable
      caption={words.versions.caption}
      columns={[
        columns.version,
        columns.date,
        { label: columns.records, isNumber: true },
        columns.published,
        columns.by,
        { label: columns.state, isLabelHidden: true },
      ]}
      rows={versions.map(({ list, number, date, rows, publishedAt, publishedBy }) => ({
        key: String(number),
        cells: [
          <a key="version" href={`/desk/lists/${list}/${number}`}>
            {words.versions.open(number)}
          </a>,
          formatDate(date),
          rows.toLocaleString('en'),
          formatMoment(publishedAt),
          publishedBy || words.cameWithTheSite,
          number === current && (
            <StateBadge key="state" tone="done">
              {words.versions.current}
            </StateBadge>
          ),
        ],
      }))}
    />
  );
}
