import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rawWorkbook, workbook, zip, zipBomb } from '#tests/support/workbook.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';
import { SpreadsheetProblem } from './spreadsheet-problem.ts';
import { createSpreadsheetReader } from './spreadsheet-reader.ts';

const HEAD = ['Company', 'Phone Number'];
const FAR_RIGHT = '<sheetData><row r="1"><c r="XFD1"><v>1</v></c><c r="XFE1"/></row></sheetData>';

const cellsOf = async (bytes: Buffer) => (await readSpreadsheet(bytes)).rows.map(({ cells }) => cells);
const xml = (attributes: string, inside: string) => ({ xml: `${attributes}>${inside}` });

describe('a workbook', () => {
  test('gives numbers, values of formulas, dates and markup as text', async () => {
    const bytes = workbook([
      ['A & B <b>Ltd</b>', 8031234567, xml('t="str"', '<f>1+1</f><v>two</v>')],
      ['C', xml('', '<v>8.031234567E9</v>'), xml('t="d"', '<v>2025-09-30T00:00:00Z</v>')],
      ['D', xml('', '<f>A1</f><v>8031234567</v>'), xml('t="b"', '<v>1</v>')],
    ]);
    expect(await cellsOf(bytes)).toEqual([
      ['A & B <b>Ltd</b>', '8031234567', 'two'],
      ['C', '8031234567', '2025-09-30'],
      ['D', '8031234567', 'TRUE'],
    ]);
  });

  test('is read as Excel saves it: shared texts, some of them in several styles, and dates by their style', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const link = (id: string, kind: string, target: string) =>
      `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`;
    const parts = {
      '[Content_Types].xml': '<Types/>',
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr/><sheets><sheet name="Agents" sheetId="7" r:id="rId3"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${link('rId1', 'styles', 'styles.xml')}${link('rId2', 'sharedStrings', 'sharedStrings.xml')}${link('rId3', 'worksheet', 'worksheets/sheet1.xml')}</Relationships>`,
      'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}" count="3" uniqueCount="3"><si><t>Company</t></si><si><t xml:space="preserve">Phone Number </t></si><si><r><t>A &amp; B</t></r><r><rPr><b/></rPr><t xml:space="preserve"> Limited</t></r></si></sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><dimension ref="A2:C3"/><sheetData><row r="2" spans="1:3"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c></row><row r="3" spans="1:3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>8031234567</v></c><c r="C3" s="1"><v>45930</v></c></row></sheetData></worksheet>`,
      'docProps/thumbnail.jpeg': 'a picture',
    };
    const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
    const data = (part: string) => Buffer.from(`${declaration}\r\n${part}`);
    const bytes = zip(Object.entries(parts).map(([name, part]) => ({ name, data: data(part) })));
    expect((await readSpreadsheet(bytes)).rows).toEqual([
      { row: 2, cells: ['Company', 'Phone Number', ''] },
      { row: 3, cells: ['A & B Limited', '8031234567', '2025-09-30'] },
    ]);
  });

  test('is read from the first sheet that names our columns, with its own row numbers', async () => {
    const list = [['Marketing agents'], [], HEAD, ['A', '0700-000-0001']];
    const { rows } = await readSpreadsheet(workbook([['Read me'], ['first']], list, [HEAD]));
    expect(rows.map(({ row }) => row)).toEqual([1, 3, 4]);
    expect(rows.at(-1)?.cells).toEqual(['A', '0700-000-0001']);
  });

  test('may be larger by what is empty', async () => {
    const empty = '<row r="9"><c r="A9"/></row>';
    const filled = '<row r="1"><c r="A1" t="inlineStr"><is><t>Company</t></is></c></row>';
    expect(await cellsOf(rawWorkbook(`<sheetData>${filled}${empty}</sheetData>`))).toEqual([['Company']]);
  });
});

