/** Counted after Unicode normalisation, which makes up to 18 characters of one: "ﷺ". */
export const MAX_SEARCH_CHARACTERS = 200;

/** Limits a search without splitting a surrogate pair, which the next URL could not encode. */
export function truncateSearch(text: string): string {
  let length = 0;
  let end = 0;
  for (const character of text) {
    length += Array.from(character.normalize('NFKC')).length;
    if (length > MAX_SEARCH_CHARACTERS) break;
    end += character.length;
  }
  return text.slice(0, end).replace(/\p{Cs}/gu, '\uFFFD');
}

export const isCutSearch = (text: string) => truncateSearch(text).length < text.length;
