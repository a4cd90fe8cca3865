import { constants, deflateRawSync } from 'node:zlib';

interface ZipEntry {
  name: string;
  data: Buffer;
  /** Already deflated, and more than `data` says. */
  packed?: Buffer;
}

/** An archive whose headers say what `data` says. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, packed = deflateRawSync(data) } of entries) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(data.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, place, Buffer.from(name));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end]);
}

type Cell = string | number | { xml: string };
type Sheet = readonly (readonly Cell[])[];

/** A workbook as Excel would save it; `xml` is the inside of a `c` element with its attributes. */
export function workbook(...sheets: Sheet[]): Buffer {
  return rawWorkbook(...sheets.map((rows) => `<sheetData>${rows.map(rowXml).join('')}</sheetData>`));
}

/** A workbook whose sheets are given as XML. */
export function rawWorkbook(...sheets: string[]): Buffer {
  return zip(workbookEntries(sheets.map((xml) => ({ data: Buffer.from(`<worksheet>${xml}</worksheet>`) }))));
}

/** A workbook whose sheet unpacks to a gigabyte, of which its headers say nothing. */
export function zipBomb(): Buffer {
  const block = Buffer.alloc(16 * 1024 * 1024, '<row></row>');
  // Blocks that refer to nothing before them can be put behind each other.
  const packed = deflateRawSync(block, { finishFlush: constants.Z_FULL_FLUSH });
  const last = deflateRawSync(Buffer.alloc(0));
  const sheet = Buffer.concat([...Array(64).fill(packed), last]);
  return zip(workbookEntries([{ data: Buffer.from('<worksheet/>'), packed: sheet }]));
}

function workbookEntries(sheets: readonly Omit<ZipEntry, 'name'>[]): ZipEntry[] {
  const all = (xml: (number: number) => string) => sheets.map((_, index) => xml(index + 1)).join('');
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
  const info = all((number) => `<sheet name="Sheet ${number}" sheetId="${number}" r:id="rId${number}"/>`);
  const links = all(
    (number) => `<Relationship Id="rId${number}" Type="${type}" Target="worksheets/sheet${number}.xml"/>`,
  );
  return [
    { name: 'xl/workbook.xml', data: Buffer.from(`<workbook><sheets>${info}</sheets></workbook>`) },
    { name: 'xl/_rels/workbook.xml.rels', data: Buffer.from(`<Relationships>${links}</Relationships>`) },
    ...sheets.map((sheet, index) => ({ name: `xl/worksheets/sheet${index + 1}.xml`, ...sheet })),
  ];
}

function rowXml(cells: readonly Cell[], index: number): string {
  const row = index + 1;
  const columns = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${columns[at]}${row}`)).join('')}</row>`;
}

function cellXml(cell: Cell, address: string): string {
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${address}" ${cell.xml}</c>`;
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
}
