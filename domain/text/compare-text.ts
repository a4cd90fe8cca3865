/** The sort key of a text: ignores case and accents, so that Ọ sorts with O. */
export function sortKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Compares by code unit rather than with a collator, so that browser and server agree on the order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
