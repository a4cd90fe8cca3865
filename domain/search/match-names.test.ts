import { expect, test } from 'vitest';
import { typingErrors } from '../text/similar-words.ts';
import { createNameMatcher } from './match-names.ts';

const phrases = ['kidney', 'kidney transplant', 'fever', 'never', 'dental', 'mental', 'pile', 'eye pain'];
const match = createNameMatcher(phrases.map((phrase) => [phrase, phrase.length] as const));
const find = (text: string) => match(text.split(' ')).map(({ phrase }) => phrase);

test.each([
  ['kidney transplant', ['kidney transplant', 'kidney']],
  ['a kidny trasnplant', ['kidney transplant', 'kidney']],
  ['fevers', ['fever']],
  // Words of the dictionary are not corrected to others, nor short ones.
  ['never', ['never']],
  ['mental', ['mental']],
  ['pill', []],
  // An exact name comes before a misspelt one.
  ['dentel fever', ['fever', 'dental']],
  ['', []],
])('“%s” names %j', (text, names) => {
  expect(find(text)).toEqual(names);
});

test('a reading leaves words out or turns them round', () => {
  const words = 'pain for my eye'.split(' ');
  expect(match(words)).toEqual([]);
  expect(match(words, [[3, 0]])).toEqual([{ phrase: 'eye pain', value: 8, errors: 0, at: [0, 3] }]);
});

test('a misspelt word is compared with few, once', () => {
  let count = 0;
  const letters = [...'abcdefghijklmnop'];
  const words = letters.flatMap((one) => letters.map((two) => `${one}${two}ccc${two}${one}`));
  const counting = createNameMatcher(
    words.map((word) => [word, word] as const),
    (one, other) => {
      count += 1;
      return typingErrors(one, other);
    },
  );
  const typed = words.map((word) => word.replace('ccc', 'cxc'));
  expect(counting([...typed, ...typed]).map(({ phrase }) => phrase)).toEqual([...words, ...words]);
  expect(count).toBeLessThanOrEqual(2 * typed.length);
});
