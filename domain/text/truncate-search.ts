export const MAX_SEARCH_CHARACTERS = 80;

/** Limits a search from a URL without splitting a surrogate pair, which the next URL could not encode. */
export function truncateSearch(text: string): string {
  return Array.from(text.slice(0, MAX_SEARCH_CHARACTERS * 2))
    .slice(0, MAX_SEARCH_CHARACTERS)
    .join('')
    .replace(/\p{Cs}/gu, '\uFFFD');
}
