import { foldText } from './fold-text.ts';
import { findFromWordStart, type Search } from './match-text.ts';

/** A record's folded texts: every word has a space before and after it, every text ends in a line break. */
export type SearchText = string;

/** A match never spans two texts. */
export function prepareSearchText(texts: readonly string[]): SearchText {
  return texts.map((text) => ` ${foldText(text)} \n`).join('');
}

/**
 * Whether one of the texts contains the phrase, or all of them together every word. The phrase may match anywhere as
 * typed ("odi iso" in "Oshodi-Isolo"), anywhere in one word ("th care" in "Healthcare"), or from the start of a word
 * regardless of spaces ("oshodiisolo"). One of several words must begin a word, and a number must match as a whole: "2
 * mile" does not find "Mile 20".
 */
export function matchesSearch(text: SearchText, { phrase, squeezed, words }: Search): boolean {
  const begins = (part: string) => findFromWordStart(text, part, 0) !== undefined;
  return (
    text.includes(phrase) ||
    text.includes(squeezed) ||
    begins(squeezed) ||
    (words.length > 0 && words.every(begins))
  );
}
