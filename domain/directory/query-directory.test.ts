import { describe, expect, test } from 'vitest';
import type { Field, Provider } from '#content/schema/directory.ts';
import { type DirectoryQuery, findRecords, prepareDirectory, queryDirectory } from './query-directory.ts';

const fields: Field[] = ['name', 'address', 'lga', 'lcda', 'phone'];
const all: DirectoryQuery = { search: '', filter: '', sort: null, page: 1 };

const records: Provider[] = [
  { name: 'bolu Pharmacy', address: '2, Market Road', lga: 'Ikeja', lcda: 'Ojodu', phone: '0700-000-0002' },
  { name: 'Abek Pharmacy', address: '9, Allen Avenue', lga: 'Ikeja', lcda: 'Ikeja', phone: '0700-000-0001' },
  {
    name: 'Coker Chemists',
    address: '1, Ikeja Road',
    lga: 'Kosofe',
    lcda: 'Ikosi-Isheri',
    phone: '0700-000-0003',
  },
  { name: 'ABJ Pharmacy', address: '3, Market Road', lga: 'Kosofe', lcda: 'Kosofe', phone: '0700-000-0004' },
];
const directory = prepareDirectory(records, fields);
const names = (query: Partial<DirectoryQuery>) =>
  queryDirectory(directory, { ...all, ...query }).rows.map((row) => row.name);

const numbered = (count: number) =>
  prepareDirectory(
    Array.from({ length: count }, (_, index) => ({
      name: `No. ${index + 1}`,
      address: 'Street',
      lga: 'Epe',
    })),
    ['name', 'address', 'lga'],
  );

const [ABEK, ABJ, BOLU, COKER] = ['Abek Pharmacy', 'ABJ Pharmacy', 'bolu Pharmacy', 'Coker Chemists'];
const by = (field: Field, direction: 'ascending' | 'descending' = 'ascending') => ({
  sort: { field, direction },
});

test.each<[what: string, query: Partial<DirectoryQuery>, found: (string | undefined)[]]>([
  ['a part of the name in any case', { search: 'ABEK' }, [ABEK]],
  ['a part of the address', { search: 'allen' }, [ABEK]],
  ['a part of the LGA', { search: 'kosofe' }, [COKER, ABJ]],
  ['a part of the LCDA', { search: 'ojodu' }, [BOLU]],
  ['a part of the phone number', { search: '000-0004' }, [ABJ]],
  ['a part of any field, so a place in an address counts too', { search: 'ikeja' }, [BOLU, ABEK, COKER]],
  ['nothing but spaces: everything', { search: '  ' }, [BOLU, ABEK, COKER, ABJ]],
  ['a sign that all have', { search: ',' }, [BOLU, ABEK, COKER, ABJ]],
  ['a sign that none has', { search: '&' }, []],
  ['an LGA', { filter: 'lga:Ikeja' }, [BOLU, ABEK]],
  ['a part of an LGA', { filter: 'lga:Ike' }, []],
  ['an LGA in another case', { filter: 'lga:ikeja' }, []],
  ['an LCDA only, where the LGA has the same name', { filter: 'lcda:Ikeja' }, [ABEK]],
  ['another LGA', { filter: 'lga:Kosofe' }, [COKER, ABJ]],
  ['its LCDA of the same name', { filter: 'lcda:Kosofe' }, [ABJ]],
  ['filter and search both', { filter: 'lga:Ikeja', search: 'market' }, [BOLU]],
  ['sorted in any case', by('name'), [ABEK, ABJ, BOLU, COKER]],
  ['sorted descending', by('name', 'descending'), [COKER, BOLU, ABJ, ABEK]],
  ['equal rows in the order of the list', by('lga'), [BOLU, ABEK, COKER, ABJ]],
  ['equal rows in the order of the list, descending', by('lga', 'descending'), [COKER, ABJ, BOLU, ABEK]],
  ['sorted by nothing: the order of the list', {}, [BOLU, ABEK, COKER, ABJ]],
])('%s', (_what, query, found) => {
  expect(names(query)).toEqual(found);
});

test('sorting puts Ọ with O', () => {
  const accented = prepareDirectory(
    ['Zion', 'Ọlá', 'Olive', 'Orange'].map((name) => ({ name, address: 'Street', lga: 'Epe' })),
    ['name'],
  );
  const { rows } = queryDirectory(accented, { ...all, ...by('name') });
  expect(rows.map((row) => row.name)).toEqual(['Ọlá', 'Olive', 'Orange', 'Zion']);
});

describe('paging', () => {
  test.each([
    [45, 1, { rows: 20, total: 45, page: 1, pages: 3, from: 1, to: 20 }],
    [45, 3, { rows: 5, total: 45, page: 3, pages: 3, from: 41, to: 45 }],
    [40, 9, { rows: 20, total: 40, page: 2, pages: 2, from: 21, to: 40 }],
    [0, 5, { rows: 0, total: 0, page: 1, pages: 1, from: 0, to: 0 }],
  ])('of %d rows, page %d is asked for', (count, page, expected) => {
    const { rows, ...rest } = queryDirectory(numbered(count), { ...all, page });
    expect({ rows: rows.length, ...rest }).toEqual(expected);
    expect(rows.map((row) => row.name)).toEqual(rows.map((_, index) => `No. ${expected.from + index}`));
  });

  test.each([
    [0, 1],
    [-3, 1],
    [4, 3],
    [Number.POSITIVE_INFINITY, 3],
    [Number.NaN, 1],
    [2.9, 2],
  ])('page %d becomes page %d of 3', (asked, shown) => {
    expect(queryDirectory(numbered(45), { ...all, page: asked }).page).toBe(shown);
  });
});

test('findRecords gives what a query finds on all its pages, in the order of the list', () => {
  const found = (filter: DirectoryQuery['filter']) =>
    findRecords(directory, { search: 'market', filter }).map((record) => record.name);
  expect(found('')).toEqual(['bolu Pharmacy', 'ABJ Pharmacy']);
  expect(found('lga:Kosofe')).toEqual(['ABJ Pharmacy']);
  expect(findRecords(numbered(45), all)).toHaveLength(45);
});
