import { listWords as words } from '#content/desk/lists.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { ListChanges as Changes } from '#domain/directory/compare-lists.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { findList } from './find-list.ts';
import type { ListRow } from './list-service.ts';

const MOST_SHOWN = 100;

interface ListChangesProps {
  heading: string;
  list: ListId;
  changes: Changes<ListRow>;
}

/** What another version of a list would add, remove and change. */
export function ListChanges({ heading, list, changes: { added, removed, changed } }: ListChangesProps) {
  const columns = findList(list)?.columns ?? [];
  const isEmpty = added.length + removed.length + changed.length === 0;
  return (
    <Panel heading={heading}>
      <p>
        {isEmpty ? words.changes.none : words.changes.summary(added.length, removed.length, changed.length)}
      </p>
      <Rows caption={words.changes.removed(removed.length)} columns={columns} rows={removed} />
      <Rows caption={words.changes.added(added.length)} columns={columns} rows={added} />
      {changed.length > 0 && (
        <>
          <h3>{words.changes.changed(changed.length)}</h3>
          <DataTable
            caption={words.changes.changed(changed.length)}
            columns={[words.columns.name, words.columns.before, words.columns.after]}
            rows={changed.slice(0, MOST_SHOWN).map(({ before, now }, index) => ({
              key: String(index),
              cells: [
                now.name,
                <Differences key="before" columns={columns} row={before} other={now} />,
                <Differences key="now" columns={columns} row={now} other={before} />,
              ],
            }))}
          />
          <More total={changed.length} />
        </>
      )}
    </Panel>
  );
}

type Columns = NonNullable<ReturnType<typeof findList>>['columns'];

function Rows({ caption, columns, rows }: { caption: string; columns: Columns; rows: ListRow[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{caption}</h3>
      <DataTable
        caption={caption}
        columns={columns.map(({ label }) => label)}
        rows={rows.slice(0, MOST_SHOWN).map((row, index) => ({
          key: String(index),
          cells: columns.map(({ field }) => row[field]),
        }))}
      />
      <More total={rows.length} />
    </>
  );
}

/** The fields of a record in which another version of it differs. */
function Differences({ columns, row, other }: { columns: Columns; row: ListRow; other: ListRow }) {
  return columns
    .filter(({ field }) => row[field] !== other[field])
    .map(({ field, label }) => (
      <div key={field}>
        {label}: {row[field]}
      </div>
    ));
}

function More({ total }: { total: number }) {
  return total > MOST_SHOWN && <p>{words.report.more(total - MOST_SHOWN)}</p>;
}
