import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import type { CsvRow } from '#domain/text/read-csv.ts';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';

const MAX_UNPACKED_MB = 40;
const ZIP64_LOCATOR = 0x07064b50;

/** The sheets of a workbook in its order, each cell as the text that it shows, and only rows that hold something. */
export async function readWorkbook(bytes: Buffer): Promise<CsvRow[][]> {
  if (unpackedBytes(bytes) > MAX_UNPACKED_MB * 1024 * 1024)
    throw new SpreadsheetProblem(
      `the spreadsheet unpacks to more than ${MAX_UNPACKED_MB} MB: copy the list into a new workbook and save that`,
    );
  const file = new Blob([new Uint8Array(bytes)]);
  const sheets = await readXlsxFile(file, { parseNumber: numberText }).catch(() => {
    throw new SpreadsheetProblem(
      'the file is not a workbook that Excel or LibreOffice would save: save it again as .xlsx',
    );
  });
  return sheets.map(({ data }) =>
    data
      .map((cells, index) => ({ row: index + 1, cells: cells.map(textOf) }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
  );
}

/** By the central directory of the archive; the library unpacks no part further than its entry there says. */
function unpackedBytes(archive: Buffer): number {
  try {
    const end = archive.lastIndexOf('PK\x05\x06');
    // A small file has no need of a second directory, of Zip64, which the library would read instead.
    if (archive.readUInt32LE(end - 20) === ZIP64_LOCATOR) throw new Error('Zip64');
    let entry = archive.readUInt32LE(end + 16);
    let total = 0;
    for (let left = archive.readUInt16LE(end + 8); left > 0; left -= 1) {
      total += archive.readUInt32LE(entry + 24);
      const [name, extra, comment] = [28, 30, 32].map((at) => archive.readUInt16LE(entry + at));
      entry += 46 + Number(name) + Number(extra) + Number(comment);
    }
    return total;
  } catch {
    throw new SpreadsheetProblem('the spreadsheet is damaged: save it again as .xlsx');
  }
}

function textOf(cell: CellValue<string> | Date | null): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell);
}

/** Workbooks may write 8031234567 as 8.031234567E9, which is a phone number all the same. */
function numberText(written: string): string {
  const number = Number(written);
  return Number.isSafeInteger(number) ? String(number) : written;
}
