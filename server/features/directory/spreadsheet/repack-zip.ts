import { crc32, inflateRawSync } from 'node:zlib';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';

const MOST_ENTRIES = 500;
const MOST_UNPACKED_MB = 40;

const LOCAL = { signature: 0x04034b50, bytes: 30 };
const CENTRAL = { signature: 0x02014b50, bytes: 46 };
const END = { signature: 0x06054b50, bytes: 22 };
const NAMES_IN_UTF8 = 0x0800;
const ENCRYPTED = 1;
const STORED = 0;
const DEFLATED = 8;

type Entry = { name: string; data: Buffer };

/**
 * The same archive with nothing but its XML files, not compressed, and with headers that tell the truth. Those of a
 * stranger's archive may lie about how much there is to unpack, so what comes out is counted instead.
 */
export function repackZip(bytes: Buffer): Buffer {
  try {
    return packStored(unpack(bytes));
  } catch (error) {
    if (error instanceof SpreadsheetProblem) throw error;
    throw new SpreadsheetProblem('the spreadsheet is damaged: save it again as .xlsx');
  }
}

function unpack(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf(asBytes(END.signature));
  if (end === -1) throw new Error('no end of the directory');
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES)
    throw new SpreadsheetProblem(`the spreadsheet has more than ${MOST_ENTRIES} parts`);

  const entries: Entry[] = [];
  let left = MOST_UNPACKED_MB * 1024 * 1024;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (bytes.readUInt32LE(at) !== CENTRAL.signature) throw new Error('no entry of the directory');
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
  if (bytes.readUInt32LE(local) !== LOCAL.signature) throw new Error('no entry where the directory says');
  const start = local + LOCAL.bytes + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(entry + 20));
  if (method !== STORED && method !== DEFLATED) throw new Error('compressed in another way');
  const data = method === STORED ? packed : inflate(packed, left);
  if (data.length > left) throw tooLarge();
  return data;
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
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const nameBytes = Buffer.from(name);
    const local = header(LOCAL, 4, nameBytes, data);
    const central = header(CENTRAL, 6, nameBytes, data);
    central.writeUInt32LE(offset, 42);
    locals.push(local, nameBytes, data);
    centrals.push(central, nameBytes);
    offset += local.length + nameBytes.length + data.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(END.bytes);
  end.writeUInt32LE(END.signature, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** The fields that both headers of an entry have, which begin at different places. */
function header(kind: typeof LOCAL, fields: number, name: Buffer, data: Buffer): Buffer {
  const bytes = Buffer.alloc(kind.bytes);
  bytes.writeUInt32LE(kind.signature, 0);
  bytes.writeUInt16LE(NAMES_IN_UTF8, fields + 2);
  bytes.writeUInt32LE(crc32(data), fields + 10);
  bytes.writeUInt32LE(data.length, fields + 14);
  bytes.writeUInt32LE(data.length, fields + 18);
  bytes.writeUInt16LE(name.length, fields + 22);
  return bytes;
}

function asBytes(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
