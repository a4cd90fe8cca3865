import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs';
import { writeSpreadsheetCsv } from '#domain/text/write-spreadsheet-csv.ts';
import { reasonOf } from '#server/database/connect.ts';
import { CommandError } from './command.ts';

const PRIVATE = 0o600;

/** Writes names and addresses as CSV that only its owner may read. */
export function writeSpreadsheet(path: string, rows: readonly (readonly string[])[]): void {
  try {
    const file = openSync(path, 'w', PRIVATE);
    try {
      // A file that was there has kept its rights; a device, such as the terminal, should.
      if (fstatSync(file).isFile()) fchmodSync(file, PRIVATE);
      writeFileSync(file, writeSpreadsheetCsv(rows));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw new CommandError(`${path} cannot be written (${reasonOf(error)}).`, { cause: error });
  }
}
