/** What a text is sorted by: case does not matter, nor do accents, so that Ọ stands with O. */
export function sortKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Plain comparison of characters, not a collator: browser and server must come to the same order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
