const JOINED = /^(?:['’‘ʼ`´′]|\p{M}|\p{Cf})$/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches all of ASCII
const ASCII = /^[\x00-\x7f]*$/;
const MARKS = /\p{M}+/gu;
/** Hausa's letters that Unicode does not take apart. */
const HOOKED: Record<string, string> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };
const OTHER = /[^\p{L}\p{N}]+/gu;

/** What the letters and signs of our languages fold to, once asked; all of them are below this. */
const KEPT_FOLDS = 0x2200;
const folds: string[] = [];

/**
 * Normalises text for searching: lower case, without accents and apostrophes, anything but letters and digits as one
 * space: `St. Luke’s` becomes `st lukes`. Characters are folded one by one, so that a part of a text stays a part of it
 * when both are folded.
 */
export function foldText(text: string): string {
  // Nearly all of our texts are ASCII; this path is ten times faster with the same result.
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/['`]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  let folded = '';
  for (const character of text) folded = append(folded, foldOf(character));
  return folded.trim();
}

/** Lower case, without accents and dots, and otherwise as it is: `Ọ̀ṣun 100%` becomes `osun 100%`. */
export function removeMarks(text: string): string {
  return text.toLowerCase().normalize('NFKD').replace(MARKS, '');
}

export type FoldedText = {
  /** As `foldText` returns it, with a space before and after. */
  folded: string;
  /** The start and end of each folded character in the original. */
  starts: number[];
  ends: number[];
};

/** Folds a text and records where each character came from, so that a match can be highlighted in the original. */
export function foldWithOrigins(text: string): FoldedText {
  let folded = ' ';
  const starts = [0];
  const ends = [0];
  let at = 0;
  for (const character of text) {
    const before = folded.length;
    folded = append(folded, foldOf(character));
    const end = at + character.length;
    for (let index = before; index < folded.length; index += 1) {
      starts.push(at);
      ends.push(end);
    }
    // What folds to nothing, such as a combining accent, belongs to the letter before it.
    if (folded.length === before && JOINED.test(character)) ends[before - 1] = end;
    at = end;
  }
  if (!folded.endsWith(' ')) {
    folded += ' ';
    starts.push(at);
    ends.push(at);
  }
  return { folded, starts, ends };
}

function append(folded: string, more: string): string {
  return folded + (more.startsWith(' ') && (folded === '' || folded.endsWith(' ')) ? more.slice(1) : more);
}

function foldOf(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= KEPT_FOLDS) return foldCharacter(character);
  folds[code] ??= foldCharacter(character);
  return folds[code];
}

function foldCharacter(character: string): string {
  if (JOINED.test(character)) return '';
  // By way of upper case, so that ς equals σ, and ẞ and ß equal ss.
  const plain = character.normalize('NFKD').replace(MARKS, '');
  const lower = plain.toLowerCase().toUpperCase().toLowerCase();
  return HOOKED[lower] ?? lower.replace(MARKS, '').replace(OTHER, ' ');
}
