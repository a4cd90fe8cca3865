import { readCsv } from './read-csv.ts';

type Row = (field: string) => string;

/** Reads one of our own CSV files, whose first line names the fields. */
export function readTable(csv: string): Row[] {
  const table = readCsv(csv);
  if ('problem' in table) throw new Error(`Line ${table.problem.line}: ${table.problem.reason}`);
  const [head, ...rows] = table.rows;
  const places = new Map(head?.cells.map((name, place) => [name, place]));
  return rows.map(
    ({ cells }) =>
      (field) =>
        cells[places.get(field) ?? -1] ?? '',
  );
}
