import { expect, test } from 'vitest';
import { synonyms } from '#words/synonyms.ts';
import { mentionedGroups, namedGroups, otherWordings } from './synonyms.ts';

const groups = [
  ['maternal', 'pregnancy', 'belle'],
  ['hypertension', 'blood pressure', 'bp'],
];

test.each([
  ['the other words of its group', 'Belle', ['maternal', 'pregnancy']],
  ['those of a phrase', 'high blood pressure drugs', ['high hypertension drugs', 'high bp drugs']],
  ['none for three letters of a word', 'pre', []],
  ['those of a word that is being typed, from four letters on', 'preg', ['maternal', 'pregnancy', 'belle']],
  ['none for a word inside another one', 'dental bpx prebelle', []],
  ['those of a word with tone marks and in the plural', 'Bẹlles', ['maternal', 'pregnancy']],
])('other wordings are %s', (_what, text, wordings) => {
  expect(otherWordings(text, groups)).toEqual(wordings);
});

test('a phrase names its group rather than a word within it', () => {
  expect(namedGroups('ito suga', [['ito suga', 'suga', 'diabetes']])[0]?.named).toBe('ito suga');
});

test('a sentence mentions a group when it has all words of one of its phrases, in any order', () => {
  expect(mentionedGroups('pressure of my blood', groups)).toEqual([groups[1]]);
  expect(mentionedGroups('blood', groups)).toEqual([]);
});

test('no group of the content names a word twice', () => {
  for (const group of synonyms) expect(new Set(group).size).toBe(group.length);
});
