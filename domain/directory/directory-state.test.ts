import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '#content/schema/directory.ts';
import { providerLists as listFacts } from '#facts/directory.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { providerLists } from '#words/directory.ts';
import { MAX_SEARCH_CHARACTERS } from '../text/truncate-search.ts';
import {
  changeEverywhere,
  changeFilter,
  changeSearch,
  type DirectoryState,
  defaultDirectoryState,
  directoryEntries,
  directoryHref,
  directoryParams,
  entriesBesideSearch,
  goToPage,
  parseDirectoryState,
  sectionParam,
  showLga,
  showPlace,
  toggleSort,
} from './directory-state.ts';
import type { DirectoryFilter } from './query-directory.ts';

describe('one section’s query', () => {
  const ascending = { field: 'name', direction: 'ascending' } as const;
  const descending = { field: 'phone', direction: 'descending' } as const;
  const busy: DirectoryState = {
    open: 'pharmacies',
    everywhere: 'yaba',
    foundPage: 2,
    sections: {
      'standard-jaara': { search: 'st', filter: 'lga:Epe', sort: ascending, page: 3 },
      'standard-jaara-plus': { search: 'care', filter: '', sort: null, page: 2 },
      pharmacies: { search: '', filter: 'lcda:Iba', sort: descending, page: 4 },
    },
  };

  test.each([
    ['the search, from page 1', changeSearch(busy, 'pharmacies', 'grace'), { search: 'grace', page: 1 }],
    ['the LGA, from page 1', changeFilter(busy, 'pharmacies', 'lga:Ojo'), { filter: 'lga:Ojo', page: 1 }],
    ['the column, ascending', toggleSort(busy, 'pharmacies', 'name'), { sort: ascending }],
    ['the page, at least 1', goToPage(busy, 'pharmacies', 0, 12), { page: 1 }],
    ['the page', goToPage(busy, 'pharmacies', 5, 12), { page: 5 }],
    ['the page, at most the last', goToPage(busy, 'pharmacies', 13, 12), { page: 12 }],
  ])('changes %s, and nothing else', (_what, state, change) => {
    const pharmacies = { ...busy.sections.pharmacies, ...change };
    expect(state).toEqual({ ...busy, sections: { ...busy.sections, pharmacies } });
  });

  test('the same column turns from ascending to descending and back', () => {
    let state = busy;
    for (const direction of ['ascending', 'descending', 'ascending']) {
      state = toggleSort(state, 'pharmacies', 'name');
      expect(state.sections.pharmacies.sort?.direction).toBe(direction);
    }
  });

  test('a tile of the map opens one section at its LGA, and sets the others to it', () => {
    const { open, sections } = showLga(busy, 'standard-jaara', 'Ojo');
    expect(open).toBe('standard-jaara');
    for (const query of Object.values(sections))
      expect(query).toMatchObject({ search: '', filter: 'lga:Ojo', page: 1 });
  });

  test('a way on opens the section at that LGA, free of an old search', () => {
    const shown = { search: '', filter: 'lga:Ojo', sort: ascending, page: 1 };
    const sections = { ...busy.sections, 'standard-jaara': shown };
    const state = showPlace(busy, 'standard-jaara', 'lga:Ojo');
    expect(state).toEqual({ ...busy, open: 'standard-jaara', sections });
  });

  test('the search over all lists leaves the sections alone', () => {
    expect(changeEverywhere(busy, 'ikeja')).toEqual({ ...busy, everywhere: 'ikeja', foundPage: 1 });
  });
});

