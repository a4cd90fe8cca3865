import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { readContentVersion } from '#server/features/content-version/content-version-repository.ts';
import { readCurrentLists } from '#server/features/directory/directory-repository.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { workbook } from '#tests/support/workbook.ts';
import { runDirectoryCommand } from './directory-command.ts';

const DATE = ['--date', '2026-02-01'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lashma-directory-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The path of a file with this content. */
function sheet(content: string | Buffer, name = 'sheet.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function run(environment: Record<string, string>, ...args: string[]) {
  const lines: string[] = [];
  const code = await runDirectoryCommand(args, environment, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}

describe('npm run directory -- check', () => {
  const check = (...args: string[]) => run({}, 'check', ...args);

  test('finds our own lists in order', async () => {
    expect(await check()).toMatchObject({ code: 0, text: expect.stringContaining('no problems.') });
  });

  test('says what an import would correct', async () => {
    const { code, text } = await check(sheet('Hospital Name;Address;Local Government\nA;B;Eti Osa\n'));
    expect([code, text]).toEqual([0, expect.stringContaining('LGA "Eti Osa" becomes "Eti-Osa"')]);
  });

  test('reads workbooks, and knows the kind of list by its columns', async () => {
    const pharmacy = ['A', 'B', 'Ikeja', 'Ikeja', '0700-000-0001'];
    const path = sheet(workbook([['Name', 'Address', 'LCDA', 'LGA', 'Tel'], pharmacy]), 'sheet.xlsx');
    expect((await check(path)).text).toContain('1 records for "Community Pharmacy"');
    expect((await check(sheet('Company,Tel\nA,12\n'))).text).toContain('"Marketing Agents" stays as it is');
  });

  test.each([
    ['a missing file', ['check', '/nowhere/list.csv'], 1, 'cannot be read'],
    ['an unknown kind', ['import', 'dentists', 'x.csv'], 1, '"dentists" is not a kind of list'],
    ['a date to come', ['import', 'agents', 'x.csv', '--date', '2999-01-01'], 1, 'give a day between'],
    ['a day that is none', ['import', 'agents', 'x.csv', '--date', '2025-02-30'], 1, 'give a day between'],
    ['a day long ago', ['import', 'agents', 'x.csv', '--date', '1900-01-01'], 1, 'give a day between'],
    ['no date', ['import', 'agents', 'x.csv'], 1, 'give a day between'],
    ['a number that is none', ['restore', 'agents', 'first'], 1, 'a whole number'],
    ['a date for a check', ['check', 'x.csv', '--date', '2025-09-30'], 2, 'npm run directory'],
    ['an unknown option', ['check', '--fast'], 2, 'npm run directory'],
    ['no command', [], 2, 'npm run directory'],
  ])('says what is wrong with %s', async (_what, args, code, reason) => {
    expect(await run({}, ...args)).toEqual({ code, text: expect.stringContaining(reason) });
  });

  const hospital = (line: string) => `name,address,lga\nGood Hospital,"1, High Street",Ikeja\n${line}\n`;
  const pharmacy = (line: string) => `name,address,lcda,lga,phone\n${line}\n`;

  test.each([
    [
      'an unknown LGA',
      'standard-jaara',
      hospital('A,B,Ikeje'),
      3,
      'LGA "Ikeje" is not known; did you mean "Ikeja"?',
    ],
    [
      'an unknown LCDA',
      'pharmacies',
      pharmacy('A,B,Atlantis,Epe,0700-000-0001'),
      2,
      'LCDA "Atlantis" is not known',
    ],
    ['an empty name', 'standard-jaara', hospital(' ,B,Epe'), 3, 'Provider Name is empty'],
    ['an empty address', 'standard-jaara', hospital('A,,Epe'), 3, 'Address is empty'],
    ['an empty LGA', 'standard-jaara', hospital('A,B,'), 3, 'LGA is empty'],
    ['an empty phone', 'agents', 'name,phone\nA,\n', 2, 'Phone Number is empty'],
    ['a duplicate', 'standard-jaara', hospital('GOOD HOSPITAL,1 High-Street,Epe'), 3, 'is already in row 2'],
    ['a bad phone', 'agents', 'name,phone\nA,12345\n', 2, 'Phone Number "12345" is not one Nigerian number'],
    [
      'three phones',
      'agents',
      'name,phone\nA,"08031234567, 08031234568, 08031234569"\n',
      2,
      'or two with a comma',
    ],
    ['a rounded phone', 'agents', 'name,phone\nA,8.03E+09\n', 2, 'was rounded by the spreadsheet'],
    ['a missing column', 'standard-jaara', 'name,address\nA,B\n', 1, 'there is no column for LGA'],
    [
      'a misspelt column',
      'standard-jaara',
      'name,adress,lga\nA,B,Epe\n',
      1,
      'the column "adress" is not known',
    ],
    [
      'a list with more columns than that which is meant',
      'agents',
      'name,address,lga,phone\nA,B,Epe,0700-000-0001\n',
      undefined,
      'this looks like the list “Standard Jaara Plan',
    ],
    ['a column twice', 'standard-jaara', 'name,address,lga,LGA\n', 1, 'there are two columns for LGA'],
    [
      'another list',
      'agents',
      hospital('A,B,Epe'),
      undefined,
      'this looks like the list “Standard Jaara Plan',
    ],
    ['no header', 'standard-jaara', 'A,B,Epe\n', undefined, 'no row names the columns'],
    [
      'a comma without quotes',
      'standard-jaara',
      hospital('A,1, High Street,Epe'),
      3,
      'has 4 fields and the header 3',
    ],
    ['a field too few', 'standard-jaara', hospital('A,Epe'), 3, 'has 2 fields and the header 3'],
    [
      'an open quote',
      'standard-jaara',
      hospital('A,"B,Epe'),
      undefined,
      'line 3: a quotation mark is opened',
    ],
    ['a formula', 'standard-jaara', hospital('=1+1,B,Epe'), 3, 'looks like a formula'],
    ['no record', 'standard-jaara', 'name,address,lga\n', 1, 'no record below the header'],
    ['nothing', 'standard-jaara', '', undefined, 'the file is empty'],
    ['an archive', 'standard-jaara', 'PK\u0003\u0004', undefined, 'is damaged'],
  ])('names file, row and reason of %s', async (_what, kind, content, row, reason) => {
    const path = sheet(content);
    const list = await run({ DATA_DIR: join(folder, 'data') }, 'import', kind, path, ...DATE);
    const place = row ? `${path}:${row} ` : `${path} `;
    expect(list).toEqual({ code: 1, text: expect.stringContaining(place) });
    expect(list.text).toContain(reason);
    expect(list.text).toContain('stays as it is');
  });

  test('columns that the list has not are named and left out', async () => {
    const { code, text } = await check(sheet('name,address,lga,fax,phone\nA,B,Epe,1,\n'));
    expect(code).toBe(0);
    expect(text).toMatch(
      /^Left out, because this list has no such column:\n.* the column "fax"\n.* the column "phone"\n/,
    );
    expect(text).toContain('1 records for ');
  });

  test('names every problem, not only the first', async () => {
    const { text } = await check(sheet('name,address,lga\n,B,Epe\nA,,Nowhere\n'));
    expect(text).toContain('sheet.csv:2 Provider Name is empty');
    expect(text).toContain('sheet.csv:3 Address is empty');
    expect(text).toContain('sheet.csv:3 LGA "Nowhere" is not known');
    expect(text).toContain('3 problems: ');
  });
});

describe.each(dialects)('npm run directory, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function place() {
    const { dataDir, databaseUrl } = await freshDatabase();
    const database = await connectDatabase({ dataDir, databaseUrl });
    onTestFinished(() => database.destroy());
    return { environment: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' }, database };
  }
  const pharmacies = async (database: Database) => (await readCurrentLists(database)).pharmacies;

  const messy = [
    '\uFEFFS/N,LGA,Pharmacy Name ,Phone Number,L.C.D.A.,ADDRESS,',
    '1,Oshodi/Isolo,  Abek   Pharmacy ,8031234567,isolo,"143, Ipaja ""Old"" Road ",',
    '2,SOMOLU,Bola Pharmacy,0803 123 4567 / 0805 123 4567,Otto Awori,"1, High Street",',
    '',
  ].join('\r\n');

  test('publishes in one form: columns, spaces, spellings, phones; and restores what was there', async () => {
    const { environment, database } = await place();
    const version = await readContentVersion(database);
    const { code, text } = await run(environment, ...['import', 'pharmacies', sheet(messy), ...DATE]);
    expect(code).toBe(0);
    expect(text).toContain('LGA "SOMOLU" becomes "Shomolu"');
    expect(text).toContain('the LCDA Oto-Awori belongs to Ojo, not to Shomolu');
    expect(text).toContain('226 records before, 2 now; 2 new, 226 gone, 0 changed.');
    expect(await pharmacies(database)).toMatchObject({
      number: 2,
      date: '2026-02-01',
      csv: [
        'name,address,lcda,lga,phone',
        'Abek Pharmacy,"143, Ipaja ""Old"" Road",Isolo,Oshodi-Isolo,08031234567',
        'Bola Pharmacy,"1, High Street",Oto-Awori,Shomolu,"0803 123 4567, 0805 123 4567"',
        '',
      ].join('\n'),
    });
    expect(await readContentVersion(database)).toBeGreaterThan(version);

    expect((await run(environment, 'list')).text).toMatch(
      /^pharmacies {2}version 2 {2}2026-02-01 {2}2 records/m,
    );
    const versions = (await run(environment, 'list', 'pharmacies')).text.split('\n');
    expect(versions).toEqual([
      expect.stringContaining('version 2'),
      expect.stringContaining('which came with the site'),
    ]);
    expect((await run(environment, 'restore', 'pharmacies', '9')).code).toBe(1);
    expect((await run(environment, 'restore', 'pharmacies', '1')).text).toContain('226 records');
    expect(await pharmacies(database)).toMatchObject({ number: 3, rows: 226, date: '2025-09-30' });
  });

  test('a list that is older than the one on the site is published only when that is said', async () => {
    const { environment, database } = await place();
    const command = ['import', 'agents', sheet('name,phone\nA,08031234567\n'), '--date', '2025-09-29'];
    const refused = await run(environment, ...command);
    expect(refused).toEqual({
      code: 1,
      text: expect.stringContaining('of 30 September 2025, which is later'),
    });
    expect((await readCurrentLists(database)).agents).toMatchObject({ number: 1 });
    expect((await run(environment, ...command, '--older')).code).toBe(0);
    expect((await readCurrentLists(database)).agents).toMatchObject({ number: 2, date: '2025-09-29' });
  });

  test('what is wrong changes nothing', async () => {
    const { environment, database } = await place();
    expect((await run(environment, 'import', 'agents', sheet('name,phone\nA,12\n'), ...DATE)).code).toBe(1);
    expect((await run(environment, 'list')).code).toBe(0);
    expect((await readCurrentLists(database)).agents).toMatchObject({ number: 1 });
  });
});
