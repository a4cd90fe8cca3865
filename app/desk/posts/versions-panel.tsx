import { postWords } from '#content/desk/posts.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Paging } from '../ui/paging/paging.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import type { PostVersion } from './post-service.ts';

const words = postWords.versions;

export function VersionsPanel({
  id,
  versions,
  total,
}: {
  id: string;
  versions: PostVersion[];
  total: number;
}) {
  return (
    <Panel heading={words.heading}>
      <DataTable
        caption={words.caption}
        columns={words.columns}
        rows={versions.map(({ number, step, at, by }) => ({
          key: String(number),
          cells: [
            <a key="link" href={`/desk/posts/${id}/versions/${number}`}>
              {words.compare(number)}
            </a>,
            words.steps[step],
            formatMoment(at),
            by,
          ],
        }))}
      />
      <Paging label={words.pages} total={total} rowsPerPage={ROWS_PER_PAGE} />
    </Panel>
  );
}
