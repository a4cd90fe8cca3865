import type { ReactNode } from 'react';
import { listWords as words } from '#content/desk/lists.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { ListChanges as Changes } from '#domain/directory/compare-lists.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { type Column, DataTable } from '../ui/data-table/data-table.tsx';
import { Panel } from '../ui/panel/panel.tsx';
import { findList } from './find-list.ts';
import type { ListRow } from './list-service.ts';

const SHOWN_AT_ONCE = 10;
const MOST_SHOWN = 500;

interface ListChangesProps {
  heading: string;
  list: ListId;
  changes: Changes<ListRow>;
}

/** What another version of a list would add, remove and change. */
export function ListChanges({ heading, list, changes }: ListChangesProps) {
  const { added, removed, changed } = changes;
  const columns = findList(list)?.columns ?? [];
  const labels = columns.map(({ label }) => label);
  const cellsOf = (row: ListRow) => columns.map(({ field }) => row[field]);
  return (
    <Panel heading={heading}>
      <p>
        {isUnchanged(changes)
          ? words.changes.none
          : words.changes.summary(added.length, removed.length, changed.length)}
      </p>
      <Rows caption={words.changes.removed(removed.length)} columns={labels} rows={removed.map(cellsOf)} />
      <Rows caption={words.changes.added(added.length)} columns={labels} rows={added.map(cellsOf)} />
      <Rows
        caption={words.changes.changed(changed.length)}
        columns={[labels[0] ?? '', words.columns.before, words.columns.after]}
        rows={changed.map(({ before, now }) => [
          now.name,
          <Differences key="before" columns={columns} row={before} other={now} />,
          <Differences key="now" columns={columns} row={now} other={before} />,
        ])}
      />
    </Panel>
  );
}

export function isUnchanged({ added, removed, changed }: Changes<ListRow>): boolean {
  return added.length + removed.length + changed.length === 0;
}

interface RowsProps {
  caption: string;
  columns: readonly (string | Column)[];
  rows: readonly (readonly ReactNode[])[];
}

/** The first few, and the others folded away. */
function Rows({ caption, columns, rows }: RowsProps) {
  if (rows.length === 0) return null;
  const toRow = (cells: RowsProps['rows'][number], index: number) => ({ key: String(index), cells });
  const more = rows.slice(SHOWN_AT_ONCE, MOST_SHOWN).map(toRow);
  return (
    <>
      <h3>{caption}</h3>
      <DataTable caption={caption} columns={columns} rows={rows.slice(0, SHOWN_AT_ONCE).map(toRow)} />
      {more.length > 0 && (
        <Disclosure summary={words.changes.showMore(rows.length - SHOWN_AT_ONCE)}>
          <DataTable caption={words.changes.rest(caption)} columns={columns} rows={more} />
          {rows.length > MOST_SHOWN && <p>{words.report.more(rows.length - MOST_SHOWN)}</p>}
        </Disclosure>
      )}
    </>
  );
}

type Columns = NonNullable<ReturnType<typeof findList>>['columns'];

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
