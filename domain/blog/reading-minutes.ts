/** A calm reader, on a phone, in a language that may be the second. */
const WORDS_A_MINUTE = 180;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
