import { foldText } from '../text/fold-text.ts';

/** How much each kind of feature counts, and where the hashes of its features begin. */
const KINDS = {
  word: { count: 1, seed: hash('word') },
  pair: { count: 0.9, seed: hash('pair') },
  piece: { count: 0.6, seed: hash('piece') },
  consonants: { count: 0.4, seed: hash('consonants') },
  marked: { count: 0.3, seed: hash('marked') },
  number: { count: 1, seed: hash('number') },
  length: { count: 0.5, seed: hash('length') },
  language: { count: 0.8, seed: hash('language') },
};
const PIECE_LENGTHS = [3, 4, 5];
/** From these numbers of words on, a text counts as longer. */
const LENGTHS = [2, 3, 4, 5, 9];
const DIGITS = /\d+/g;
const VOWELS = /[aeiou]/g;
const DOUBLED = /(.)\1/g;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const NOT_ASCII = /[^ -~]/;

/**
 * The features of what a visitor typed, each as its hash, with how much it counts: words, pairs of words, pieces of words
 * (for misspellings and endings), consonants (for other vowels), words with their marks, which tell Yorùbá words apart,
 * numbers (an age, a price) and how many words there are, since stories are told for other needs than single words.
 */
export function extractFeatures(text: string, language: string): Map<number, number> {
  const features = new Map<number, number>();
  const add = (kind: keyof typeof KINDS, feature: string, start = 0, end = feature.length) => {
    const { count, seed } = KINDS[kind];
    const hashed = hash(feature, start, end, seed);
    features.set(hashed, (features.get(hashed) ?? 0) + count);
  };
  let previous = '';
  const words = foldText(text).split(' ');
  for (const folded of words) {
    const word = folded.replace(DIGITS, '0');
    add('word', word);
    if (word !== folded) add('number', folded);
    add('pair', `${previous} ${word}`);
    add('consonants', word.replace(VOWELS, '').replace(DOUBLED, '$1'));
    const bounded = `<${word}>`;
    for (const length of PIECE_LENGTHS)
      for (let start = 0; start + length <= bounded.length; start += 1)
        add('piece', bounded, start, start + length);
    previous = word;
  }
  for (const word of text.normalize('NFC').toLowerCase().split(NO_WORD))
    if (NOT_ASCII.test(word)) add('marked', word);
  add('language', language);
  add('length', String(LENGTHS.filter((length) => words.length >= length).length));
  return features;
}

/** FNV-1a, of 32 bits, of a part of a text. */
function hash(text: string, start = 0, end = text.length, seed = 0x811c9dc5): number {
  let hashed = seed;
  for (let index = start; index < end; index += 1) {
    hashed ^= text.charCodeAt(index);
    hashed = Math.imul(hashed, 0x01000193);
  }
  return hashed >>> 0;
}
