import { SpreadsheetProblem } from './spreadsheet-problem.ts';

export const MOST_BYTES = 5 * 1024 * 1024;
/** Below the header. */
export const MOST_ROWS = 5_000;
/** With titles, the header and what stands on other sheets. */
export const MOST_ROWS_READ = 6_000;
export const MOST_COLUMNS = 50;

export function tooManyColumns(): SpreadsheetProblem {
  return new SpreadsheetProblem(
    `the file has more than ${MOST_COLUMNS} columns, perhaps by a stray cell far to the right`,
  );
}

export function tooManyRows(): SpreadsheetProblem {
  return new SpreadsheetProblem(
    `the file has more than ${MOST_ROWS.toLocaleString('en')} rows, far more than any of our lists`,
  );
}
