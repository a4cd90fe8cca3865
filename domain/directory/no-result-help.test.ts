import { describe, expect, test } from 'vitest';
import { lagosCentroids as centroids, lagosPlaces as places, seedRecords } from '#tests/support/directory.ts';
import { providerLists } from '#words/directory.ts';
import { nearbyLgas } from './lgas.ts';
import { noResultHelp } from './no-result-help.ts';
import { prepareDirectory } from './query-directory.ts';

const [jaara, plus, pharmacy] = providerLists.map(({ id, columns }) =>
  prepareDirectory(
    seedRecords[id],
    columns.map(({ field }) => field),
  ),
);
if (!jaara || !plus || !pharmacy) throw new Error('a list is missing');
const directories = { 'standard-jaara': jaara, 'standard-jaara-plus': plus, pharmacies: pharmacy };
const help = (...args: Parameters<typeof noResultHelp> extends [unknown, ...infer Rest] ? Rest : never) =>
  noResultHelp({ directories, places, centroids }, ...args);

describe('noResultHelp', () => {
  test('offers to clear the search and to drop the filter, with counts', () => {
    const found = help('standard-jaara', { search: 'nicholas', filter: 'lga:Epe' });
    expect(found.withoutSearch).toBe(7);
    expect(found.withoutFilter).toBe(4);
  });

  test('offers nothing that finds nothing', () => {
    expect(help('standard-jaara', { search: 'xyzzy', filter: '' })).toEqual({
      withoutSearch: 383,
      neighbours: [],
      otherLists: [],
    });
  });

  test('offers the nearest LGAs that have the search, nearest first', () => {
    const { neighbours } = help('standard-jaara', { search: 'nicholas', filter: 'lga:Epe' });
    expect(neighbours.map(({ lga, count }) => [lga, count])).toEqual([
      ['Ibeju-Lekki', 1],
      ['Kosofe', 1],
      ['Lagos Island', 1],
      ['Surulere', 1],
    ]);
  });

  test('an LCDA’s neighbours are those of its LGA', () => {
    const { neighbours } = help('pharmacies', { search: '', filter: 'lcda:Mosan-Okunola' });
    expect(neighbours[0]?.lga).toBe(nearbyLgas('Alimosho', centroids, 1)[0]?.lga);
  });

  test('tells how many the other lists have for the same words', () => {
    const { otherLists } = help('pharmacies', { search: 'st nicholas hospital', filter: 'lga:Epe' });
    expect(otherLists).toEqual([
      { id: 'standard-jaara', count: 4 },
      { id: 'standard-jaara-plus', count: 2 },
    ]);
  });
});
