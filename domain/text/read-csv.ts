export type CsvRow = {
  /** Counted from 1 as spreadsheets do: a line break inside quotation marks begins no row. */
  row: number;
  cells: string[];
};

export type CsvText = { rows: CsvRow[] } | { problem: { line: number; reason: string } };

export type Separator = ',' | ';' | '\t';

/**
 * Parses CSV as in RFC 4180: quoted commas, doubled quotes, line breaks inside quotes, LF, CRLF or CR, with or without
 * a byte order mark. Skips empty lines, and stops where the quotes do not match.
 */
export function readCsv(text: string, separator: Separator = ','): CsvText {
  const rows: CsvRow[] = [];
  const ends = `${separator}\r\n`;
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let row = 1;
  while (at < text.length) {
    const cells: string[] = [];
    let atRowEnd = false;
    while (!atRowEnd) {
      const cell = text[at] === '"' ? readQuoted(text, at, line, ends) : readPlain(text, at, line, ends);
      if ('reason' in cell) return { problem: cell };
      cells.push(cell.value);
      line += countBreaks(cell.value);
      at = cell.end;
      atRowEnd = text[at] !== separator;
      at += text.startsWith('\r\n', at) ? 2 : 1;
    }
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row, cells });
    line += 1;
    row += 1;
  }
  return { rows };
}

type Cell = { value: string; end: number } | { line: number; reason: string };

function readPlain(text: string, start: number, line: number, ends: string): Cell {
  let end = start;
  while (end < text.length && !ends.includes(text.charAt(end))) end += 1;
  const value = text.slice(start, end);
  if (value.includes('"')) return { line, reason: 'a quotation mark stands in a field that is not quoted' };
  return { value, end };
}

function readQuoted(text: string, start: number, line: number, ends: string): Cell {
  let value = '';
  let from = start + 1;
  while (true) {
    const quote = text.indexOf('"', from);
    if (quote === -1) return { line, reason: 'a quotation mark is opened and never closed' };
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      const end = quote + 1;
      if (end < text.length && !ends.includes(text.charAt(end)))
        return { line: line + countBreaks(value), reason: 'text follows a closing quotation mark' };
      return { value, end };
    }
    value += '"';
    from = quote + 2;
  }
}

function countBreaks(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/** One line for each row, ending in LF, quoted only where needed. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(writeCell).join(',')}\n`).join('');
}

function writeCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

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

/** What a spreadsheet takes for a formula at the start of a cell, also behind spaces and full-width. */
const FORMULA = /^\s*[=+\-@|%\t\r＝＋－＠]/;

/**
 * CSV to be opened in a spreadsheet: an apostrophe makes text of what would be a formula, and the byte order mark tells
 * Excel that ọ and ₦ are UTF-8.
 */
export function writeSpreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${writeCsv(rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))))}`;
}
