import type { ReactNode } from 'react';
import { listWords } from '#content/desk/lists.ts';
import { placeWords } from '#content/desk/places.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { ListChanges as Changes } from '#domain/directory/compare-lists.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { DataTable } from '../ui/list-parts/list-parts.tsx';
import { Banner, Panel } from '../ui/page-parts/page-parts.tsx';
import { cellWords } from './cell-words.ts';
import { columnsOf, findList } from './find-list.ts';
import type { DifferingPlace, ListRow } from './list-service.ts';

const words = listWords.changes;
const MOST_NAMED = 20;
const SHOWN_AT_ONCE = 10;
const MOST_SHOWN = 500;

export function ListChanges(props: { heading: string; list: ListId; changes: Changes<ListRow> }) {
  const { heading, list, changes } = props;
  const { added, removed, changed } = changes;
  const columns = findList(list)?.columns ?? [];
  const labels = columns.map(({ label }) => label);
  const cellsOf = (row: ListRow) => columns.map(({ field }) => cellWords(field, row[field]));
  const all = columnsOf(list);
  /** The fields of a record in which another version of it differs. */
  const differences = (row: ListRow, other: ListRow) =>
    all
      .filter(({ field }) => (row[field] ?? '') !== (other[field] ?? ''))
      .map(({ field, label }) => (
        <div key={field}>
          {label}: {cellWords(field, row[field]) || listWords.changes.nothing}
        </div>
      ));
  return (
    <Panel heading={heading}>
      <p>{isUnchanged(changes) ? words.none : words.summary(added.length, removed.length, changed.length)}</p>
      <Rows caption={words.removed(removed.length)} columns={labels} rows={removed.map(cellsOf)} />
      <Rows caption={words.added(added.length)} columns={labels} rows={added.map(cellsOf)} />
      <Rows
        caption={words.changed(changed.length)}
        columns={[labels[0] ?? '', listWords.columns.before, listWords.columns.after]}
        rows={changed.map(({ before, now }) => [
          now.name,
          differences(before, now),
          differences(now, before),
        ])}
      />
    </Panel>
  );
}

export function isUnchanged({ added, removed, changed }: Changes<ListRow>): boolean {
  return added.length + removed.length + changed.length === 0;
}

/** The places that will not be the same in the other list, once this one is published. */
export function DifferingPlaces({
  differing,
  splits,
}: Record<'differing' | 'splits', readonly DifferingPlace[]>) {
  return (
    <>
      <NamedPlaces places={splits} heading={words.splits(splits.length)} explain={words.splitsExplain} />
      <NamedPlaces
        places={differing}
        heading={words.differing(differing.length)}
        explain={words.differingExplain}
      />
    </>
  );
}

interface NamedPlacesProps {
  places: readonly DifferingPlace[];
  heading: string;
  explain: string;
}

function NamedPlaces({ places, heading, explain }: NamedPlacesProps) {
  if (places.length === 0) return null;
  return (
    <Banner tone="warning" heading={heading}>
      <p>{explain}</p>
      <ul>
        {places.slice(0, MOST_NAMED).map(({ name, fields }) => (
          <li key={name}>
            {name}: {fields.map((field) => placeWords.fields[field]).join(', ')}
          </li>
        ))}
      </ul>
      {places.length > MOST_NAMED && <p>{listWords.report.more(places.length - MOST_NAMED)}</p>}
    </Banner>
  );
}

/** The first few, and the others folded away. */
function Rows({ caption, columns, rows }: { caption: string; columns: string[]; rows: ReactNode[][] }) {
  if (rows.length === 0) return null;
  const all = rows.slice(0, MOST_SHOWN).map((cells, key) => ({ key, cells }));
  return (
    <>
      <h3>{caption}</h3>
      <DataTable caption={caption} columns={columns} rows={all.slice(0, SHOWN_AT_ONCE)} />
      {all.length > SHOWN_AT_ONCE && (
        <Disclosure summary={words.showMore(rows.length - SHOWN_AT_ONCE)}>
          <DataTable caption={words.rest(caption)} columns={columns} rows={all.slice(SHOWN_AT_ONCE)} />
          {rows.length > MOST_SHOWN && <p>{listWords.report.more(rows.length - MOST_SHOWN)}</p>}
        </Disclosure>
      )}
    </>
  );
}
