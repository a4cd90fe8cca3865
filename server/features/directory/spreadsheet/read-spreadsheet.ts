import type { ListId } from '#content/schema/directory.ts';
import { MOST_FILE_BYTES } from '#domain/forms/form-fields.ts';
import { type CsvRow, readCsv, type Separator } from '#domain/text/read-csv.ts';
import { kindOf, writeList } from '../list-kinds.ts';
import { readPlaceNames } from '../place-names.ts';
import { fieldOf, findHeader } from '../read-header.ts';
import { checkRows } from '../read-list.ts';
import { readWorkbook } from './read-workbook.ts';
import { type CheckedSpreadsheet, firstOf, SpreadsheetProblem, unreadable } from './spreadsheet-problem.ts';

const ZIP = Buffer.from('PK\x03\x04');
const PDF = Buffer.from('%PDF');
/** Workbooks of before 2007, and those of today that have a password. */
const OLD_OFFICE = Buffer.from('d0cf11e0', 'hex');
const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
/** Text has line breaks and tabs, and no other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_TEXT = /[\x00-\x08\x0e-\x1f]/;
const LINES_LOOKED_AT = 50;
/** Below the header. */
const MAX_ROWS = 5_000;
const MAX_COLUMNS = 50;

type Spreadsheet = { rows: CsvRow[]; warnings: string[] };

/** Reads and checks a file as a list of this kind. Never throws on what is in the file: everything wrong is a problem. */
export async function checkSpreadsheet(bytes: Buffer, list: ListId): Promise<CheckedSpreadsheet> {
  try {
    const kind = kindOf(list);
    const spreadsheet = await readSpreadsheet(bytes);
    const checked = checkRows(spreadsheet.rows, kind, readPlaceNames());
    const { rows, problems, changes, warnings, ignored } = checked;
    return {
      csv: writeList(kind, rows),
      records: rows.length,
      problems: firstOf(problems),
      changes: firstOf(changes),
      ignored,
      warnings: firstOf([...spreadsheet.warnings.map((reason) => ({ reason })), ...warnings]),
    };
  } catch (error) {
    if (error instanceof SpreadsheetProblem) return unreadable(error.message);
    throw error;
  }
}

/** The rows of a CSV file, or of the first sheet of a workbook that names our columns; else a `SpreadsheetProblem`. */
export async function readSpreadsheet(bytes: Buffer): Promise<Spreadsheet> {
  if (bytes.length > MOST_FILE_BYTES) throw new SpreadsheetProblem('the file has more than 5 MB');
  const startsWith = (mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);
  if (startsWith(PDF))
    throw new SpreadsheetProblem('the file is a PDF: upload the list as Excel (.xlsx) or CSV');
  if (startsWith(OLD_OFFICE))
    throw new SpreadsheetProblem(
      'this is an old workbook (.xls), or one with a password: save it as .xlsx without a password',
    );
  const { rows, warnings } = startsWith(ZIP) ? await chooseSheet(bytes) : readText(bytes);
  const header = findHeader(rows);
  if (rows.length - (header ? rows.indexOf(header) + 1 : 0) > MAX_ROWS)
    throw new SpreadsheetProblem(
      `the file has more than ${MAX_ROWS.toLocaleString('en')} rows, far more than any of our lists`,
    );
  if (rows.some(({ cells }) => cells.slice(MAX_COLUMNS).some((cell) => cell.trim() !== '')))
    throw new SpreadsheetProblem(
      `the file has more than ${MAX_COLUMNS} columns, perhaps by a stray cell far to the right`,
    );
  return { rows: rows.map(({ row, cells }) => ({ row, cells: cells.slice(0, MAX_COLUMNS) })), warnings };
}

async function chooseSheet(bytes: Buffer): Promise<Spreadsheet> {
  const sheets = await readWorkbook(bytes);
  const chosen = sheets.find(findHeader) ?? sheets.find((rows) => rows.length > 0);
  return { rows: chosen ?? [], warnings: [] };
}

/** CSV as Excel, LibreOffice and Google Sheets save it: with commas, semicolons or tabs, in any of their encodings. */
function readText(bytes: Buffer): Spreadsheet {
  const { text, warnings } = decode(bytes);
  if (NOT_TEXT.test(text)) throw new SpreadsheetProblem('the file is neither a spreadsheet (.xlsx) nor CSV');
  const table = readCsv(text, separatorOf(text));
  if ('problem' in table) throw new SpreadsheetProblem(`line ${table.problem.line}: ${table.problem.reason}`);
  return { rows: table.rows, warnings };
}

/** What is not UTF-8 was saved by an old Excel, in the encoding of western Windows. */
function decode(bytes: Buffer): { text: string; warnings: string[] } {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
    return { text, warnings: [] };
  } catch {
    const warning =
      'the file is not UTF-8 and was read as Windows-1252: look at letters with accents and dots';
    return { text: new TextDecoder('windows-1252').decode(bytes), warnings: [warning] };
  }
}

/** The one that splits some line near the top into most headings that we know. */
function separatorOf(text: string): Separator {
  const lines = text.split(/\r\n|\r|\n/, LINES_LOOKED_AT);
  const headings = (separator: Separator) =>
    Math.max(0, ...lines.map((line) => line.split(separator).filter(fieldOf).length));
  return SEPARATORS.toSorted((a, b) => headings(b) - headings(a))[0] ?? ',';
}
