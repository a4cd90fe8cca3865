import { listWords as words } from '#content/desk/lists.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import type { Notes } from './list-service.ts';

/** What there is to say about rows of the spreadsheet, by their numbers there. */
export function UploadNotes({ caption, notes: { total, first } }: { caption: string; notes: Notes }) {
  const { columns } = words;
  return (
    <>
      <DataTable
        caption={caption}
        columns={[columns.where, columns.column, columns.reason]}
        rows={first.map(({ row, column, reason }, index) => ({
          key: String(index),
          cells: [
            row === undefined ? words.report.wholeFile : words.report.row(row),
            column,
            capitalise(reason),
          ],
        }))}
      />
      {total > first.length && <p>{words.report.more(total - first.length)}</p>}
    </>
  );
}

/** Reasons are parts of a sentence elsewhere. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
