import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Field, Provider } from '#content/schema/directory.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { lagosCentroids as centroids, lagosCouncils, seedRecords } from '#tests/support/directory.ts';
import { providerLists } from '#words/directory.ts';
import { nearbyLgas } from './lgas.ts';
import {
  type DirectoryFilter,
  type DirectoryQuery,
  filterGroups,
  filterLga,
  filterName,
  findRecords,
  noResultHelp,
  type PreparedDirectory,
  parseFilter,
  prepareDirectory,
  queryDirectory,
} from './query-directory.ts';

const FIELDS: Field[] = ['name', 'address', 'lga', 'lcda', 'phone'];
const all: DirectoryQuery = { search: '', filter: '', sort: null, page: 1 };

describe('like a naive implementation, the directory', () => {
  function modelQuery(records: Provider[], { filter, sort, page }: DirectoryQuery) {
    const [field, place] = filter.split(/:(.*)/);
    const found = records.filter((record) => filter === '' || record[field as Field] === place);
    const sign = sort?.direction === 'descending' ? -1 : 1;
    const key = (record: Provider) => (sort ? (record[sort.field] ?? '').toLowerCase() : '');
    const sorted = found.toSorted((a, b) => sign * (Number(key(a) > key(b)) - Number(key(a) < key(b))));
    const pages = Math.max(1, Math.ceil(sorted.length / 20));
    const shown = Math.min(Math.max(page, 1), pages);
    return { rows: sorted.slice(shown * 20 - 20, shown * 20), total: sorted.length, page: shown, pages };
  }

  const letters = fc.constantFrom('a', 'A', 'b', 'B', 'and', 'in', '1', '2', ' ', ' ', '-', "'", '.', '&');
  const text = fc.string({ unit: letters, maxLength: 8 });
  const place = fc.constantFrom('Epe', 'Ojo', 'Eti', 'Eti-Osa');
  const phone = fc.constantFrom('01', '02');
  const provider = fc.record({ name: text, address: text, lga: place, lcda: place, phone });
  const filter = fc.oneof(
    fc.constant<DirectoryFilter>(''),
    place.map((name): DirectoryFilter => `lga:${name}`),
    place.map((name): DirectoryFilter => `lcda:${name}`),
  );
  const sort = fc.option(
    fc.record({ field: fc.constantFrom(...FIELDS), direction: fc.constantFrom('ascending', 'descending') }),
  );
  const query = fc.record({ search: fc.constant(''), filter, sort, page: fc.integer({ min: -2, max: 6 }) });
  const list = fc.array(provider, { maxLength: 90, size: 'max' });

  test('filters, sorts and pages, however often and in whatever order it is asked', () => {
    fc.assert(
      fc.property(list, query, query, (records, one, other) => {
        const directory = prepareDirectory(records, FIELDS);
        for (const asked of [one, other, one]) {
          const { from, to, ...result } = queryDirectory(directory, asked);
          expect(result).toEqual(modelQuery(records, asked));
          expect(to - from + (result.total > 0 ? 1 : 0)).toBe(result.rows.length);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('finds every case-insensitive part of any field, in any script', () => {
    const anyText = fc.oneof(text, fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }));
    const cut = fc.tuple(fc.nat(40), fc.nat(40));
    fc.assert(
      fc.property(anyText, anyText, cut, fc.boolean(), (name, address, [a, b], upper) => {
        const part = name.slice(Math.min(a, b), Math.max(a, b));
        const search = upper ? part.toUpperCase() : part.toLowerCase();
        fc.pre(name.toLowerCase().includes(search.toLowerCase()));
        const directory = prepareDirectory([{ name, address, lga: 'Epe' }], ['name', 'address', 'lga']);
        expect(queryDirectory(directory, { ...all, search }).total).toBe(1);
      }),
      { numRuns: 2000 },
    );
  });
});

const named = (...names: string[]) =>
  prepareDirectory(
    names.map((name) => ({ name, address: 'Street', lga: 'Epe' })),
    ['name', 'address', 'lga'],
  );
const numbered = (count: number) => named(...Array.from({ length: count }, (_, index) => `No. ${index + 1}`));

test('sorting puts Ọ with O', () => {
  const { rows } = queryDirectory(named('Zion', 'Ọlá', 'Olive', 'Orange'), {
    ...all,
    sort: { field: 'name', direction: 'ascending' },
  });
  expect(rows.map((row) => row.name)).toEqual(['Ọlá', 'Olive', 'Orange', 'Zion']);
});

test.each([
  [45, 3, { total: 45, page: 3, pages: 3, from: 41, to: 45 }],
  [0, 5, { total: 0, page: 1, pages: 1, from: 0, to: 0 }],
  [45, Number.POSITIVE_INFINITY, { page: 3 }],
  [45, Number.NaN, { page: 1 }],
  [45, 2.9, { page: 2 }],
])('of %d rows page %d is asked for', (count, page, expected) => {
  expect(queryDirectory(numbered(count), { ...all, page })).toMatchObject(expected);
  expect(findRecords(numbered(count), all)).toHaveLength(count);
});

const councils = new Map([
  ['Kosofe', ['Kosofe', 'Agboyi-Ketu', 'Ikosi-Isheri']],
  ['Alimosho', ['Alimosho', 'Agbado/Oke-Odo']],
  ['Agege', ['Agege', 'Orile Agege']],
]);

describe('the groups of a filter', () => {
  const at = (lga: string, lcda?: string): Provider => {
    return { name: 'A', address: 'B', lga, ...(lcda && { lcda }) };
  };
  /** Each LGA with its count, then its LCDAs with theirs. */
  const brief = (...asked: Parameters<typeof filterGroups>) =>
    filterGroups(...asked).map(({ lga, lcdas }) =>
      [lga, ...lcdas].map(({ value, name, count }) => `${value.replace(`:${name}`, '')} ${name} ${count}`),
    );

  test('are the distinct LGAs of a hospital list, sorted, with their counts', () => {
    const [agege, ...others] = filterGroups([at('Kosofe'), at('Agege'), at('Kosofe')], councils);
    expect(agege).toEqual({ lga: { value: 'lga:Agege', name: 'Agege', count: 1 }, lcdas: [] });
    expect(others).toMatchObject([{ lga: { value: 'lga:Kosofe', count: 2 } }]);
  });

  test('are sorted by what they are called, whatever marks are on it', () => {
    const inYoruba: Record<string, string> = { Agege: 'Ọ̀gẹ́gẹ́', Kosofe: 'Àlímọ̀' };
    const records = [at('Kosofe', 'Agboyi-Ketu'), at('Kosofe', 'Kosofe'), at('Alimosho'), at('Agege')];
    expect(brief(records, councils, '', (area) => inYoruba[area] ?? area)).toEqual([
      ['lga Kosofe 2', 'lcda Agboyi-Ketu 1', 'lcda Kosofe 1'],
      ['lga Alimosho 1'],
      ['lga Agege 1'],
    ]);
  });

  test('have each LCDA under the LGA to which it belongs, whatever LGA its record gives', () => {
    expect(brief([at('Agege', 'Agbado/Oke-Odo')], councils)).toEqual([
      ['lga Agege 1'],
      ['lga Alimosho 0', 'lcda Agbado/Oke-Odo 1'],
    ]);
  });

  test('have the chosen place even when the list has nothing there', () => {
    expect(brief([at('Agege')], councils, 'lga:Kosofe')).toEqual([['lga Agege 1'], ['lga Kosofe 0']]);
  });
});

test.each([
  ...['lga:Kosofe', 'lcda:Kosofe', 'lcda:Agbado/Oke-Odo', ''].map((known) => [known, known]),
  ...['Kosofe', 'lga:kosofe', 'lga:Orile Agege', 'lcda:Atlantis', 'lga:', '__proto__'].map((x) => [x, '']),
])('the filter "%s" is read as "%s"', (text = '', filter) => {
  expect(parseFilter(text, councils)).toBe(filter);
});

test('a filter has a name and an LGA', () => {
  expect(filterName('lcda:Agbado/Oke-Odo')).toBe('Agbado/Oke-Odo');
  expect(filterLga('lcda:Agbado/Oke-Odo', councils)).toBe('Alimosho');
  expect(filterLga('lga:Agege', councils)).toBe('Agege');
  expect(filterLga('', councils)).toBeUndefined();
});

describe('for an empty result', () => {
  const directories = Object.fromEntries(
    providerLists.map(({ id }) => [id, prepareDirectory(seedRecords[id], FIELDS)]),
  ) as Record<keyof typeof seedRecords, PreparedDirectory>;
  const help = (id: keyof typeof seedRecords, search: string, filter: DirectoryFilter) =>
    noResultHelp({ directories, councils: lagosCouncils, centroids }, id, { search, filter });

  test('it is offered to clear the search, to drop the filter, and the nearest LGAs, nearest first', () => {
    const { neighbours, ...others } = help('standard-jaara', 'nicholas', 'lga:Epe');
    expect(others).toMatchObject({ withoutSearch: 7, withoutFilter: 4 });
    const found = neighbours.map(({ lga, count }) => `${lga} ${count}`);
    expect(found).toEqual(['Ibeju-Lekki 1', 'Kosofe 1', 'Lagos Island 1', 'Surulere 1']);
  });

  test('nothing is offered that finds nothing', () => {
    const offered = { withoutSearch: 383, neighbours: [], otherLists: [] };
    expect(help('standard-jaara', 'xyzzy', '')).toEqual(offered);
  });

  test('an LCDA’s neighbours are those of its LGA', () => {
    const { neighbours } = help('pharmacies', '', 'lcda:Mosan-Okunola');
    expect(neighbours[0]?.lga).toBe(nearbyLgas('Alimosho', centroids, 1)[0]?.lga);
  });

  test('it is told how many the other lists have for the same words', () => {
    expect(help('pharmacies', 'st nicholas hospital', 'lga:Epe').otherLists).toEqual([
      { id: 'standard-jaara', count: 4 },
      { id: 'standard-jaara-plus', count: 2 },
    ]);
  });
});
