import { formatFigure, headingOf, type Table } from './bench-run.ts';

/** The header cells, then each row with its name first. */
export function cellsOf({ columns, rows }: Table): string[][] {
  return [
    ['', ...columns.map(headingOf)],
    ...rows.map(({ name, figures }) => [
      name,
      ...columns.map((column) => formatFigure(figures[column.name])),
    ]),
  ];
}

/** For the console: names left-aligned, figures right-aligned. */
export function textTable(table: Table): string {
  const cells = cellsOf(table);
  const widths = cells[0]?.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0))) ?? [];
  const line = (row: string[]) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ');
  return cells.map(line).join('\n');
}
