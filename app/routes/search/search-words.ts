import { foldText } from '#domain/text/fold-text.ts';

/** The folded words of a text. */
export function splitWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** Not the plural that they look like. */
const UNCHANGED = new Set(['aids']);

/** A folded word without the endings that do not matter to a search: `pharmacies` and `pharmacy` are one. */
export function stemWord(word: string): string {
  if (UNCHANGED.has(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 6 && word.endsWith('ing') && !word.endsWith('nning')) return word.slice(0, -3);
  if (word.length > 5 && word.endsWith('ed')) return word.slice(0, -2);
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  return word;
}

/** How many letters may be wrong: none in a short word, which would then be another one. */
export function typosAllowed(word: string): number | false {
  if (word.length < 5 || /\d/.test(word)) return false;
  return word.length < 8 ? 1 : 2;
}

/** The words that tell what is looked for; all of them where there is nothing but small words. */
export function tellingWords(text: string, fillerWords: readonly string[], most = 12): string[] {
  const words = splitWords(text).slice(0, most);
  const telling = words.filter((word) => !fillerWords.includes(word));
  return telling.length > 0 ? telling : words;
}

/** A text without these names, unless nothing else of it tells what is looked for. */
export function withoutOwnNames(
  text: string,
  names: readonly string[],
  fillerWords: readonly string[],
): string {
  let rest = ` ${foldText(text)} `;
  for (const name of names) rest = rest.replaceAll(` ${name} `, ' ');
  const isTelling = splitWords(rest).some((word) => !fillerWords.includes(word));
  return isTelling && rest.trim() !== foldText(text) ? rest.trim() : text;
}

/** A text with one full stop at its end, unless it ends in a sign of its own. */
export function endSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
