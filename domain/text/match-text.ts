import { foldText, foldWithOrigins } from './fold-text.ts';

/** A parsed search. */
export type Search = {
  /** Folded, as typed: `st nicholas`. */
  phrase: string;
  /** The same without spaces: `stnicholas`. */
  squeezed: string;
  /** The words that must all match when the phrase does not; empty for a single word. */
  words: string[];
  /** Set when the search has no letter or digit, as in `&`: it is then searched literally. */
  literal: string;
};

/** Start and end of a part of a text, as `slice` takes them. */
export type TextRange = [start: number, end: number];

/**
 * "hospital and maternity" must find "Hospital & Maternity", and "hospital in Yaba" the hospitals of Yaba; in any
 * language, since people mix them.
 */
const SMALL_WORDS = new Set([
  ...['and', 'at', 'in', 'near', 'of', 'the'],
  ...['ati', 'ni', 'nitosi', 'ti'],
  ...['dey', 'di', 'for', 'wey'],
]);

export function readSearch(text: string): Search {
  const phrase = foldText(text);
  const words = phrase.split(' ');
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return {
    phrase,
    squeezed: phrase.replaceAll(' ', ''),
    words: words.length > 1 ? telling : [],
    literal: phrase === '' ? text.trim().toLowerCase() : '',
  };
}

export function isEmptySearch({ phrase, literal }: Search): boolean {
  return phrase === '' && literal === '';
}

/** The next match at the start of a word, ignoring spaces. */
function findFromWordStart(spaced: string, squeezed: string, from: number): TextRange | undefined {
  const opening = ` ${squeezed.charAt(0)}`;
  for (let at = spaced.indexOf(opening, from); at !== -1; at = spaced.indexOf(opening, at + 1)) {
    const end = endOfMatch(spaced, at + 1, squeezed);
    if (end !== undefined && !cutsNumber(spaced, squeezed, end)) return [at + 1, end];
  }
  return undefined;
}

function endOfMatch(spaced: string, start: number, squeezed: string): number | undefined {
  let at = start;
  for (let index = 0; index < squeezed.length; index += 1) {
    if (spaced.charAt(at) === ' ') at += 1;
    if (spaced.charCodeAt(at) !== squeezed.charCodeAt(index)) return undefined;
    at += 1;
  }
  return at;
}

function cutsNumber(spaced: string, squeezed: string, end: number): boolean {
  return /^\d+$/.test(squeezed) && /\d/.test(spaced.charAt(end));
}

/**
 * The ranges to highlight in each of a record's texts; when the whole phrase matches, single words are not highlighted.
 */
export function matchRanges(texts: readonly string[], search: Search): TextRange[][] {
  if (isEmptySearch(search)) return texts.map(() => []);
  if (search.literal) return texts.map((text) => findLiteral(text, search.literal));
  const { phrase, squeezed, words } = search;
  const phrases = texts.map((text) =>
    findRanges(text, (folded, from) => [
      findExactly(folded, phrase, from),
      findExactly(folded, squeezed, from),
      findFromWordStart(folded, squeezed, from),
    ]),
  );
  if (phrases.some((ranges) => ranges.length > 0)) return phrases;
  return texts.map((text) =>
    findRanges(text, (folded, from) => words.map((word) => findFromWordStart(folded, word, from))),
  );
}

function findRanges(
  text: string,
  find: (folded: string, from: number) => (TextRange | undefined)[],
): TextRange[] {
  const { folded, starts, ends } = foldWithOrigins(text);
  const ranges: TextRange[] = [];
  const next = (from: number) => first(find(folded, from));
  for (let found = next(0); found; found = next(found[1]))
    ranges.push([starts[found[0]] ?? 0, ends[found[1] - 1] ?? 0]);
  return ranges;
}

function findExactly(folded: string, wanted: string, from: number): TextRange | undefined {
  const at = folded.indexOf(wanted, from);
  return at === -1 ? undefined : [at, at + wanted.length];
}

function first(ranges: (TextRange | undefined)[]): TextRange | undefined {
  return ranges.filter((range) => range !== undefined).sort((a, b) => a[0] - b[0] || b[1] - a[1])[0];
}

function findLiteral(text: string, literal: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (let at = text.indexOf(literal); at !== -1; at = text.indexOf(literal, at + literal.length)) {
    ranges.push([at, at + literal.length]);
  }
  return ranges;
}

export type TextPart = { text: string; isMarked: boolean };

/** Splits a text into highlighted and plain parts. */
export function splitByRanges(text: string, ranges: readonly TextRange[]): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const [start, end] of ranges) {
    parts.push(
      { text: text.slice(from, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    );
    from = end;
  }
  return [...parts, { text: text.slice(from), isMarked: false }].filter((part) => part.text !== '');
}

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
