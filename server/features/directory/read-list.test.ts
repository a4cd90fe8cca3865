import { describe, expect, test } from 'vitest';
import { type ListId, phoneSchema } from '#content/schema/directory.ts';
import { newPlacePaths } from '#domain/directory/place-paths.ts';
import { seedLists, seedPlacePaths, seedRecords } from '#tests/support/directory.ts';
import { providerLists } from '#words/directory.ts';
import { listKinds, writeList } from './list-kinds.ts';
import { readPlaceNames } from './place-names.ts';
import { readList } from './read-list.ts';
import { checkSpreadsheet } from './spreadsheet/read-spreadsheet.ts';

const check = (text: string, list: ListId) => checkSpreadsheet(Buffer.from(text), list);
const GOOD = 'name,address,lga\nGood Hospital,"1, High Street",Ikeja\n';
const PHARMACY = 'name,address,lcda,lga,phone\n';
const OTHER_LIST = 'this looks like the list “Standard Jaara Plan';

test.each(listKinds)('the list $id of a new database is in order, as it would be stored', (kind) => {
  const { csv } = seedLists[kind.id];
  const { rows, problems, changes, ignored, warnings } = readList(csv, kind, readPlaceNames());
  expect({ problems, changes, ignored }).toEqual({ problems: [], changes: [], ignored: [] });
  // Pharmacies with a council outside their LGA.
  expect(warnings).toHaveLength(kind.id === 'pharmacies' ? 13 : 0);
  expect(writeList(kind, rows)).toBe(csv);
});

test('every place of a new database has its path', () => {
  const lists = providerLists.map(({ id, kind }) => ({ id, kind, records: seedRecords[id] }));
  expect(newPlacePaths(lists, seedPlacePaths)).toEqual([]);
});

describe('a list is refused', () => {
  test.each<[reason: string, row: number | undefined, text: string]>([
    ['LGA "Ikeje" is not known; did you mean "Ikeja"?', 3, `${GOOD}A,B,Ikeje`],
    ['Provider Name is empty', 3, `${GOOD} ,B,Epe`],
    ['Address is empty', 3, `${GOOD}A,,Epe`],
    ['LGA is empty', 3, `${GOOD}A,B,`],
    ['"GOOD HOSPITAL" is already in row 2', 3, `${GOOD}GOOD HOSPITAL,1 High-Street,Epe`],
    ['there is no column for LGA', 1, 'name,address\nA,B'],
    ['the column "adress" is not known', 1, 'name,adress,lga\nA,B,Epe'],
    ['there are two columns for LGA', 1, 'name,address,lga,LGA'],
    ['no row names the columns', undefined, 'A,B,Epe'],
    ['has 4 fields and the header 3', 3, `${GOOD}A,1, High Street,Epe`],
    ['has 2 fields and the header 3', 3, `${GOOD}A,Epe`],
    ['looks like a formula', 3, `${GOOD}=1+1,B,Epe`],
    ['no record below the header', 1, 'name,address,lga'],
    ['the file is empty', undefined, ''],
  ])('of hospitals: %s', async (reason, row, text) => {
    const { problems } = await check(text, 'standard-jaara');
    const [first] = problems.first;
    expect([first?.row, first?.reason]).toEqual([row, expect.stringContaining(reason)]);
  });

  test.each<[reason: string, list: ListId, text: string]>([
    ['LCDA "Atlantis" is not known', 'pharmacies', `${PHARMACY}A,B,Atlantis,Epe,0700-000-0001`],
    ['Phone Number is empty', 'agents', 'name,phone\nA,'],
    ['Phone Number "12345" is not one Nigerian number', 'agents', 'name,phone\nA,12345'],
    ['was rounded by the spreadsheet', 'agents', 'name,phone\nA,8.03E+09'],
    [OTHER_LIST, 'agents', 'name,address,lga,phone\nA,B,Epe,0700-000-0001'],
    [OTHER_LIST, 'agents', GOOD],
  ])('of another kind: %s', async (reason, list, text) => {
    expect((await check(text, list)).problems.first[0]?.reason).toContain(reason);
  });

  test('for every reason, not only the first', async () => {
    const { problems } = await check('name,address,lga\n,B,Epe\nA,,Nowhere\n', 'standard-jaara');
    expect(problems.first.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
      '2 Provider Name is empty',
      '3 LGA "Nowhere" is not known',
      '3 Address is empty',
    ]);
  });
});

