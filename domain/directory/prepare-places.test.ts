import { describe, expect, test } from 'vitest';
import { seedRecords } from '#tests/support/directory.ts';
import { providerLists } from '#words/directory.ts';
import { placeWords, sameNames } from '#words/directory-names.ts';
import { answerPlaceQuery } from './answer-place-query.ts';
import { indexPlaces } from './index-places.ts';
import {
  areaPath,
  otherNames,
  placePath,
  preparePlaces,
  providerIdentity,
  toSlug,
} from './prepare-places.ts';
import { findRecords, prepareDirectory } from './query-directory.ts';

const lists = providerLists.map(({ id, kind }) => ({ id, kind, records: seedRecords[id] }));

test('no two records of one list are taken for the same place', () => {
  for (const { records } of lists) expect(new Set(records.map(providerIdentity)).size).toBe(records.length);
});

test('a hospital on both lists, under some spelling, is one place, with what each of them says', () => {
  const { places, records } = preparePlaces(lists);
  const both = places.filter((place) => place.lists.length === 2).map((place) => place.lists);
  expect(both).toEqual(Array(65).fill(['standard-jaara', 'standard-jaara-plus']));
  expect(places).toHaveLength(383 + 226);
  const at = places.findIndex(({ record }) => record.name === 'Motayo Hospital');
  expect(records[at]?.map(({ name }) => name)).toEqual(['Motayo Hospital', 'Motayo Hospital Limited']);
});

test('the path of a place follows from its LGA and its name, unless it has a slug of its own', () => {
  const place = { name: 'St. Luke’s Hospital', address: '1, High Street', lga: 'Eti-Osa' };
  expect(areaPath('Lagos Island')).toBe('/provider/lagos-island');
  expect(placePath(place)).toBe('/provider/eti-osa/st-lukes-hospital');
  expect(placePath({ ...place, slug: 'st-luke-lekki' })).toBe('/provider/eti-osa/st-luke-lekki');
});

test.each([
  ['Ìbẹ̀rẹ̀ Clinic & Sons', 'ibere-clinic-sons'],
  ['360 Degre Pharmacy (Agege)', '360-degre-pharmacy-agege'],
  ['  --  ', ''],
  ['医院 Clinic', 'clinic'],
  [`${'Hospital '.repeat(20)}`, 'hospital-hospital-hospital-hospital-hospital-hospital'],
  ['x'.repeat(200), 'x'.repeat(60)],
])('the slug of %s', (text, slug) => {
  expect(toSlug(text)).toBe(slug);
});

const address = '3, Owodunni Street, Off Toyin Street, Ikeja, Lagos';
const motayo = { name: 'Motayo Hospital', address, lga: 'Ikeja' };

test.each<[string, Partial<typeof motayo>, boolean]>([
  ['another ending of the name', { name: 'Motayo Hospital Limited' }, true],
  ['no closing "Lagos"', { address: '3, Owodunni Street, Off Toyin Street, Ikeja' }, true],
  ['no LGA in the address', { address: '3 Owodunni Street, Off Toyin Street' }, true],
  ['another street', { address: '3, Allen Avenue, Ikeja, Lagos' }, false],
  ['another LGA', { lga: 'Epe' }, false],
  ['another name', { name: 'Grace Hospital' }, false],
])('with %s, whether it is the same place: %j %s', (_what, change, isSame) => {
  expect(providerIdentity({ ...motayo, ...change }) === providerIdentity(motayo)).toBe(isSame);
});

test('an address that is only the name of its LGA is kept', () => {
  const at = (address: string) => providerIdentity({ name: 'A', address, lga: 'Epe' });
  expect(at('Epe')).not.toBe(at('Lagos'));
});

test('other names are told in both directions, for whole words, each once, unless they would find too much', () => {
  const of = otherNames([
    ['Somolu', 'Shomolu'],
    ['Ikorodu Central', 'Ikorodu'],
  ]);
  expect(of(['SHOMOLU', '1 Shomolu Road'])).toEqual(['somolu']);
  expect(of(['12, Somolu-Bariga Road'])).toEqual(['shomolu']);
  expect(of(['Shomolus'])).toEqual([]);
  expect(of(['Ikorodu'])).toEqual([]);
});

describe('in the lists as they are', () => {
  const [first] = providerLists;
  const records = seedRecords[first.id];
  const fields = first.columns.map(({ field }) => field);
  const directory = prepareDirectory(records, fields, sameNames);
  const index = indexPlaces(preparePlaces([{ ...first, records }], sameNames), placeWords, sameNames);
  const counts = (search: string) => [
    findRecords(directory, { search, filter: '' }).length,
    answerPlaceQuery(index, search).found.length,
  ];

  test.each([
    ['somolu', 'shomolu'],
    ['hospital somolu', 'hospital shomolu'],
    ['ifako ijaye', 'ifako ijaiye'],
    ['phc', 'primary healthcare'],
    ['phc agege', 'primary healthcare agege'],
    ['hospital in yaba', 'hospital yaba'],
    ['phc near the agege', 'phc agege'],
    ['Ìkòròdú'.normalize('NFD'), 'Ikorodu'],
    ['Àgbádárìgì', 'Badagry'],
  ])('"%s" finds what "%s" finds', (typed, meant) => {
    expect(counts(meant)[0]).toBeGreaterThan(0);
    expect(counts(typed)).toEqual(counts(meant));
  });
});
