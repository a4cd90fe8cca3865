export const MAX_SEARCH_CHARACTERS = 80;

/** A search text from a stranger's URL, cut by whole characters: half of one would not survive the next URL. */
export function cutSearch(text: string): string {
  return Array.from(text.slice(0, MAX_SEARCH_CHARACTERS * 2))
    .slice(0, MAX_SEARCH_CHARACTERS)
    .join('')
    .replace(/\p{Cs}/gu, '\uFFFD');
}