test('a list is stored in one form: columns, spaces, spellings, phones', async () => {
  const messy = [
    '\uFEFFS/N,LGA,Pharmacy Name ,Phone Number,L.C.D.A.,ADDRESS,Fax',
    '1,Oshodi/Isolo,  Abek   Pharmacy ,8031234567,isolo,"143, Ipaja ""Old"" Road ",',
    '2,SOMOLU,Bola Pharmacy,0803 123 4567 / 0805 123 4567,Otto Awori,"1, High Street",7',
    '',
  ];
  const { csv, ignored, warnings, changes } = await check(messy.join('\r\n'), 'pharmacies');
  expect(csv.split('\n')).toEqual([
    'name,address,lcda,lga,phone',
    'Abek Pharmacy,"143, Ipaja ""Old"" Road",Isolo,Oshodi-Isolo,08031234567',
    'Bola Pharmacy,"1, High Street",Oto-Awori,Shomolu,"0803 123 4567, 0805 123 4567"',
    '',
  ]);
  expect(ignored).toEqual(['Fax']);
  expect(changes.first.map(({ reason }) => reason)).toContain('LGA "SOMOLU" becomes "Shomolu"');
  expect(warnings.first[0]?.reason).toContain('the LCDA Oto-Awori belongs to Ojo, not to Shomolu');
});

test.each([
  ['0700-000-0001', '0700-000-0001'],
  [' 0803 123 4567 ', '0803 123 4567'],
  ['08031234567/08051234567', '08031234567, 08051234567'],
  ['0803 123 4567 or 0805 123 4567', '0803 123 4567, 0805 123 4567'],
  ['(0803) 123–4567;', '0803 123-4567'],
  ['8031234567, 7012345678', '08031234567, 07012345678'],
  ['+234 803 123 4567', '+234 803 123 4567'],
])('the phone "%s" becomes "%s"', async (given, tidied) => {
  const { csv } = await check(`name,phone\nA,"${given}"`, 'agents');
  expect(csv.split(/\n|,(?! )/)[3]?.replaceAll('"', '')).toBe(tidied);
});

test('a phone is one Nigerian number, or two', () => {
  const isPhone = (text: string) => phoneSchema.safeParse(text).success;
  const good = ['0700-000-0010, 0700-000-1010', '01-2345678', '0201 234 5678', '0800-4537-2356'];
  expect(good.filter((phone) => !isPhone(phone))).toEqual([]);
  const bad = ['', 'N/A', '12345', '0803123456', '080312345678', '0803--1234567', '+1 202 555 0100'];
  const pairs = ['0803 123 4567,0805 123 4567', '08031234567, 08031234568, 08031234569'];
  expect([...bad, ...pairs, '0700-000-0001 ext 5'].filter(isPhone)).toEqual([]);
});

describe('what may be known of a place besides', () => {
  const withDetails = (head: string, cells: string) =>
    check(
      `name,address,lga,${head}\nA,B,Epe,${cells}\nC,D,Epe${','.repeat(head.split(',').length)}`,
      'standard-jaara',
    );

  test('has columns of its own, by any of their headings, and stays empty where nothing is known', async () => {
    const head = 'Phone,Opening Hours,Services offered,Date confirmed,GPS coordinates';
    const cells = '8031234567,Mon-Sat 8am-8pm,"Dentist, X-ray; lab",14/3/2026,"6.6018,3.3515"';
    const { csv, problems } = await withDetails(head, cells);
    expect(problems.first).toEqual([]);
    expect(csv.split('\n')).toEqual([
      'name,address,lga,phone,hours,services,confirmed,coordinates',
      'A,B,Epe,08031234567,Mo-Sa 08:00-20:00,dental; laboratory; x-ray,2026-03-14,"6.6018, 3.3515"',
      'C,D,Epe,,,,,',
      '',
    ]);
  });

  test.each([
    ['hours', 'when they like', 'Opening hours "when they like" is not understood'],
    ['services', 'dental; barber', 'names “barber”, which is none of: Emergency care, Maternity'],
    ['confirmed on', '2999-01-01', 'is not a day between 1 January 2020 and today'],
    ['coordinates', '"3.3515, 6.6018"', 'the two numbers are swapped'],
    ['coordinates', '"51.5, 0.1"', 'is not in Lagos'],
    ['coordinates', 'here', 'is not two numbers'],
    ['phone', '123', 'is not one Nigerian number'],
  ])('is refused when it cannot be true: %s %s', async (head, cell, reason) => {
    expect((await withDetails(head, cell)).problems.first[0]?.reason).toContain(reason);
  });
});
