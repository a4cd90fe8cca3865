import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import type { CsvRow } from '#domain/text/read-csv.ts';
import { repackZip } from './repack-zip.ts';
import { MOST_ROWS, tooManyRows } from './spreadsheet-limits.ts';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';

/** The sheets of a workbook in its order, each cell as the text that it shows, and only rows that hold something. */
export async function readWorkbook(bytes: Buffer): Promise<CsvRow[][]> {
  const archive = repackZip(bytes);
  requireFewRows(archive);
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

/** Before anything is parsed, which takes far longer than counting. */
function requireFewRows(archive: Buffer): void {
  let rows = 0;
  let at = archive.indexOf('<row');
  while (at !== -1) {
    const end = archive.indexOf('</row>', at);
    if (end === -1) return;
    const row = archive.subarray(at, end);
    if (row.includes('<v') || row.includes('<is')) rows += 1;
    if (rows > MOST_ROWS) throw tooManyRows();
    at = archive.indexOf('<row', end);
  }
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
