import { expect, test } from 'vitest';
import { readSearch } from './match-text.ts';
import { matchesSearch, prepareSearchText } from './search-texts.ts';

const isFound = (texts: string[], search: string) =>
  matchesSearch(prepareSearchText(texts), readSearch(search));

test.each([
  ['case', 'ST. NICHOLAS', 'St. Nicholas Hospital'],
  ['punctuation', 'st nicholas', 'St. Nicholas Hospital'],
  ['a hyphen', 'ikosi isheri', 'Ikosi-Isheri'],
  ['a slash', 'agbado oke odo', 'Agbado/Oke-Odo'],
  ['missing spaces', 'oshodiisolo', 'Oshodi-Isolo'],
  ['spaces too many', 'primary health care', 'Agboju Primary Healthcare Centre'],
  ['accents', 'eko', 'Ilé Ẹ̀kọ́'],
  ['accents typed', 'ìkejà', 'Ikeja'],
  ['an apostrophe', 'lukes', "St. Luke's Medical Center"],
  ['groups of digits', '07000000001', '0700-000-0001'],
  ['an ampersand', 'hospital and maternity', 'Light Hospital & Maternity Home'],
  ['initials', 'tos benson', 'T.O.S. Benson Road'],
])('%s does not matter', (_what, search, text) => {
  expect(isFound([text], search)).toBe(true);
});

test('a part of a word is found, also across the end of it', () => {
  expect(isFound(['Oshodi-Isolo'], 'hod')).toBe(true);
  expect(isFound(['Oshodi-Isolo'], 'odi-iso')).toBe(true);
});

test('a word is not put together from the ends of two others', () => {
  expect(isFound(['Agbara Topa'], 'art')).toBe(false);
});

test('the words of a search may stand in different fields and in any order', () => {
  expect(isFound(['St. Nicholas Hospital', 'Campbell Street'], 'campbell nicholas')).toBe(true);
  expect(isFound(['St. Nicholas Hospital', 'Campbell Street'], 'campbell ikeja')).toBe(false);
});

test('one of several words must begin a word', () => {
  expect(isFound(['Faramobi Crescent, Ikorodu'], 'ikorodu cent')).toBe(false);
});

test('a number among several words is the whole number', () => {
  expect(isFound(['Market, 2nd Gate, Mile 12'], 'mile gate 2')).toBe(true);
  expect(isFound(['Market, 20 Gate Street, Mile 12'], 'mile gate 2')).toBe(false);
});

test('a phrase does not reach from one field into the next', () => {
  expect(isFound(['Abule', 'Egba'], 'abuleegba')).toBe(false);
});