describe('a text file', () => {
  const rows = [HEAD, ['Adé', '0700-000-0001']];
  const lines = (separator: string) => rows.map((cells) => cells.join(separator)).join('\r\n');

  test.each([
    ['UTF-8', Buffer.from(lines(','))],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${lines(',')}`)],
    ['semicolons', Buffer.from(lines(';'))],
    ['tabs in UTF-16', Buffer.from(`\uFEFF${lines('\t')}`, 'utf16le')],
  ])('is read from %s', async (_what, bytes) => {
    expect(await readSpreadsheet(bytes)).toEqual({
      rows: rows.map((cells, index) => ({ row: index + 1, cells })),
      warnings: [],
    });
  });

  test('of an old Excel is read with a warning', async () => {
    const { rows: read, warnings } = await readSpreadsheet(Buffer.from(lines(';'), 'latin1'));
    expect(read[1]?.cells[0]).toBe('Adé');
    expect(warnings).toEqual([expect.stringContaining('Windows-1252')]);
  });
});

const many = (count: number) => Array.from({ length: count }, (_, index) => [`A${index}`, '0700-000-0001']);

test('a list has at most 5,000 records below its title and header', async () => {
  const rows = (records: number) => [['Agents'], HEAD, ...many(records)];
  const csv = (records: number) => Buffer.from(rows(records).join('\n'));
  for (const bytes of [csv(5_000), workbook(rows(5_000), [['Read me'], ['first']])])
    expect((await readSpreadsheet(bytes)).rows).toHaveLength(5_002);
  for (const bytes of [csv(5_001), workbook(rows(5_001))])
    await expect(readSpreadsheet(bytes)).rejects.toThrow('more than 5,000 rows');
});

describe('a file that cannot be a list', () => {
  test.each<[string, () => Buffer, string]>([
    ['garbage', () => Buffer.from([0, 1, 2, 3, 0x80, 0xff]), 'neither a spreadsheet (.xlsx) nor CSV'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 'is a PDF'],
    ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'neither a spreadsheet'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'an old workbook (.xls)'],
    ['half a workbook', () => workbook([HEAD]).subarray(0, 300), 'is damaged'],
    ['another archive', () => zip([{ name: 'a.txt', data: Buffer.from('a') }]), 'not a workbook'],
    ['a zip bomb', () => zip([{ name: 'a', data: Buffer.alloc(41 * 1024 * 1024) }]), 'more than 40 MB'],
    ['a zip bomb that hides its size', zipBomb, 'not a workbook'],
    ['CSV of 200,000 rows', () => Buffer.from('A,0700-000-0001\n'.repeat(200_000)), 'more than 5,000 rows'],
    ['60 columns', () => Buffer.from(`${HEAD.join()}\n${'a,'.repeat(60)}`), 'more than 50 columns'],
    ['a stray cell far to the right', () => rawWorkbook(FAR_RIGHT), 'more than 50 columns'],
    ['6 MB', () => Buffer.alloc(6 * 1024 * 1024, 'a'), 'more than 5 MB'],
    ['an open quote', () => Buffer.from('name,phone\n"A,1\n'), 'line 2: a quotation mark'],
  ])('is refused in a sentence: %s', async (_what, make, reason) => {
    const reading = readSpreadsheet(make());
    await expect(reading).rejects.toThrow(SpreadsheetProblem);
    await expect(reading).rejects.toThrow(reason);
  });

  const isReadOrRefused = async (bytes: Uint8Array) => {
    const outcome = await readSpreadsheet(Buffer.from(bytes)).catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(SpreadsheetProblem);
  };

  test('is refused in a sentence, whatever its bytes, also those of a workbook but one', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), isReadOrRefused));
    const sound = workbook([HEAD, ...many(3)]);
    const place = fc.integer({ min: 0, max: sound.length - 1 });
    const broken = fc.asyncProperty(place, fc.integer({ min: 0, max: 255 }), (at, byte) =>
      isReadOrRefused(Buffer.from(sound).fill(byte, at, at + 1)),
    );
    await fc.assert(broken);
  });
});

/** Checks a file as a list of agents, when nobody else does. */
async function read(bytes: Uint8Array, limits: Parameters<typeof createSpreadsheetReader>[0] = {}) {
  const checked = await createSpreadsheetReader({ ms: 120_000, ...limits })(bytes, 'agents');
  if (checked === 'busy') throw new Error('nobody else reads');
  return checked;
}

const AGENTS = [HEAD, ['A Limited', 8031234567]];

describe('createSpreadsheetReader', () => {
  test('names row and column of the first of many problems, and how many there are', async () => {
    const bad = Array.from({ length: 1_000 }, (_, index) => [`A${index}`, '12']);
    const { problems } = await read(workbook([['Agents'], ...AGENTS, ...bad]));
    expect([problems.total, problems.first.length]).toEqual([1_000, 200]);
    const reason = expect.stringContaining('Phone Number "12" is not');
    expect(problems.first[0]).toEqual({ row: 4, column: 'Phone Number', reason });
  });

  test('refuses a zip bomb while everything else goes on', async () => {
    const bomb = zipBomb();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    const { problems } = await read(bomb);
    clearInterval(timer);
    expect(problems.first[0]?.reason).toContain('not a workbook');
    expect(turns).toBeGreaterThan(3);
  });

  test('says that a file needs too much memory, or took too long', async () => {
    const endless = '<sheetData><row r="999999999"><c r="A999999999"><v>1</v></c></row></sheetData>';
    const large = await read(rawWorkbook(endless), { memoryMb: 32 });
    expect(large.problems.first[0]?.reason).toContain('needs too much memory');
    const slow = await read(workbook(AGENTS), { ms: 1 });
    expect(slow.problems.first[0]?.reason).toContain('took longer than 0.001 seconds');
  });

  test('reads one file after the other, and sends away who would wait for long', async () => {
    const readOne = createSpreadsheetReader();
    const readings = Array.from({ length: 7 }, () => readOne(workbook(AGENTS), 'agents'));
    expect(await readings.at(-1)).toBe('busy');
    expect(await readings[0]).toMatchObject({ csv: 'name,phone\nA Limited,08031234567\n', records: 1 });
    await Promise.all(readings);
  });
});
