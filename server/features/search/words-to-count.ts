import { foldText } from '#domain/text/fold-text.ts';

const MAX_WORDS = 5;
const MAX_CHARACTERS = 40;
/** No word of a search is longer, but a token is. */
const LONGEST_WORD = 20;
/** Ages, years and 419 are words; phone numbers, NINs and policy numbers have more digits. */
const LONG_NUMBER = /\d{5}|\d[\s.-]*\d[\s.-]*\d[\s.-]*\d[\s.-]*\d/;
const LETTERS_AND_DIGITS = /[a-z]\d[a-z\d]*\d|\d[a-z\d]*[a-z][a-z\d]*\d/i;

/**
 * What is written down of a search that found nothing: folded, a few words at most. Undefined for what may belong to one
 * person: an e-mail address, a number, a reference, a token, or a story told in a sentence.
 */
export function wordsToCount(text: string): string | undefined {
  if (text.includes('@') || /https?:|www\./i.test(text)) return undefined;
  if (LONG_NUMBER.test(text) || LETTERS_AND_DIGITS.test(text)) return undefined;
  const folded = foldText(text);
  const words = folded.split(' ');
  const isShort = words.length <= MAX_WORDS && folded.length <= MAX_CHARACTERS;
  if (folded.length < 2 || !isShort || words.some((word) => word.length > LONGEST_WORD)) return undefined;
  return folded;
}
