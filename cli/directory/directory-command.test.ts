import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkContent, requireSoundDirectory } from './check-content.ts';
import { runDirectoryCommand } from './directory-command.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const HOSPITALS = 'hospitals-standard-jaara.csv';
const PHARMACIES = 'community-pharmacies.csv';

let root: string;
let folder: string;
let printed: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lashma-directory-'));
  folder = join(root, 'content/directory');
  cpSync(join(REPOSITORY, 'content/directory'), folder, { recursive: true });
  printed = '';
});
afterEach(() => rmSync(root, { recursive: true }));

function run(...args: string[]): number {
  return runDirectoryCommand(args, {
    root,
    today: '2026-03-31',
    print: (line) => {
      printed += `${line}\n`;
    },
  });
}

function sheet(content: string | Buffer): string {
  const path = join(root, 'sheet.csv');
  writeFileSync(path, content);
  return path;
}

const snapshot = () =>
  Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));
const stored = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('the lists of the site', () => {
  test('are in order, and the 13 pharmacies with a council outside their LGA are listed', () => {
    const { problems, warnings, records } = checkContent(REPOSITORY);
    expect(problems).toEqual([]);
    expect(warnings).toHaveLength(13);
    expect(records).toBe(383 + 65 + 226 + 25);
  });

  test('stop the build with file, line and reason when one is not', () => {
    const lines = stored(HOSPITALS).split('\n');
    lines[41] = lines[41]?.replace(/,[^,]*$/, ',Somolu') ?? '';
    writeFileSync(join(folder, HOSPITALS), lines.join('\n'));
    expect(() => requireSoundDirectory(root)).toThrow(
      `content/directory/${HOSPITALS}:42 LGA "Somolu" becomes "Shomolu"`,
    );
    expect(run('check')).toBe(1);
  });

  test('stop the build when the bytes are not in the stored form', () => {
    writeFileSync(join(folder, HOSPITALS), `\uFEFF${stored(HOSPITALS)}`);
    expect(() => requireSoundDirectory(root)).toThrow(
      `content/directory/${HOSPITALS}:1 has a byte order mark`,
    );
  });

  test('stop the build when a place has no path', () => {
    const rows = stored('place-addresses.csv').split('\n');
    writeFileSync(join(folder, 'place-addresses.csv'), rows.toSpliced(1, 1).join('\n'));
    expect(() => requireSoundDirectory(root)).toThrow(
      'content/directory/place-addresses.csv:1 has no path for "21st Century Pharmacy" in Kosofe',
    );
  });

  test('let the build go on', () => {
    expect(() => requireSoundDirectory(root)).not.toThrow();
  });
});

