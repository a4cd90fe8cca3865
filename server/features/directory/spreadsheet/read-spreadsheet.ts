import { foldText } from '#domain/text/fold-text.ts';
import { type CsvRow, readCsv, type Separator } from '#domain/text/read-csv.ts';
import { fieldOf, findHeader } from '../read-header.ts';
import { readWorkbook } from './read-workbook.ts';
import {
  MOST_BYTES,
  MOST_COLUMNS,
  MOST_ROWS,
  SpreadsheetProblem,
  tooManyColumns,
  tooManyRows,
} from './spreadsheet-problem.ts';

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

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
/** Text has line breaks and tabs, and no other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_TEXT = /[\x00-\x08\x0e-\x1f]/;
const LINES_LOOKED_AT = 50;

type TextFile = { rows: CsvRow[]; isOldEncoding: boolean };

/** CSV as Excel, LibreOffice and Google Sheets save it: with commas, semicolons or tabs, in any of their encodings. */
function readTextFile(bytes: Buffer): TextFile {
  const { text, isOldEncoding } = decode(bytes);
  if (NOT_TEXT.test(text)) throw new SpreadsheetProblem('the file is neither a spreadsheet (.xlsx) nor CSV');
  const table = readCsv(text, separatorOf(text));
  if ('problem' in table) throw new SpreadsheetProblem(`line ${table.problem.line}: ${table.problem.reason}`);
  return { rows: table.rows, isOldEncoding };
}

/** What is not UTF-8 was saved by an old Excel, in the encoding of western Windows. */
function decode(bytes: Buffer): { text: string; isOldEncoding: boolean } {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return { text, isOldEncoding: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isOldEncoding: true };
  }
}

/** The one that splits some line near the top into most headings that we know. */
function separatorOf(text: string): Separator {
  const lines = text.split(/\r\n|\r|\n/, LINES_LOOKED_AT);
  const headings = (separator: Separator) =>
    Math.max(0, ...lines.map((line) => line.split(separator).filter(isHeading).length));
  return SEPARATORS.toSorted((a, b) => headings(b) - headings(a))[0] ?? ',';
}

function isHeading(cell: string): boolean {
  return cell.length < 100 && fieldOf(foldText(cell)) !== undefined;
}
