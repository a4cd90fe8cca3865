import { describe, expect, test } from 'vitest';
import { listTexts } from '#content/directory/list-texts.ts';
import { providerLists } from '#content/directory.ts';
import { readProviders } from './directory-records.ts';
import { providerIdentity } from './provider-identity.ts';
import { preparePlaces, searchEverywhere } from './search-everywhere.ts';

const lists = await Promise.all(
  providerLists.map(async ({ id, kind }) => ({ id, kind, records: readProviders(await listTexts[id]()) })),
);
const prepared = preparePlaces(lists);
const find = (text: string, limit = 100) => searchEverywhere(prepared, text, limit);

describe('searchEverywhere', () => {
  test('no two records of one list are taken for the same place', () => {
    for (const { records } of lists) {
      expect(new Set(records.map(providerIdentity)).size).toBe(records.length);
    }
  });

  test('every hospital of the Plus list is on the Standard list too, under some spelling', () => {
    const both = prepared.places.filter((place) => place.lists.length === 2).map((place) => place.lists);
    expect(both).toEqual(Array(65).fill(['standard-jaara', 'standard-jaara-plus']));
    expect(prepared.places).toHaveLength(383 + 226);
  });

  test('shows a hospital on both lists once, with both', () => {
    const { places: found } = find('motayo');
    expect(found.map(({ record, lists: on }) => [record.name, on])).toEqual([
      ['Motayo Hospital', ['standard-jaara', 'standard-jaara-plus']],
    ]);
  });

  test('is found by either spelling of its name', () => {
    expect(find('bernice hospital').places.map(({ record }) => record.name)).toContain('Bernice Clinic');
    expect(find('bernice clinic').places).toHaveLength(2);
  });

  test('finds hospitals and pharmacies of a street or an area', () => {
    const { places: found } = find('allen avenue');
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['pharmacy']));
    expect(new Set(find('ikotun').places.map(({ kind }) => kind))).toEqual(new Set(['hospital', 'pharmacy']));
  });

  test('puts names before addresses and areas, each in the order of the alphabet', () => {
    const names = find('agege').places.map(({ record }) => record.name.toLowerCase());
    const ranks = names.map((name) => (name.includes('agege') ? 0 : 1));
    expect(new Set(ranks).size).toBe(2);
    expect(ranks).toEqual(ranks.toSorted());
    const named = names.slice(0, ranks.indexOf(1));
    expect(named).toEqual(named.toSorted());
  });

  test('finds a sign by itself', () => {
    expect(find('&').places[0]?.record.name).toContain('&');
  });

  test('gives no more than the limit, and says how many there are', () => {
    const { total, places: found } = find('hospital', 8);
    expect(found).toHaveLength(8);
    expect(total).toBeGreaterThan(200);
  });

  test('finds nothing before anything is typed', () => {
    expect(find('  ')).toEqual({ total: 0, places: [] });
  });
});
