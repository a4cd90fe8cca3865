import { foldText } from './fold-text.ts';
import { findFromWordStart, type Search } from './match-text.ts';
import { indexWords, type WordIndex, wordsWith } from './word-index.ts';

/** All entries of a list, folded, in a form in which a long list can be searched between two letters typed. */
export type Haystack = {
  size: number;
  index: WordIndex;
  /** The entries one after the other; every word has a space before it, every text ends in a line break. */
  text: string;
  /** Where each entry begins, and after the last one where the text ends. */
  starts: Uint32Array;
};

/** Each entry is the texts of one record. No match reaches from one text into the next. */
export function buildHaystack(entries: readonly (readonly string[])[]): Haystack {
  const folded = entries.map((texts) => texts.map((text) => ` ${foldText(text)} \n`).join(''));
  const starts = new Uint32Array(entries.length + 1);
  folded.forEach((text, entry) => {
    starts[entry + 1] = (starts[entry] ?? 0) + text.length;
  });
  return { size: entries.length, index: indexWords(folded), text: folded.join(''), starts };
}

/**
 * Marks with 1 the entries in which the search is found: when one of the texts has the phrase, or when the texts
 * together have all the words. The phrase may stand anywhere as typed ("odi iso" in "Oshodi-Isolo"), anywhere in one
 * word ("th care" in "Healthcare"), or from the beginning of a word on, whatever the spaces ("oshodiisolo"). One of
 * several words must begin a word, and a number must be the whole number: "2 mile" does not mean "Mile 20".
 */
export function searchHaystack(haystack: Haystack, { phrase, squeezed, words }: Search): Uint8Array {
  const found = new Uint8Array(haystack.size);
  markWords(haystack, wordsWith(haystack.index, squeezed, 'anywhere'), found);
  markAcrossWords(haystack, squeezed, found);
  if (phrase !== squeezed) markPhrase(haystack, phrase, found);
  if (words.length > 0) markEveryWord(haystack, words, found);
  return found;
}

function markEveryWord(haystack: Haystack, words: readonly string[], found: Uint8Array): void {
  const counts = new Uint8Array(haystack.size);
  words.forEach((word, before) => {
    const having = new Uint8Array(haystack.size);
    markWords(haystack, wordsFrom(haystack.index, word), having);
    markAcrossWords(haystack, word, having);
    // An entry counts on only while it has had every word so far.
    for (let entry = 0; entry < having.length; entry += 1)
      if (having[entry] && counts[entry] === before) counts[entry] = before + 1;
  });
  counts.forEach((count, entry) => {
    if (count === words.length) found[entry] = 1;
  });
}

/** The words that begin so; for a number, those in which it ends there too. */
function wordsFrom(index: WordIndex, beginning: string): number[] {
  const places = wordsWith(index, beginning, 'beginning');
  if (!/^\d+$/.test(beginning)) return places;
  return places.filter((place) => !/\d/.test(index.words[place]?.charAt(beginning.length) ?? ''));
}

/**
 * Marks the entries that have the text from the beginning of a word on and over its end. Its first part is then a
 * whole word, and what follows begins the next word or begins with it: few entries have both.
 */
function markAcrossWords(haystack: Haystack, squeezed: string, marks: Uint8Array): void {
  const { index } = haystack;
  for (let length = 1; length < squeezed.length; length += 1) {
    const first = index.places.get(squeezed.slice(0, length));
    if (first === undefined) continue;
    const rest = squeezed.slice(length);
    const having = new Uint8Array(haystack.size);
    markWords(haystack, [...wordsWith(index, rest, 'beginning'), ...wordsBeginning(index, rest)], having);
    for (const entry of index.entries[first] ?? [])
      if (!marks[entry] && having[entry] && beginsWord(haystack, entry, squeezed)) marks[entry] = 1;
  }
}

/** The words with which a text begins. */
function wordsBeginning(index: WordIndex, text: string): number[] {
  return Array.from({ length: text.length }, (_, cut) => index.places.get(text.slice(0, cut + 1))).filter(
    (place) => place !== undefined,
  );
}

function beginsWord({ text, starts }: Haystack, entry: number, squeezed: string): boolean {
  return findFromWordStart(text.slice(starts[entry], starts[entry + 1]), squeezed, 0) !== undefined;
}

function markWords({ index }: Haystack, places: readonly number[], marks: Uint8Array): void {
  for (const place of places) for (const entry of index.entries[place] ?? []) marks[entry] = 1;
}

function markPhrase({ text, starts, size }: Haystack, phrase: string, marks: Uint8Array): void {
  for (let entry = 0; entry < size; entry += 1) {
    const at = text.indexOf(phrase, starts[entry]);
    if (at === -1) return;
    while ((starts[entry + 1] ?? text.length) <= at) entry += 1;
    marks[entry] = 1;
  }
}
