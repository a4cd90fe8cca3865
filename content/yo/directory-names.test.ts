import { expect, test } from 'vitest';
import { indexPlaces } from '#domain/directory/index-places.ts';
import { readQuestion } from '#domain/directory/read-question.ts';
import { placeWords, sameNames } from './directory-names.ts';

const index = indexPlaces({ places: [], records: [], texts: [] }, placeWords, sameNames);
const wordsOf = (typed: string) => readQuestion(index, typed).words;

test('Èkó is Lagos, with marks or without', () => {
  for (const typed of ['Èkó', 'eko', 'ilé ìwòsàn ní Ìpínlẹ̀ Èkó']) expect(wordsOf(typed)).toEqual(['lagos']);
});

test('the name of the scheme names no place', () => {
  for (const typed of ['ilera eko', 'Ìlera Èkó', 'ileraeko']) expect(wordsOf(typed)).toEqual([]);
  expect(wordsOf('ilé ìwòsàn Ilera Eko ní Ìkẹjà')).toEqual(['ikeja']);
});

test('Lagos Island is an area of its own', () => {
  expect(wordsOf('Erékùṣù Èkó')).toEqual(['lagos', 'island']);
});
