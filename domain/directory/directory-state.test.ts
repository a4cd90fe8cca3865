import { describe, expect, test } from 'vitest';
import {
  changeEverywhere,
  changeFilter,
  changeSearch,
  type DirectoryState,
  defaultDirectoryState,
  goToPage,
  showLga,
  showPlace,
  toggleSort,
} from './directory-state.ts';

const start = defaultDirectoryState();
const busy: DirectoryState = {
  open: 'pharmacies',
  everywhere: 'yaba',
  foundPage: 2,
  sections: {
    'standard-jaara': {
      search: 'st',
      filter: 'lga:Epe',
      sort: { field: 'name', direction: 'ascending' },
      page: 3,
    },
    'standard-jaara-plus': { search: 'care', filter: '', sort: null, page: 2 },
    pharmacies: {
      search: '',
      filter: 'lcda:Iba',
      sort: { field: 'phone', direction: 'descending' },
      page: 4,
    },
  },
};

test('the first section is open at the start', () => {
  expect(start.open).toBe('standard-jaara');
});

describe('one section’s query', () => {
  test('changing the search returns to page 1 and keeps filter and sort', () => {
    expect(changeSearch(busy, 'standard-jaara', 'grace').sections['standard-jaara']).toEqual({
      ...busy.sections['standard-jaara'],
      search: 'grace',
      page: 1,
    });
  });

  test('changing the LGA returns to page 1 and keeps search and sort', () => {
    expect(changeFilter(busy, 'pharmacies', 'lga:Ojo').sections.pharmacies).toEqual({
      ...busy.sections.pharmacies,
      filter: 'lga:Ojo',
      page: 1,
    });
  });

  test('a new column starts ascending', () => {
    expect(toggleSort(busy, 'pharmacies', 'name').sections.pharmacies.sort).toEqual({
      field: 'name',
      direction: 'ascending',
    });
    expect(toggleSort(start, 'pharmacies', 'lga').sections.pharmacies.sort?.direction).toBe('ascending');
  });

  test('the same column turns from ascending to descending and back', () => {
    const once = toggleSort(start, 'pharmacies', 'name');
    const twice = toggleSort(once, 'pharmacies', 'name');
    const thrice = toggleSort(twice, 'pharmacies', 'name');
    expect([once, twice, thrice].map((state) => state.sections.pharmacies.sort?.direction)).toEqual([
      'ascending',
      'descending',
      'ascending',
    ]);
  });

  test('sorting keeps the page', () => {
    expect(toggleSort(busy, 'pharmacies', 'name').sections.pharmacies.page).toBe(4);
  });

  test('page 1 is the minimum and the last page the maximum', () => {
    expect(goToPage(busy, 'pharmacies', 0, 12).sections.pharmacies.page).toBe(1);
    expect(goToPage(busy, 'pharmacies', 5, 12).sections.pharmacies.page).toBe(5);
    expect(goToPage(busy, 'pharmacies', 13, 12).sections.pharmacies.page).toBe(12);
  });

  test.each([
    ['search', changeSearch(busy, 'standard-jaara-plus', 'x')],
    ['filter', changeFilter(busy, 'standard-jaara-plus', 'lga:Epe')],
    ['sort', toggleSort(busy, 'standard-jaara-plus', 'name')],
    ['page', goToPage(busy, 'standard-jaara-plus', 1, 9)],
  ])(
    'changing the %s of one section changes no other and opens or closes none',
    (_what, { open, sections }) => {
      expect(sections['standard-jaara-plus']).not.toEqual(busy.sections['standard-jaara-plus']);
      expect(open).toBe(busy.open);
      expect(sections['standard-jaara']).toEqual(busy.sections['standard-jaara']);
      expect(sections.pharmacies).toEqual(busy.sections.pharmacies);
    },
  );

  test('a tile of the map opens one section at its LGA, and sets the others to it', () => {
    const { open, sections } = showLga(busy, 'standard-jaara', 'Ojo');
    expect(open).toBe('standard-jaara');
    for (const query of Object.values(sections))
      expect(query).toMatchObject({ search: '', filter: 'lga:Ojo', page: 1 });
  });

  test('a way on opens the section at that LGA, free of an old search', () => {
    const { open, sections } = showPlace(busy, 'standard-jaara', 'lga:Ojo');
    expect(open).toBe('standard-jaara');
    expect(sections['standard-jaara']).toMatchObject({ search: '', filter: 'lga:Ojo', page: 1 });
    expect(sections.pharmacies).toEqual(busy.sections.pharmacies);
  });

  test('the search over all lists leaves the sections alone', () => {
    expect(changeEverywhere(busy, 'ikeja')).toEqual({ ...busy, everywhere: 'ikeja', foundPage: 1 });
  });
});
