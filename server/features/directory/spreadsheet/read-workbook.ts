import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import type { CsvRow } from '#domain/text/read-csv.ts';
import { repackZip } from './repack-zip.ts';
import {
  MOST_COLUMNS,
  MOST_ROWS_READ,
  SpreadsheetProblem,
  tooManyColumns,
  tooManyRows,
} from './spreadsheet-problem.ts';

/** The sheets of a workbook in its order, each cell as the text that it shows, and only rows that hold something. */
export async function readWorkbook(bytes: Buffer): Promise<CsvRow[][]> {
  const archive = repackZip(bytes);
  requireSmallSheets(archive);
  const sheets = await readSheets(archive);
  return sheets.map(({ data }) =>
    data
      .map((cells, index) => ({ row: index + 1, cells: cells.map(textOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  );
}

async function readSheets(archive: Buffer) {
  try {
    return await readXlsxFile(new Blob([new Uint8Array(archive)]), { parseNumber: numberText });
  } catch {
    throw new SpreadsheetProblem(
      'the file is not a workbook that Excel or LibreOffice would save: save it again as .xlsx',
    );
  }
}

/** Before anything is parsed, which takes far longer than counting, and fills every row up to the last column. */
function requireSmallSheets(archive: Buffer): void {
  let rows = 0;
  let at = archive.indexOf('<row');
  while (at !== -1) {
    const end = archive.indexOf('</row>', at);
    if (end === -1) return;
    const row = archive.subarray(at, end);
    const lastValue = Math.max(row.lastIndexOf('<v'), row.lastIndexOf('<is'));
    if (lastValue !== -1) rows += 1;
    if (rows > MOST_ROWS_READ) throw tooManyRows();
    if (lastValue !== -1 && columnOf(row, lastValue) > MOST_COLUMNS) throw tooManyColumns();
    at = archive.indexOf('<row', end);
  }
}

/** The column of the cell that holds this value: 1 for A, 27 for AA. */
function columnOf(row: Buffer, value: number): number {
  const cell = row.toString('latin1', Math.max(0, row.lastIndexOf('<c ', value)), value);
  const [, letters = ''] = cell.match(/ r="([A-Z]{1,3})\d/) ?? [];
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

type Cell = CellValue<string> | Date | null;

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
}

/** Workbooks may write 8031234567 as 8.031234567E9, which is a phone number all the same. */
function numberText(written: string): string {
  const number = Number(written);
  return Number.isSafeInteger(number) ? String(number) : written;
}
