import { foldText } from '../text/fold-text.ts';

/** How much each kind of feature counts. */
const KINDS = { word: 1, pair: 0.9, piece: 0.6, consonants: 0.4, marked: 0.3, language: 0.8 };
const PIECE_LENGTHS = [3, 4, 5];
const DIGITS = /\d+/g;
const VOWELS = /[aeiou]/g;
const DOUBLED = /(.)\1/g;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/gu;
const NOT_ASCII = /[^ -~]/;

/**
 * The features of what a visitor typed, each as its hash, with how much it counts: words, pairs of words, pieces of words
 * (for misspellings and endings), consonants (for other vowels), and words with their marks, which tell Yorùbá words apart.
 */
export function extractFeatures(text: string, language: string): Map<number, number> {
  const features = new Map<number, number>();
  const add = (kind: keyof typeof KINDS, feature: string) => {
    const hash = hashOf(`${kind}:${feature}`);
    features.set(hash, (features.get(hash) ?? 0) + KINDS[kind]);
  };
  let previous = '';
  for (const folded of foldText(text).split(' ')) {
    const word = folded.replace(DIGITS, '0');
    add('word', word);
    add('pair', `${previous} ${word}`);
    add('consonants', word.replace(VOWELS, '').replace(DOUBLED, '$1'));
    const bounded = `<${word}>`;
    for (const length of PIECE_LENGTHS)
      for (let start = 0; start + length <= bounded.length; start += 1)
        add('piece', bounded.slice(start, start + length));
    previous = word;
  }
  for (const word of text.normalize('NFC').toLowerCase().split(NO_WORD))
    if (NOT_ASCII.test(word)) add('marked', word);
  add('language', language);
  return features;
}

/** FNV-1a, of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