describe('the URL of the directory', () => {
  const places = new Map([
    ['Alimosho', ['Alimosho', 'Agbado/Oke-Odo']],
    ['Eti-Osa', ['Eti-Osa', 'Iru-Victoria Island']],
  ]);
  const parse = (query: string | [string, string][]) =>
    parseDirectoryState(new URLSearchParams(query), providerLists, places);
  const queryOf = (state: DirectoryState) => directoryHref(state, providerLists).replace('/provider', '');
  const { 'standard-jaara': jaara } = listFacts;

  const lgaFilters: DirectoryFilter[] = ['', 'lga:Alimosho', 'lga:Eti-Osa'];
  const lcdaFilters: DirectoryFilter[] = [...lgaFilters, 'lcda:Agbado/Oke-Odo', 'lcda:Eti-Osa'];
  const search = fc.string({ unit: 'grapheme-composite', maxLength: 30 });
  const page = fc.integer({ min: 1, max: 99_999 });
  const direction = fc.constantFrom('ascending', 'descending');
  const section = (filters: DirectoryFilter[], ...more: Field[]) =>
    fc.record({
      search: search.map((text) => text.slice(0, 80).toWellFormed()),
      filter: fc.constantFrom(...filters),
      sort: fc.option(fc.record({ field: fc.constantFrom('name', 'address', 'lga', ...more), direction })),
      page,
    });
  const anyState: fc.Arbitrary<DirectoryState> = fc.record({
    open: fc.constantFrom('standard-jaara', 'standard-jaara-plus', 'pharmacies', null),
    everywhere: fc.string({ maxLength: MAX_SEARCH_CHARACTERS }),
    foundPage: page,
    sections: fc.record({
      'standard-jaara': section(lgaFilters),
      'standard-jaara-plus': section(lgaFilters),
      pharmacies: section(lcdaFilters, 'lcda', 'phone'),
    }),
  });

  test('is bare in the beginning, with the first section open', () => {
    expect(directoryHref(defaultDirectoryState(), providerLists)).toBe('/provider');
    expect(parse('')).toEqual(defaultDirectoryState());
    expect(parse('').open).toBe('standard-jaara');
  });

  test('reads as people would write it', () => {
    const typed = 'open=pharmacy&pharmacy-search=yaba&pharmacy-lga=lcda%3AEti-Osa&jaara-sort=name-descending';
    const { open, sections } = parse(typed);
    expect([open, sections['standard-jaara'].sort?.direction]).toEqual(['pharmacies', 'descending']);
    expect(sections.pharmacies).toEqual({ search: 'yaba', filter: 'lcda:Eti-Osa', sort: null, page: 1 });
  });

  test('carries every state there and back by parameters that the page reads, none twice', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parse(queryOf(state))).toEqual(state);
        const names = directoryEntries(state, providerLists).map(([name]) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(directoryParams(providerLists)).toEqual(expect.arrayContaining(names));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['open=everything', { open: 'standard-jaara' }],
    ['open=none', { open: null }],
    ['find=x&find=y', { everywhere: 'x' }],
  ])('%s is understood', (query, expected) => {
    expect(parse(query)).toMatchObject(expected);
  });

  test.each([
    ...['0', '-1', '2.5', '1e3', '999999999999'].map((page) => `jaara-page=${page}`),
    ...['phone', '__proto__', '-descending'].map((sort) => `jaara-sort=${sort}`),
    ...['lga%3AAtlantis', 'lcda%3AEti-Osa', 'Alimosho'].map((area) => `jaara-lga=${area}`),
    ...['jaara-unknown=1', 'unknown-search=1'],
  ])('%s falls to the default', (query) => {
    expect(parse(query)).toEqual(defaultDirectoryState());
  });

  test('a search is cut by whole characters', () => {
    const search = parse(`jaara-search=${'😀'.repeat(300)}`).sections['standard-jaara'].search;
    expect(Array.from(search)).toEqual(Array(MAX_SEARCH_CHARACTERS).fill('😀'));
  });

  test('garbage gives a state whose own URL gives it again', () => {
    const known = fc.constantFrom('-1', '2', 'name', 'lga:Eti-Osa', 'none');
    const value = fc.oneof(fc.string({ unit: anyCharacter }), known);
    const garbage = fc.array(fc.tuple(fc.constantFrom(...directoryParams(providerLists), 'x'), value));
    fc.assert(
      fc.property(garbage, (pairs) => {
        const state = parse(pairs);
        expect(parse(queryOf(state))).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  test('a form’s hidden fields and its own give the state that the form shows, from page 1', () => {
    const typed = fc.record({ search: fc.constantFrom('ikeja', ''), filter: fc.constantFrom(...lgaFilters) });
    fc.assert(
      fc.property(anyState, typed, (state, { search, filter }) => {
        const fields = entriesBesideSearch(state, providerLists, jaara.id);
        const own = { [sectionParam(jaara, 'search')]: search, [sectionParam(jaara, 'lga')]: filter };
        const { sort } = state.sections[jaara.id];
        const sections = { ...state.sections, [jaara.id]: { search, filter, sort, page: 1 } };
        expect(parse([...fields, ...Object.entries(own)])).toEqual({ ...state, sections });
      }),
    );
  });
});
