const SPACES = /\s+/u;

/** The first words of a plain text, with an ellipsis if any were cut. */
export function truncateWords(text: string, limit: number): string {
  const words: string[] = [];
  // No further than needed: a post may be long, and lists have the beginnings of thousands.
  for (const [word] of text.matchAll(/\S+/gu)) {
    if (words.length === limit) return `${words.join(' ')}…`;
    words.push(word);
  }
  return words.join(' ');
}

export function countWords(text: string): number {
  return splitWords(text).length;
}

function splitWords(text: string): string[] {
  return text.split(SPACES).filter((word) => word !== '');
}

/** Slower than usual, for reading on a phone in what may be a second language. */
const WORDS_A_MINUTE = 180;

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