describe('an import that is refused', () => {
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
    ['an empty name', 'standard-jaara', hospital(' ,B,Epe'), 3, 'name is empty'],
    ['an empty address', 'standard-jaara', hospital('A,,Epe'), 3, 'address is empty'],
    ['an empty LGA', 'standard-jaara', hospital('A,B,'), 3, 'LGA is empty'],
    ['an empty phone', 'agents', 'name,phone\nA,\n', 2, 'phone is empty'],
    ['a duplicate', 'standard-jaara', hospital('GOOD HOSPITAL,1 High-Street,Epe'), 3, 'is already in row 2'],
    ['a bad phone', 'agents', 'name,phone\nA,12345\n', 2, 'phone "12345" is not one Nigerian number'],
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
      'an unknown column',
      'standard-jaara',
      'name,address,lga,fax\nA,B,Epe,1\n',
      1,
      'the column "fax" is not known',
    ],
    ['a column of another list', 'standard-jaara', 'name,address,lga,phone\n', 1, '"phone" does not belong'],
    ['a column twice', 'standard-jaara', 'name,address,lga,LGA\n', 1, 'there are two columns for LGA'],
    ['semicolons', 'standard-jaara', 'name;address;lga\nA;B;Epe\n', 1, 'no row names the columns'],
    [
      'a comma without quotes',
      'standard-jaara',
      hospital('A,1, High Street,Epe'),
      3,
      'has 4 fields and the header 3',
    ],
    ['a field too few', 'standard-jaara', hospital('A,Epe'), 3, 'has 2 fields and the header 3'],
    ['an open quote', 'standard-jaara', hospital('A,"B,Epe'), 3, 'never closed'],
    ['a formula', 'standard-jaara', hospital('=1+1,B,Epe'), 3, 'looks like a formula'],
    ['no record', 'standard-jaara', 'name,address,lga\n', 1, 'no record below the header'],
    ['nothing', 'standard-jaara', '', 1, 'the file is empty'],
    ['a workbook', 'standard-jaara', 'PK\u0003\u0004', 1, 'a spreadsheet, not CSV'],
    ['another encoding', 'standard-jaara', Buffer.from('name\xe9', 'latin1'), 1, 'not UTF-8'],
  ])(
    'names file, line and reason of %s and leaves everything as it was',
    (_what, kind, content, line, reason) => {
      const before = snapshot();
      const path = sheet(content);
      expect(run('import', kind, path)).toBe(1);
      expect(printed).toContain(`${path}:${line} `);
      expect(printed).toContain(reason);
      expect(printed).toContain('Nothing was changed');
      expect(snapshot()).toEqual(before);
    },
  );

  test('names every problem, not only the first', () => {
    expect(run('import', 'standard-jaara', sheet('name,address,lga\n,B,Epe\nA,,Nowhere\n'))).toBe(1);
    expect(printed).toContain('sheet.csv:2 name is empty');
    expect(printed).toContain('sheet.csv:3 address is empty');
    expect(printed).toContain('sheet.csv:3 LGA "Nowhere" is not known');
    expect(printed).toContain('3 problems.');
  });

  test.each([
    ['a missing file', ['import', 'agents', '/nowhere/list.csv'], 1, 'there is no such file'],
    ['an unknown kind', ['import', 'dentists', 'x.csv'], 2, '"dentists" is not a kind of list'],
    ['a date to come', ['import', 'agents', 'x.csv', '--date', '2027-01-01'], 2, 'give a day that has been'],
    [
      'a day that is none',
      ['import', 'agents', 'x.csv', '--date', '2025-02-30'],
      2,
      'give a day that has been',
    ],
    ['an unknown option', ['check', '--fast'], 2, 'npm run directory'],
    ['no command', [], 2, 'npm run directory'],
  ])('says what is wrong with %s', (_what, args, code, reason) => {
    const before = snapshot();
    expect(run(...args)).toBe(code);
    expect(printed).toContain(reason);
    expect(snapshot()).toEqual(before);
  });

  test('leaves the old list when the new one cannot be written', () => {
    const before = snapshot();
    writeFileSync(join(folder, 'list-dates.json'), 'broken');
    expect(run('import', 'agents', sheet('name,phone\nA,0700-000-0001\n'))).toBe(1);
    expect(printed).toContain('Nothing was changed');
    expect(snapshot()).toEqual({ ...before, 'list-dates.json': 'broken' });
  });
});

