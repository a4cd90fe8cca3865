import { expect, test } from 'vitest';
import { stemWord, withoutOwnNames } from './search-index.ts';

test.each([
  ['Ìlera Èkó price', 'price'],
  ['price of LASHMA', 'price of'],
  ['ilera eko', 'ilera eko'],
  ['What is Ilera Eko?', 'What is Ilera Eko?'],
  ['J. A. Lashman Hospital', 'J. A. Lashman Hospital'],
  ['Eko hospital', 'Eko hospital'],
])('%s asks for %s', (text, asked) => {
  expect(withoutOwnNames(text, ['ilera eko', 'lashma'], ['what', 'is', 'of'])).toBe(asked);
});

test.each(
  'oyun ilera iwosan osibitu dokita foonu eyin riran kindinrin omo oogun pikin wetin dis belle wahala'.split(
    ' ',
  ),
)('the endings of English words take nothing from “%s”', (word) => {
  expect(stemWord(word)).toBe(word);
});
