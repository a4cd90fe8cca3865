import { listWords as words } from '#content/desk/lists.ts';
import { paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { DataTable, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, StateBadge } from '../ui/page-parts/page-parts.tsx';
import { findList, versionColumns, versionFacts } from './find-list.ts';

const { columns } = words;

export default defineDeskPage({
  roles: ['directory'],
  async load({ desk, params, query }) {
    const list = findList(params.list);
    if (!list) return undefined;
    const all = await desk.lists.versions(list.id);
    const versions = rowsOfPage(all, paginate(all.length, readPage(query)));
    return { list, all, versions };
  },
  title: ({ list }) => words.versions.title(list.title),
  View: ({ data: { list, all, versions } }) => (
    <>
      <DeskHead
        heading={words.versions.title(list.title)}
        back={{ href: '/desk/lists', label: words.lists }}
        actions={
          <ButtonLink to={`/desk/lists?list=${list.id}#upload`} variant="secondary">
            {words.upload.heading}
          </ButtonLink>
        }
      />
      <DataTable
        caption={words.versions.caption}
        columns={[
          columns.version,
          words.versions.cause,
          ...versionColumns,
          { label: columns.state, isLabelHidden: true },
        ]}
        rows={versions.map((version) => ({
          key: version.number,
          cells: [
            <a key="version" href={`/desk/lists/${list.id}/${version.number}`}>
              {words.versions.open(version.number)}
            </a>,
            words.versions.causes[version.cause.action](version.cause.what),
            ...Object.values(versionFacts(version)),
            version === all[0] && (
              <StateBadge key="state" tone="done">
                {words.versions.current}
              </StateBadge>
            ),
          ],
        }))}
      />
      <Paging label={words.versions.pages} total={all.length} />
    </>
  ),
});
