import type { CsvRow } from '#domain/text/read-csv.ts';
import { findHeader } from '../read-header.ts';
import { readTextFile } from './read-text-file.ts';
import { readWorkbook } from './read-workbook.ts';
import { MOST_BYTES, MOST_COLUMNS, MOST_ROWS, tooManyColumns, tooManyRows } from './spreadsheet-limits.ts';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const PDF = Buffer.from('%PDF', 'latin1');
/** Workbooks of before 2007, and those of today that have a password. */
const OLD_OFFICE = Buffer.from('d0cf11e0', 'hex');

export type Spreadsheet = { rows: CsvRow[]; warnings: string[] };

/** The rows of a CSV file, or of the first sheet of a workbook that names our columns; else a `SpreadsheetProblem`. */
export async function readSpreadsheet(bytes: Buffer): Promise<Spreadsheet> {
  if (bytes.length > MOST_BYTES) throw new SpreadsheetProblem('the file has more than 5 MB');
  if (bytes.subarray(0, PDF.length).equals(PDF))
    throw new SpreadsheetProblem('the file is a PDF: upload the list as Excel (.xlsx) or CSV');
  if (bytes.subarray(0, OLD_OFFICE.length).equals(OLD_OFFICE))
    throw new SpreadsheetProblem(
      'this is an old workbook (.xls), or one with a password: save it as .xlsx without a password',
    );
  const isWorkbook = bytes.subarray(0, ZIP.length).equals(ZIP);
  const { rows, warnings } = isWorkbook ? await chooseSheet(bytes) : readText(bytes);
  const header = findHeader(rows);
  if (rows.length - (header ? rows.indexOf(header) + 1 : 0) > MOST_ROWS) throw tooManyRows();
  if (rows.some(({ cells }) => cells.slice(MOST_COLUMNS).some((cell) => cell.trim() !== '')))
    throw tooManyColumns();
  return { rows: rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, MOST_COLUMNS) })), warnings };
}

async function chooseSheet(bytes: Buffer): Promise<Spreadsheet> {
  const sheets = await readWorkbook(bytes);
  const chosen = sheets.find(findHeader) ?? sheets.find((rows) => rows.length > 0);
  return { rows: chosen ?? [], warnings: [] };
}

function readText(bytes: Buffer): Spreadsheet {
  const { rows, isOldEncoding } = readTextFile(bytes);
  const warning = 'the file is not UTF-8 and was read as Windows-1252: look at letters with accents and dots';
  return { rows, warnings: isOldEncoding ? [warning] : [] };
}
