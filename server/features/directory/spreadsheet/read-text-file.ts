import { foldText } from '#domain/text/fold-text.ts';
import { type CsvRow, readCsv, type Separator } from '#domain/text/read-csv.ts';
import { fieldOf } from '../read-header.ts';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';

const SEPARATORS: readonly Separator[] = [',', ';', '\t'];
/** Text has line breaks and tabs, and no other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const NOT_TEXT = /[\x00-\x08\x0e-\x1f]/;
const LINES_LOOKED_AT = 50;

export type TextFile = { rows: CsvRow[]; isOldEncoding: boolean };

/** CSV as Excel, LibreOffice and Google Sheets save it: with commas, semicolons or tabs, in any of their encodings. */
export function readTextFile(bytes: Buffer): TextFile {
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
