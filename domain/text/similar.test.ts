import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSimilar } from './similar-texts.ts';
import { editDistance, letterSet, mayBeClose } from './similar-words.ts';

test.each([
  ['hospital', 'hospital', 2, 0],
  ['hopital', 'hospital', 2, 1],
  ['hospitall', 'hospital', 2, 1],
  ['hospitel', 'hospital', 2, 1],
  ['hopsital', 'hospital', 2, 1],
  ['farmacy', 'pharmacy', 2, 2],
  ['ab', 'ba', 2, 1],
  ['eko', 'ekoro', 1, undefined],
  ['clinic', 'pharmacy', 3, undefined],
  // No name has words as long as these.
  ['a'.repeat(80), 'a'.repeat(79), 2, undefined],
])('from %s to %s, up to %i errors: %s', (one, other, most, errors) => {
  expect(editDistance(one, other, most)).toBe(errors);
});

test('is the same in both directions, and nothing only between equal words', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const errors = editDistance(one, other, 8);
      expect(editDistance(other, one, 8)).toBe(errors);
      expect(errors === 0).toBe(one === other);
    }),
  );
});

test('words that are close always have letters that may be close', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd', '1'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (one, other, most) => {
      fc.pre(editDistance(one, other, most) !== undefined);
      expect(mayBeClose(letterSet(one), letterSet(other), most)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
  expect(mayBeClose(letterSet('clinic'), letterSet('pharmacy'), 2)).toBe(false);
});

const texts = ['Chidi Okafor', 'Bose Ogunniyi', 'The clinic at Tejuosho', 'Ada Obi', 'Adé Ọ̀ṣọ́'];

test.each([
  ['Okafr', ['Okafor']],
  ['chidi okafr', ['Chidi Okafor']],
  ['Oguniyi', ['Ogunniyi']],
  ['Tejuosoh', ['Tejuosho']],
  // Short words are alike by chance.
  ['Ade', ['Adé']],
  ['Adi', []],
  ['Chidi Ogunniyi', []],
  ['', []],
])('“%s” may mean %j', (search, meant) => {
  expect(findSimilar(texts, (text) => text, search).map(({ words }) => words)).toEqual(meant);
});
