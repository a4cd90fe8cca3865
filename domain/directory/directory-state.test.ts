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
  const of = busy.sections.pharmacies;

  test.each([
    [
      'changing the search returns to page 1',
      changeSearch(busy, 'pharmacies', 'grace'),
      { search: 'grace', page: 1 },
    ],
    [
      'changing the LGA returns to page 1',
      changeFilter(busy, 'pharmacies', 'lga:Ojo'),
      { filter: 'lga:Ojo', page: 1 },
    ],
    [
      'a new column starts ascending, on the same page',
      toggleSort(busy, 'pharmacies', 'name'),
      { sort: { field: 'name', direction: 'ascending' } },
    ],
    ['page 1 is the minimum', goToPage(busy, 'pharmacies', 0, 12), { page: 1 }],
    ['a page between is taken', goToPage(busy, 'pharmacies', 5, 12), { page: 5 }],
    ['the last page is the maximum', goToPage(busy, 'pharmacies', 13, 12), { page: 12 }],
  ])('%s, and the rest is kept', (_what, { sections }, change) => {
    expect(sections.pharmacies).toEqual({ ...of, ...change });
  });

  test('the same column turns from ascending to descending and back', () => {
    const once = toggleSort(start, 'pharmacies', 'name');
    const twice = toggleSort(once, 'pharmacies', 'name');
    const thrice = toggleSort(twice, 'pharmacies', 'name');
    const directions = [once, twice, thrice].map((state) => state.sections.pharmacies.sort?.direction);
    expect(directions).toEqual(['ascending', 'descending', 'ascending']);
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
