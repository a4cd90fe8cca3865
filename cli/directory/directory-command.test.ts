import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { readCurrentLists } from '#server/features/directory/directory-repository.ts';
import { dialects, freshDatabases, openForTest, type Place } from '#tests/support/databases.ts';
import { temporaryFolder } from '#tests/support/files.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { workbook } from '#tests/support/workbook.ts';
import { checkContent, validateDirectory } from './check-content.ts';
import { runDirectoryCommand } from './directory-command.ts';

const DATE = ['--date', '2026-02-01'];

const folder = temporaryFolder();

/** The path of a file with this content. */
function sheet(content: string | Buffer, name = 'sheet.csv'): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const run = (place: Partial<Place>, ...args: string[]) => runCommand(runDirectoryCommand, place, args);

describe('the lists that a new database gets', () => {
  const hospitals = 'hospitals-standard-jaara.csv';
  const repository = join(import.meta.dirname, '../..');

  test('are in order, and the 13 pharmacies with a council outside their LGA are listed', () => {
    const { problems, warnings, records } = checkContent(repository);
    expect([problems, warnings.length, records]).toEqual([[], 13, 383 + 65 + 226 + 25]);
    expect(() => validateDirectory(repository)).not.toThrow();
  });

  test.each<[file: string, harm: (lines: string[]) => string[], reason: string]>([
    [hospitals, (lines) => lines.with(41, 'A,B,Somolu'), ':42 LGA "Somolu" becomes "Shomolu"'],
    [hospitals, (lines) => lines.with(0, `\uFEFF${lines[0]}`), ':1 has a byte order mark'],
    ['place-paths.csv', (lines) => lines.toSpliced(1, 1), ':1 has no path for "21st Century Pharmacy"'],
  ])('stop the build when %s is not in order', (file, harm, reason) => {
    const root = temporaryFolder();
    cpSync(join(repository, 'content/directory'), join(root, 'content/directory'), { recursive: true });
    const path = join(root, 'content/directory', file);
    writeFileSync(path, harm(readFileSync(path, 'utf8').split('\n')).join('\n'));
    expect(() => validateDirectory(root)).toThrow(`content/directory/${file}${reason}`);
  });
});

describe('npm run directory -- check', () => {
  const check = (...args: string[]) => run({}, 'check', ...args);

  test('finds our own lists in order, and says what an import would correct', async () => {
    expect(await check()).toEqual({ code: 0, text: expect.stringContaining('no problems.') });
    const text = expect.stringContaining('LGA "Eti Osa" becomes "Eti-Osa"');
    const file = sheet('Hospital Name;Address;Local Government\nA;B;Eti Osa\n');
    expect(await check(file)).toEqual({ code: 0, text });
  });

  test('reads workbooks, and knows the kind of list by its columns', async () => {
    const pharmacy = ['A', 'B', 'Ikeja', 'Ikeja', '0700-000-0001'];
    const path = sheet(workbook([['Name', 'Address', 'LCDA', 'LGA', 'Tel'], pharmacy]), 'sheet.xlsx');
    expect((await check(path)).text).toContain('1 records for "Community Pharmacy"');
    expect((await check(sheet('Company,Tel\nA,12\n'))).text).toContain('"Marketing Agents" stays as it is');
  });

  test.each([
    ['check /nowhere/list.csv', 1, 'cannot be read'],
    ['import dentists x.csv', 1, '"dentists" is not a kind of list'],
    ['import agents x.csv --date 2999-01-01', 1, 'give a day between'],
    ['import agents x.csv --date 2025-02-30', 1, 'give a day between'],
    ['import agents x.csv --date 1900-01-01', 1, 'give a day between'],
    ['import agents x.csv', 1, 'give a day between'],
    ['restore agents first', 1, 'a whole number'],
    ['check x.csv --date 2025-09-30', 2, 'npm run directory'],
    ['check --fast', 2, 'npm run directory'],
    ['', 2, 'npm run directory'],
  ])('says what is wrong with "%s"', async (typed, code, reason) => {
    const text = expect.stringContaining(reason);
    expect(await run({}, ...typed.split(' ').filter(Boolean))).toEqual({ code, text });
  });

  test('prints what is left out, and every problem with file and row', async () => {
    const { code, text } = await check(sheet('name,address,lga,fax,remark\nA,B,Epe,1,\n'));
    expect(code).toBe(0);
    expect(text).toMatch(
      /^Left out, because this list has no such column:\n.* the column "fax"\n.* the column "remark"\n/,
    );
    const wrong = await check(sheet('name,address,lga\n,B,Epe\nA,,Epe\n'));
    expect(wrong.code).toBe(1);
    for (const line of ['sheet.csv:2 Provider Name is empty', 'sheet.csv:3 Address is empty', '2 problems: '])
      expect(wrong.text).toContain(line);
  });
});

describe.each(dialects)('npm run directory, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  const pharmacies = async (database: Database) => (await readCurrentLists(database)).pharmacies;

  test('publishes a list, shows its versions and restores what was there', async () => {
    const place = await freshDatabase();
    const database = await openForTest(place);
    const file = sheet('Name,Address,LCDA,LGA,Tel\nA,B,Ikeja,Ikeja,8031234567\n');
    const text = expect.stringContaining('226 records before, 1 now; 1 new, 226 gone, 0 changed.');
    expect(await run(place, 'import', 'pharmacies', file, ...DATE)).toEqual({ code: 0, text });
    expect(await pharmacies(database)).toMatchObject({
      number: 2,
      date: '2026-02-01',
      csv: 'name,address,lcda,lga,phone\nA,B,Ikeja,Ikeja,08031234567\n',
    });
    expect((await run(place, 'list')).text).toMatch(/^pharmacies {2}version 2 {2}2026-02-01 {2}1 record,/m);
    const versions = (await run(place, 'list', 'pharmacies')).text;
    expect(versions).toMatch(/^.*version 2.*\n.*which came with the site.*$/);
    expect((await run(place, 'restore', 'pharmacies', '9')).code).toBe(1);
    expect((await run(place, 'restore', 'pharmacies', '1')).text).toContain('226 records');
    expect(await pharmacies(database)).toMatchObject({ number: 3, rows: 226, date: '2025-09-30' });
  });

  test('a list that is wrong, or older than the one on the site unless that is said, changes nothing', async () => {
    const place = await freshDatabase();
    const database = await openForTest(place);
    const command = ['import', 'agents', sheet('name,phone\nA,08031234567\n'), '--date', '2025-09-29'];
    const text = expect.stringContaining('of 30 September 2025, which is later');
    expect(await run(place, ...command)).toEqual({ code: 1, text });
    const wrong = sheet('name,phone\nA,12\n', 'wrong.csv');
    expect((await run(place, 'import', 'agents', wrong, ...DATE)).code).toBe(1);
    expect((await readCurrentLists(database)).agents).toMatchObject({ number: 1 });
    expect((await run(place, ...command, '--older')).code).toBe(0);
    expect((await readCurrentLists(database)).agents).toMatchObject({ number: 2, date: '2025-09-29' });
  });
});
