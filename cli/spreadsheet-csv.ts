import { writeCsv } from '#domain/text/read-csv.ts';

/** What a spreadsheet takes for a formula when it stands first, also behind spaces. */
const FORMULA = /^\s*[=+\-@|%\t\r]/;

/**
 * CSV for a spreadsheet, of words that strangers have written: an apostrophe before what would be a formula makes
 * it text. The byte order mark tells Excel that ọ and ₦ are UTF-8.
 */
export function spreadsheetCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${writeCsv(rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))))}`;
}
