import { describe, expect, test } from 'vitest';
import { rawWorkbook, workbook, zipBomb } from '#tests/support/workbook.ts';
import { createSpreadsheetReader } from './spreadsheet-reader.ts';

/** Checks a file as a list of agents, when nobody else does. */
async function read(bytes: Uint8Array, limits: Parameters<typeof createSpreadsheetReader>[0] = {}) {
  const checked = await createSpreadsheetReader({ ms: 120_000, ...limits })(bytes, 'agents');
  if (checked === 'busy') throw new Error('nobody else reads');
  return checked;
}

const AGENTS = [
  ['Company', 'Phone Number'],
  ['A Limited', 8031234567],
];

describe('createSpreadsheetReader', () => {
  test('gives a checked list in the stored form', async () => {
    expect(await read(workbook(AGENTS))).toMatchObject({
      csv: 'name,phone\nA Limited,08031234567\n',
      records: 1,
      problems: { total: 0, first: [] },
      changes: { total: 2 },
    });
  });

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
    const timer = setInterval(() => {
      turns += 1;
    }, 5);
    const { problems } = await read(bomb);
    clearInterval(timer);
    expect(problems.first[0]?.reason).toContain('unpacks to more than 40 MB');
    expect(turns).toBeGreaterThan(3);
  });

  test('says that a file needs too much memory', async () => {
    const endless = rawWorkbook(
      '<sheetData><row r="999999999"><c r="A999999999"><v>1</v></c></row></sheetData>',
    );
    const { problems } = await read(endless, { memoryMb: 32 });
    expect(problems.first[0]?.reason).toContain('needs too much memory');
  });

  test('gives up what takes too long', async () => {
    const { problems } = await read(workbook(AGENTS), { ms: 1 });
    expect(problems.first[0]?.reason).toContain('took longer than 0.001 seconds');
  });

  test('reads one file after the other, and sends away who would wait for long', async () => {
    const readOne = createSpreadsheetReader();
    const readings = Array.from({ length: 7 }, () => readOne(workbook(AGENTS), 'agents'));
    expect(await readings.at(-1)).toBe('busy');
    expect(await readings[0]).toMatchObject({ records: 1 });
    await Promise.all(readings);
  });
});
