import { describe, expect, test } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { filterGroups, filterLga, filterName, parseFilter } from './directory-filter.ts';

const places = new Map([
  ['Kosofe', ['Kosofe', 'Agboyi-Ketu', 'Ikosi-Isheri']],
  ['Alimosho', ['Alimosho', 'Agbado/Oke-Odo']],
  ['Agege', ['Agege', 'Orile Agege']],
]);
const at = (lga: string, lcda?: string): Provider => ({
  name: 'A',
  address: 'B',
  lga,
  ...(lcda && { lcda }),
});

describe('filterGroups', () => {
  test('offers the distinct LGAs of a hospital list, sorted, with their counts', () => {
    expect(filterGroups([at('Kosofe'), at('Agege'), at('Kosofe')], places)).toEqual([
      { lga: { value: 'lga:Agege', name: 'Agege', count: 1 }, lcdas: [] },
      { lga: { value: 'lga:Kosofe', name: 'Kosofe', count: 2 }, lcdas: [] },
    ]);
  });

  test('sorts them by what they are called, whatever marks are on it', () => {
    const inYoruba: Record<string, string> = { Agege: 'Ọ̀gẹ́gẹ́', Kosofe: 'Àlímọ̀' };
    const records = [at('Kosofe', 'Agboyi-Ketu'), at('Kosofe', 'Kosofe'), at('Alimosho'), at('Agege')];
    const groups = filterGroups(records, places, '', (area) => inYoruba[area] ?? area);
    expect(groups.map(({ lga }) => lga.name)).toEqual(['Kosofe', 'Alimosho', 'Agege']);
    expect(groups[0]?.lcdas.map(({ name }) => name)).toEqual(['Agboyi-Ketu', 'Kosofe']);
  });

  test('offers the LCDAs of a pharmacy list under their LGA, and the LGA itself', () => {
    const groups = filterGroups(
      [at('Kosofe', 'Kosofe'), at('Kosofe', 'Ikosi-Isheri'), at('Kosofe', 'Kosofe')],
      places,
    );
    expect(groups).toEqual([
      {
        lga: { value: 'lga:Kosofe', name: 'Kosofe', count: 3 },
        lcdas: [
          { value: 'lcda:Ikosi-Isheri', name: 'Ikosi-Isheri', count: 1 },
          { value: 'lcda:Kosofe', name: 'Kosofe', count: 2 },
        ],
      },
    ]);
  });

  test('an LCDA stands under the LGA to which it belongs, whatever LGA its record gives', () => {
    const groups = filterGroups([at('Agege', 'Agbado/Oke-Odo')], places);
    expect(groups.map(({ lga, lcdas }) => [lga.name, lga.count, lcdas.map(({ name }) => name)])).toEqual([
      ['Agege', 1, []],
      ['Alimosho', 0, ['Agbado/Oke-Odo']],
    ]);
  });

  test('the chosen place is offered even when the list has nothing there', () => {
    expect(filterGroups([at('Agege')], places, 'lga:Kosofe')).toContainEqual({
      lga: { value: 'lga:Kosofe', name: 'Kosofe', count: 0 },
      lcdas: [],
    });
  });
});

describe('parseFilter', () => {
  test.each(['lga:Kosofe', 'lcda:Kosofe', 'lcda:Agbado/Oke-Odo', ''] as const)('knows "%s"', (value) => {
    expect(parseFilter(value, places)).toBe(value);
  });

  test.each(['Kosofe', 'lga:kosofe', 'lga:Orile Agege', 'lcda:Atlantis', 'lga:', '__proto__'])(
    'takes "%s" for all LGAs',
    (value) => {
      expect(parseFilter(value, places)).toBe('');
    },
  );
});

test('a filter has a name and an LGA', () => {
  expect(filterName('lcda:Agbado/Oke-Odo')).toBe('Agbado/Oke-Odo');
  expect(filterLga('lcda:Agbado/Oke-Odo', places)).toBe('Alimosho');
  expect(filterLga('lga:Agege', places)).toBe('Agege');
  expect(filterLga('', places)).toBeUndefined();
});
