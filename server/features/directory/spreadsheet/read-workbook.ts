import { crc32, inflateRawSync } from 'node:zlib';
import readXlsxFile, { type CellValue } from 'read-excel-file/universal';
import type { CsvRow } from '#domain/text/read-csv.ts';
import {
  MOST_COLUMNS,
  MOST_ROWS_READ,
  SpreadsheetProblem,
  tooManyColumns,
  tooManyRows,
} from './spreadsheet-problem.ts';

const MOST_ENTRIES = 500;
const MOST_UNPACKED_MB = 40;

const LOCAL = { signature: Buffer.from('PK\x03\x04'), bytes: 30 };
const CENTRAL = { signature: Buffer.from('PK\x01\x02'), bytes: 46 };
const END = Buffer.from('PK\x05\x06');
const NAMES_IN_UTF8 = 0x0800;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

type Entry = { name: string; data: Buffer };

/** The sheets of a workbook in its order, each cell as the text that it shows, and only rows that hold something. */
export async function readWorkbook(bytes: Buffer): Promise<CsvRow[][]> {
  const archive = repackZip(bytes);
  requireSmallSheets(archive);
  const file = new Blob([new Uint8Array(archive)]);
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

/** The archive with its XML only, uncompressed, and true headers: a stranger's may lie about what there is to unpack. */
function repackZip(bytes: Buffer): Buffer {
  try {
    return packStored(unpack(bytes));
  } catch (error) {
    if (error instanceof SpreadsheetProblem) throw error;
    throw new SpreadsheetProblem('the spreadsheet is damaged: save it again as .xlsx');
  }
}

function unpack(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(END);
  if (end === -1) throw new Error('no end of the directory');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES)
    throw new SpreadsheetProblem(`the spreadsheet has more than ${MOST_ENTRIES} parts`);

  const entries: Entry[] = [];
  let left = MOST_UNPACKED_MB * 1024 * 1024;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    requireSignature(bytes, at, CENTRAL.signature);
    const nameEnd = at + CENTRAL.bytes + bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + CENTRAL.bytes, nameEnd);
    if (/\.xml(?:\.rels)?$/.test(name)) {
      const data = unpackEntry(bytes, at, left);
      left -= data.length;
      entries.push({ name, data });
    }
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function unpackEntry(bytes: Buffer, entry: number, left: number): Buffer {
  if (bytes.readUInt16LE(entry + 8) & ENCRYPTED)
    throw new SpreadsheetProblem('the spreadsheet has a password: save it without one');
  const method = bytes.readUInt16LE(entry + 10);
  const local = bytes.readUInt32LE(entry + 42);
  requireSignature(bytes, local, LOCAL.signature);
  const start = local + LOCAL.bytes + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  if (method !== STORED && method !== DEFLATED) throw new Error('compressed in another way');
  const data = method === STORED ? packed : inflate(packed, left);
  if (data.length > left) throw tooLarge();
  return data;
}

function requireSignature(bytes: Buffer, at: number, signature: Buffer): void {
  if (!bytes.subarray(at, at + signature.length).equals(signature)) throw new Error('no entry');
}

function inflate(packed: Buffer, mostBytes: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(mostBytes, 1) });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : error;
  }
}

function tooLarge(): SpreadsheetProblem {
  return new SpreadsheetProblem(
    `the spreadsheet unpacks to more than ${MOST_UNPACKED_MB} MB: copy the list into a new workbook and save that`,
  );
}

function packStored(entries: readonly Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const nameBytes = Buffer.from(name);
    // The fields that both headers of an entry have.
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(NAMES_IN_UTF8, 2);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(data.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(nameBytes.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    files.push(LOCAL.signature, fields, nameBytes, data);
    directory.push(CENTRAL.signature, Buffer.alloc(2), fields, place, nameBytes);
    offset += LOCAL.bytes + nameBytes.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, central, END, end]);
}