describe('an import that is accepted', () => {
  const messy = [
    '\uFEFFS/N,LGA,Pharmacy Name ,Phone Number,L.C.D.A.,ADDRESS,',
    '1,Oshodi/Isolo,  Abek   Pharmacy ,8031234567,isolo,"143, Ipaja ""Old"" Road ",',
    '2,SOMOLU,Bola Pharmacy,0803 123 4567 / 0805 123 4567,Otto Awori,"1, High Street",',
    '',
  ].join('\r\n');

  test('is stored in one form: columns, spaces, spellings, phones, line ends', () => {
    expect(run('import', 'pharmacies', sheet(messy), '--date', '2026-02-01')).toBe(0);
    expect(stored(PHARMACIES)).toBe(
      [
        'name,address,lcda,lga,phone',
        'Abek Pharmacy,"143, Ipaja ""Old"" Road",Isolo,Oshodi-Isolo,08031234567',
        'Bola Pharmacy,"1, High Street",Oto-Awori,Shomolu,"0803 123 4567, 0805 123 4567"',
        '',
      ].join('\n'),
    );
    expect(printed).toContain('LGA "SOMOLU" becomes "Shomolu"');
    expect(printed).toContain('the LCDA Oto-Awori belongs to Ojo, not to Shomolu');
    expect(printed).toContain('226 records before, 2 now; 2 new, 226 gone.');
    expect(run('check')).toBe(0);
  });

  test('gives new places their paths, and takes none away from those that have left', () => {
    const before = stored('place-addresses.csv');
    expect(run('import', 'pharmacies', sheet(messy))).toBe(0);
    expect(stored('place-addresses.csv').startsWith(before)).toBe(true);
    expect(stored('place-addresses.csv').slice(before.length)).toBe(
      [
        '/provider/oshodi-isolo/abek-pharmacy,pharmacy,oshodiisolo|143ipajaoldroad|abek,Abek Pharmacy,Oshodi-Isolo',
        '/provider/shomolu/bola-pharmacy,pharmacy,shomolu|1highstreet|bola,Bola Pharmacy,Shomolu',
        '',
      ].join('\n'),
    );
  });

  test('dates the list, and only that list', () => {
    const before = JSON.parse(stored('list-dates.json'));
    expect(run('import', 'pharmacies', sheet(messy), '--date', '2026-02-01')).toBe(0);
    expect(JSON.parse(stored('list-dates.json'))).toEqual({ ...before, pharmacies: '2026-02-01' });
    expect(run('import', 'agents', sheet('name,phone\nA,0700-000-0001\n'))).toBe(0);
    expect(JSON.parse(stored('list-dates.json'))).toMatchObject({ agents: '2026-03-31' });
  });

  test('leaves no draft behind', () => {
    const files = readdirSync(folder);
    expect(run('import', 'pharmacies', sheet(messy))).toBe(0);
    expect(readdirSync(folder)).toEqual(files);
  });

  test('on a disk with room for a piece of the list only changes nothing', () => {
    const before = snapshot();
    const args = JSON.stringify(['import', 'pharmacies', join(folder, PHARMACIES)]);
    const program = `import { runDirectoryCommand } from ${JSON.stringify(join(import.meta.dirname, 'directory-command.ts'))};
      const surroundings = { root: ${JSON.stringify(root)}, today: '2026-03-31', print: console.log };
      process.exitCode = runDirectoryCommand(${args}, surroundings);`;
    // As on a disk that fills up: the kernel takes the first bytes, and refuses only the next write.
    const node = [process.execPath, '--input-type=module', '--eval', program];
    const { status, stdout } = spawnSync('prlimit', ['--fsize=1000', ...node], { encoding: 'utf8' });
    expect(snapshot()).toEqual(before);
    expect([status, stdout]).toEqual([1, expect.stringContaining('Nothing was changed: EFBIG')]);
  });

  test.each(['standard-jaara', 'standard-jaara-plus', 'pharmacies', 'agents'])(
    'of our own %s changes not a byte of it',
    (kind) => {
      const before = snapshot();
      const file = { 'standard-jaara': HOSPITALS, pharmacies: PHARMACIES, agents: 'marketing-agents.csv' }[
        kind
      ];
      const path = join(folder, file ?? 'hospitals-standard-jaara-plus.csv');
      expect(run('import', kind, path, '--date', '2025-09-30')).toBe(0);
      expect(snapshot()).toEqual(before);
    },
  );
});

describe('check FILE', () => {
  test('says what an import would put right and writes nothing', () => {
    const before = snapshot();
    expect(run('check', sheet('Hospital Name,Address,Local Government\nA,B,Eti Osa\n'))).toBe(0);
    expect(printed).toContain('LGA "Eti Osa" becomes "Eti-Osa"');
    expect(snapshot()).toEqual(before);
  });

  test('knows the kind of list by its columns', () => {
    expect(run('check', join(folder, PHARMACIES))).toBe(0);
    expect(printed).toContain('226 records for "Community Pharmacy"');
    expect(run('check', join(folder, 'marketing-agents.csv'))).toBe(0);
    expect(run('check', sheet('Company,Tel\nA,12\n'))).toBe(1);
  });
});
