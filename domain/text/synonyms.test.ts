import { expect, test } from 'vitest';
import { synonyms } from '#words/search/synonyms.ts';
import { foldText } from './fold-text.ts';
import { mentionedGroups, namedGroups, otherWordings } from './synonyms.ts';

const groups = [
  ['maternal', 'pregnancy', 'belle'],
  ['hypertension', 'blood pressure', 'bp'],
];

test('a search is put into the other words of its group', () => {
  expect(otherWordings('Belle', groups)).toEqual(['maternal', 'pregnancy']);
  expect(otherWordings('high blood pressure drugs', groups)).toEqual([
    'high hypertension drugs',
    'high bp drugs',
  ]);
});

test('a word that is still being typed counts from its fourth letter', () => {
  expect(otherWordings('pre', groups)).toEqual([]);
  expect(otherWordings('preg', groups)).toContain('maternal');
});

test('a word inside another one names no group', () => {
  expect(namedGroups('bpx prebelle', groups)).toEqual([]);
  expect(otherWordings('dental', groups)).toEqual([]);
});

test('a phrase names its group rather than a word within it', () => {
  expect(namedGroups('ito suga', [['ito suga', 'suga', 'diabetes']])[0]?.named).toBe('ito suga');
});

test('tone marks and a plural do not hide a word', () => {
  expect(namedGroups('Bẹlles', groups)[0]?.others).toEqual(['maternal', 'pregnancy']);
});

test('a sentence mentions a group when it has all words of one of its phrases, in any order', () => {
  expect(mentionedGroups('pressure of my blood', groups)).toEqual([groups[1]]);
  expect(mentionedGroups('blood', groups)).toEqual([]);
});

test('every word of the content is written as searches are', () => {
  for (const word of synonyms.flat()) expect(foldText(word)).toBe(word);
  for (const group of synonyms) expect(new Set(group).size).toBe(group.length);
});
