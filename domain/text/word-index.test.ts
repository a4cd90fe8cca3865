import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexWords, wordsWith } from './word-index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b'), minLength: 1, maxLength: 4 });
const texts = fc.array(fc.array(word, { maxLength: 5 }), { maxLength: 6 });

test('every word is there once, with its entries in order', () => {
  const { words, entries, places } = indexWords([' b a b \n a ', '', ' c a ']);
  expect(words).toEqual(['b', 'a', 'c']);
  expect(entries).toEqual([[0], [0, 2], [2]]);
  expect(places.get('c')).toBe(2);
});

test('the words with a part are those that a plain look at each of them finds', () => {
  fc.assert(
    fc.property(texts, word, (lists, part) => {
      const index = indexWords(lists.map((list) => ` ${list.join(' ')} `));
      const plain = (fits: (text: string) => boolean) =>
        index.words.flatMap((text, place) => (fits(text) ? [place] : []));
      expect(wordsWith(index, part, 'anywhere')).toEqual(plain((text) => text.includes(part)));
      expect(wordsWith(index, part, 'beginning')).toEqual(plain((text) => text.startsWith(part)));
    }),
    { numRuns: 300 },
  );
});
