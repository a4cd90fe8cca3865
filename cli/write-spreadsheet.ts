import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { writeCsv } from '#domain/text/read-csv.ts';
import { reasonOf } from '#server/database/connect.ts';
import { CommandError } from './command.ts';

/** What a spreadsheet takes for a formula at the start of a cell, also behind spaces. */
const FORMULA = /^\s*[=+\-@|%\t\r]/;
const PRIVATE = 0o600;

/**
 * Writes names and addresses as CSV that only its owner may read. An apostrophe makes text of what would be a
 * formula, and the byte order mark tells Excel that ọ and ₦ are UTF-8.
 */
export function writeSpreadsheet(path: string, rows: readonly (readonly string[])[]): void {
  const csv = writeCsv(rows.map((cells) => cells.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell))));
  try {
    const file = openSync(path, 'w', PRIVATE);
    try {
      // A file that was there has kept its rights; a device, such as the terminal, should.
      if (fstatSync(file).isFile()) fchmodSync(file, PRIVATE);
      writeFileSync(file, `\uFEFF${csv}`);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new CommandError(`${path} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}
