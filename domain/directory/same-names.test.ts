import { describe, expect, test } from 'vitest';
import { seedRecords } from '#tests/support/directory.ts';
import { providerLists } from '#words/directory.ts';
import { placeWords, sameNames } from '#words/directory-names.ts';
import { answerPlaceQuery } from './answer-place-query.ts';
import { indexPlaces } from './index-places.ts';
import { preparePlaces } from './prepare-places.ts';
import { findRecords, prepareDirectory } from './query-directory.ts';
import { otherNames } from './same-names.ts';

const of = otherNames([
  ['Somolu', 'Shomolu'],
  ['Ikorodu Central', 'Ikorodu'],
]);

describe('otherNames', () => {
  test('are told in both directions, for whole words, each once', () => {
    expect(of(['SHOMOLU', '1 Shomolu Road'])).toEqual(['somolu']);
    expect(of(['12, Somolu-Bariga Road'])).toEqual(['shomolu']);
    expect(of(['Shomolus'])).toEqual([]);
  });

  test('are not made of words that would find too much', () => {
    expect(of(['Ikorodu'])).toEqual([]);
  });
});

describe('in the lists as they are', () => {
  const [first] = providerLists;
  const records = seedRecords[first.id];
  const fields = first.columns.map(({ field }) => field);
  const directory = prepareDirectory(records, fields, sameNames);
  const index = indexPlaces(preparePlaces([{ ...first, records }], sameNames), placeWords, sameNames);
  const count = (search: string) => findRecords(directory, { search, filter: '' }).length;
  const countEverywhere = (search: string) => answerPlaceQuery(index, search).found.length;

  test.each([
    ['somolu', 'shomolu'],
    ['hospital somolu', 'hospital shomolu'],
    ['ifako ijaye', 'ifako ijaiye'],
    ['phc', 'primary healthcare'],
    ['phc agege', 'primary healthcare agege'],
    ['hospital in yaba', 'hospital yaba'],
    ['phc near the agege', 'phc agege'],
    ['Ìkẹjà', 'Ikeja'],
    ['Ìkòròdú'.normalize('NFD'), 'Ikorodu'],
    ['Etí-Ọ̀sà', 'Eti-Osa'],
    ['Àgbádárìgì', 'Badagry'],
  ])('"%s" finds what "%s" finds', (typed, meant) => {
    expect(count(meant)).toBeGreaterThan(0);
    expect(count(typed)).toBe(count(meant));
    expect(countEverywhere(typed)).toBe(countEverywhere(meant));
  });
});
