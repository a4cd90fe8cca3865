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

describe('search', () => {
  test.each([
    ['name', 'ABEK', ['Abek Pharmacy']],
    ['address', 'allen', ['Abek Pharmacy']],
    ['LGA', 'kosofe', ['Coker Chemists', 'ABJ Pharmacy']],
    ['LCDA', 'ojodu', ['bolu Pharmacy']],
    ['phone', '000-0004', ['ABJ Pharmacy']],
  ])('is a case-insensitive part of the %s', (_field, search, found) => {
    expect(names({ search })).toEqual(found);
  });

  test('finds a part of any field, so a place in an address counts too', () => {
    expect(names({ search: 'ikeja' })).toEqual(['bolu Pharmacy', 'Abek Pharmacy', 'Coker Chemists']);
  });

  test('of nothing but spaces finds everything', () => {
    expect(queryDirectory(directory, { ...all, search: '  ' }).total).toBe(4);
  });

  test('of a sign looks for that sign', () => {
    expect(names({ search: ',' })).toHaveLength(4);
    expect(names({ search: '&' })).toEqual([]);
  });
});

describe('filter', () => {
  test('by LGA is an exact match, not a part of it', () => {
    expect(names({ filter: 'lga:Ikeja' })).toEqual(['bolu Pharmacy', 'Abek Pharmacy']);
    expect(names({ filter: 'lga:Ike' })).toEqual([]);
    expect(names({ filter: 'lga:ikeja' })).toEqual([]);
  });

  test('by LCDA takes that council only, even where the LGA has the same name', () => {
    expect(names({ filter: 'lcda:Ikeja' })).toEqual(['Abek Pharmacy']);
    expect(names({ filter: 'lga:Kosofe' })).toEqual(['Coker Chemists', 'ABJ Pharmacy']);
    expect(names({ filter: 'lcda:Kosofe' })).toEqual(['ABJ Pharmacy']);
  });

  test('and search both apply', () => {
    expect(names({ filter: 'lga:Ikeja', search: 'market' })).toEqual(['bolu Pharmacy']);
  });
});

describe('sort', () => {
  test('compares case-insensitively', () => {
    expect(names({ sort: { field: 'name', direction: 'ascending' } })).toEqual([
      'Abek Pharmacy',
      'ABJ Pharmacy',
      'bolu Pharmacy',
      'Coker Chemists',
    ]);
  });

  test('descending turns the order round', () => {
    expect(names({ sort: { field: 'name', direction: 'descending' } })).toEqual([
      'Coker Chemists',
      'bolu Pharmacy',
      'ABJ Pharmacy',
      'Abek Pharmacy',
    ]);
  });

  test.each(['ascending', 'descending'] as const)(
    '%s leaves equal rows in the order of the list',
    (direction) => {
      const ikeja = ['bolu Pharmacy', 'Abek Pharmacy'];
      const kosofe = ['Coker Chemists', 'ABJ Pharmacy'];
      const expected = direction === 'ascending' ? [...ikeja, ...kosofe] : [...kosofe, ...ikeja];
      expect(names({ sort: { field: 'lga', direction } })).toEqual(expected);
    },
  );

  test('puts Ọ with O', () => {
    const accented = prepareDirectory(
      ['Zion', 'Ọlá', 'Olive', 'Orange'].map((name) => ({ name, address: 'Street', lga: 'Epe' })),
      ['name'],
    );
    const { rows } = queryDirectory(accented, { ...all, sort: { field: 'name', direction: 'ascending' } });
    expect(rows.map((row) => row.name)).toEqual(['Ọlá', 'Olive', 'Orange', 'Zion']);
  });

  test('by nothing keeps the order of the list', () => {
    expect(names({})).toEqual(records.map((record) => record.name));
  });
});

describe('paging', () => {
  test('shows 20 rows a page', () => {
    const { rows, ...rest } = queryDirectory(numbered(45), all);
    expect(rows).toHaveLength(20);
    expect(rest).toEqual({ total: 45, page: 1, pages: 3, from: 1, to: 20 });
  });

  test('the last page has the rest', () => {
    const { rows, ...rest } = queryDirectory(numbered(45), { ...all, page: 3 });
    expect(rows.map((row) => row.name)).toEqual(['No. 41', 'No. 42', 'No. 43', 'No. 44', 'No. 45']);
    expect(rest).toEqual({ total: 45, page: 3, pages: 3, from: 41, to: 45 });
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

  test('an empty result is page 1 of 1', () => {
    const result = queryDirectory(directory, { ...all, search: 'nowhere', page: 5 });
    expect(result).toEqual({ rows: [], total: 0, page: 1, pages: 1, from: 0, to: 0 });
  });

  test('exactly 40 rows are two pages', () => {
    expect(queryDirectory(numbered(40), { ...all, page: 9 })).toMatchObject({
      page: 2,
      pages: 2,
      from: 21,
      to: 40,
    });
  });
});

test('findRecords gives what a query finds on all its pages, in the order of the list', () => {
  const found = (filter: DirectoryQuery['filter']) =>
    findRecords(directory, { search: 'market', filter }).map((record) => record.name);
  expect(found('')).toEqual(['bolu Pharmacy', 'ABJ Pharmacy']);
  expect(found('lga:Kosofe')).toEqual(['ABJ Pharmacy']);
  expect(findRecords(numbered(45), all)).toHaveLength(45);
});
