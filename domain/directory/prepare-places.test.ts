import { describe, expect, test } from 'vitest';
import { seedRecords } from '#tests/support/directory.ts';
import { providerLists } from '#words/directory.ts';
import { providerIdentity } from './place-path.ts';
import { preparePlaces } from './prepare-places.ts';

const lists = providerLists.map(({ id, kind }) => ({ id, kind, records: seedRecords[id] }));
const prepared = preparePlaces(lists);

describe('preparePlaces', () => {
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

  test('a hospital on both lists is one place, with what each of them says', () => {
    const at = prepared.places.findIndex(({ record }) => record.name === 'Motayo Hospital');
    expect(prepared.places[at]?.lists).toEqual(['standard-jaara', 'standard-jaara-plus']);
    expect(prepared.records[at]?.map(({ name }) => name)).toEqual([
      'Motayo Hospital',
      'Motayo Hospital Limited',
    ]);
  });
});
