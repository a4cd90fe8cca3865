import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field } from '#content/schema/directory.ts';
import { providerLists as listFacts } from '#facts/directory.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { providerLists } from '#words/directory.ts';
import { MAX_SEARCH_CHARACTERS } from '../text/truncate-search.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import {
  directoryEntries,
  directoryHref,
  directoryParams,
  entriesBesideSearch,
  parseDirectoryState,
  sectionParam,
} from './directory-query-string.ts';
import { changeSearch, type DirectoryState, defaultDirectoryState } from './directory-state.ts';

const places = new Map([
  ['Alimosho', ['Alimosho', 'Agbado/Oke-Odo']],
  ['Eti-Osa', ['Eti-Osa', 'Iru-Victoria Island']],
]);
const parse = (query: string) => parseDirectoryState(new URLSearchParams(query), providerLists, places);
const queryOf = (state: DirectoryState) => directoryHref(state, providerLists).replace('/provider', '');
const { 'standard-jaara': jaara, 'standard-jaara-plus': plus } = listFacts;

const lgaFilters: DirectoryFilter[] = ['', 'lga:Alimosho', 'lga:Eti-Osa'];
const lcdaFilters: DirectoryFilter[] = [...lgaFilters, 'lcda:Agbado/Oke-Odo', 'lcda:Eti-Osa'];
const section = (fields: Field[], filters: DirectoryFilter[]) =>
  fc.record({
    search: fc
      .string({ unit: 'grapheme-composite', maxLength: 30 })
      .map((text) => text.slice(0, 80).toWellFormed()),
    filter: fc.constantFrom(...filters),
    sort: fc.option(
      fc.record({ field: fc.constantFrom(...fields), direction: fc.constantFrom('ascending', 'descending') }),
    ),
    page: fc.integer({ min: 1, max: 99_999 }),
  });
const anyState: fc.Arbitrary<DirectoryState> = fc.record({
  open: fc.constantFrom('standard-jaara', 'standard-jaara-plus', 'pharmacies', null),
  everywhere: fc.string({ maxLength: MAX_SEARCH_CHARACTERS }),
  foundPage: fc.integer({ min: 1, max: 99_999 }),
  sections: fc.record({
    'standard-jaara': section(['name', 'address', 'lga'], lgaFilters),
    'standard-jaara-plus': section(['name', 'address', 'lga'], lgaFilters),
    pharmacies: section(['name', 'address', 'lga', 'lcda', 'phone'], lcdaFilters),
  }),
});

describe('the URL of the directory', () => {
  test('is bare in the beginning', () => {
    expect(directoryHref(defaultDirectoryState(), providerLists)).toBe('/provider');
    expect(parse('')).toEqual(defaultDirectoryState());
  });

  test('reads as people would write it', () => {
    const state = parse(
      '?open=pharmacy&pharmacy-search=yaba&pharmacy-lga=lcda%3AEti-Osa&jaara-sort=name-descending',
    );
    expect(state.open).toBe('pharmacies');
    expect(state.sections.pharmacies).toEqual({
      search: 'yaba',
      filter: 'lcda:Eti-Osa',
      sort: null,
      page: 1,
    });
    expect(state.sections['standard-jaara'].sort).toEqual({ field: 'name', direction: 'descending' });
  });

  test('carries every state there and back', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parse(queryOf(state))).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  test('names no parameter that the page does not read, and none twice', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const names = directoryEntries(state, providerLists).map(([name]) => name);
        expect(new Set(names).size).toBe(names.length);
        expect(directoryParams(providerLists)).toEqual(expect.arrayContaining(names));
      }),
    );
  });

  test('changing one section changes no parameter of another', () => {
    fc.assert(
      fc.property(anyState, fc.string({ maxLength: 20 }), (state, search) => {
        const others = (of: DirectoryState) =>
          directoryEntries(of, providerLists).filter(([name]) => !name.startsWith(`${plus.param}-`));
        expect(others(changeSearch(state, plus.id, search))).toEqual(others(state));
      }),
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
    'jaara-page=0',
    'jaara-page=-1',
    'jaara-page=2.5',
    'jaara-page=1e3',
    'jaara-page=999999999999',
    'jaara-sort=phone',
    'jaara-sort=__proto__',
    'jaara-sort=-descending',
    'jaara-lga=lga%3AAtlantis',
    'jaara-lga=lcda%3AEti-Osa',
    'jaara-lga=Alimosho',
    'jaara-unknown=1',
    'unknown-search=1',
  ])('%s falls to the default', (query) => {
    expect(parse(query)).toEqual(defaultDirectoryState());
  });

  test('a search is cut by whole characters', () => {
    const search = parse(`jaara-search=${'😀'.repeat(300)}`).sections['standard-jaara'].search;
    expect(Array.from(search)).toEqual(Array(MAX_SEARCH_CHARACTERS).fill('😀'));
  });

  test('garbage gives a state whose own URL gives it again', () => {
    const value = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.constantFrom('-1', '2', 'name', 'lga:Eti-Osa', 'none'),
    );
    const garbage = fc.array(fc.tuple(fc.constantFrom(...directoryParams(providerLists), 'x'), value));
    fc.assert(
      fc.property(garbage, (pairs) => {
        const state = parseDirectoryState(new URLSearchParams(pairs), providerLists, places);
        expect(parse(queryOf(state))).toEqual(state);
      }),
      { numRuns: 500 },
    );
  });

  test('a form’s hidden fields and its own give the state that the form shows, from page 1', () => {
    fc.assert(
      fc.property(
        anyState,
        fc.constantFrom('ikeja', ''),
        fc.constantFrom(...lgaFilters),
        (state, search, filter) => {
          const params = new URLSearchParams(entriesBesideSearch(state, providerLists, jaara.id));
          params.append(sectionParam(jaara, 'search'), search);
          params.append(sectionParam(jaara, 'lga'), filter);
          const { sort } = state.sections[jaara.id];
          expect(parseDirectoryState(params, providerLists, places)).toEqual({
            ...state,
            sections: { ...state.sections, [jaara.id]: { search, filter, sort, page: 1 } },
          });
        },
      ),
    );
  });
});
