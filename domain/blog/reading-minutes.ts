/** Slower than usual, for reading on a phone in what may be a second language. */
const WORDS_A_MINUTE = 180;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
