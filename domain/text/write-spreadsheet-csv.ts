import { writeCsv } from './read-csv.ts';

/** What a spreadsheet takes for a formula at the start of a cell, also behind spaces. */
const FORMULA = /^\s*[=+\-@|%\t\r]/;

/**
 * CSV to be opened in a spreadsheet: an apostrophe makes text of what would be a formula, and the byte order mark tells
 * Excel that ọ and ₦ are UTF-8.
 */
export function writeSpreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${writeCsv(rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))))}`;
}
