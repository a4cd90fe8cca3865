import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { rawWorkbook, workbook, zipBomb } from '#tests/support/workbook.ts';
import { createSpreadsheetReader } from './spreadsheet-reader.ts';

/** Checks a file as a list of agents, when nobody else does. */
async function read(bytes: Uint8Array, limits?: Parameters<typeof createSpreadsheetReader>[0]) {
  const checked = await createSpreadsheetReader(limits)(bytes, 'agents');
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

  test('names row and column of a problem', async () => {
    const { problems } = await read(workbook([['Agents'], ...AGENTS, ['B', '12']]));
    expect(problems).toEqual({
      total: 1,
      first: [
        { row: 4, column: 'Phone Number', reason: expect.stringContaining('Phone Number "12" is not') },
      ],
    });
  });

  test('tells the first of many problems and how many there are', async () => {
    const rows = Array.from({ length: 1_000 }, (_, index) => `A${index},12\n`).join('');
    const { problems } = await read(Buffer.from(`name,phone\n${rows}`));
    expect(problems.total).toBe(1_000);
    expect(problems.first.length).toBeLessThan(1_000);
  });

  test('refuses a zip bomb while everything else goes on, in little memory', async () => {
    const bomb = zipBomb();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    const before = process.memoryUsage.rss();
    let turns = 0;
    let highest = 0;
    const timer = setInterval(() => {
      turns += 1;
      highest = Math.max(highest, process.memoryUsage.rss() - before);
    }, 5);
    const { problems } = await read(bomb);
    clearInterval(timer);
    expect(problems.first[0]?.reason).toContain('unpacks to more than 40 MB');
    expect(turns).toBeGreaterThan(3);
    expect(highest).toBeLessThan(400 * 1024 * 1024);
  });

  describe('at its limits', () => {
    const endless = rawWorkbook(
      '<sheetData><row r="999999999"><c r="A999999999"><v>1</v></c></row></sheetData>',
    );

    test('says that it is too much', async () => {
      const { problems } = await read(endless, { memoryMb: 32, ms: 120_000 });
      expect(problems.first[0]?.reason).toContain('needs too much memory');
    });

    test('survives that it runs out of memory while it is given up', async () => {
      const worker = vi.spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
        this.emit('error', new Error('out of memory'));
        return Promise.resolve(0);
      });
      onTestFinished(() => worker.mockRestore());
      const { problems } = await read(workbook(AGENTS), { ms: 1 });
      expect(problems.first[0]?.reason).toContain('took longer');
    });
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
