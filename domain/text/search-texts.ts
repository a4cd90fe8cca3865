import { foldText } from './fold-text.ts';
import { findFromWordStart, type Search } from './match-text.ts';

/** One record's texts, folded: every word has a space before and after it, every text ends in a line break. */
export type SearchText = string;

/** No match reaches from one text into the next. */
export function prepareSearchText(texts: readonly string[]): SearchText {
  return texts.map((text) => ` ${foldText(text)} \n`).join('');
}

/**
 * Whether one of the texts has the phrase, or all of them together have every word. The phrase may stand anywhere as
 * typed ("odi iso" in "Oshodi-Isolo"), anywhere in one word ("th care" in "Healthcare"), or from the beginning of a
 * word on, whatever the spaces ("oshodiisolo"). One of several words must begin a word, and a number must be the
 * whole number: "2 mile" does not mean "Mile 20".
 */
export function hasSearch(text: SearchText, { phrase, squeezed, words }: Search): boolean {
  const begins = (part: string) => findFromWordStart(text, part, 0) !== undefined;
  return (
    text.includes(phrase) ||
    text.includes(squeezed) ||
    begins(squeezed) ||
    (words.length > 0 && words.every(begins))
  );
}
