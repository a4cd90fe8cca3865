/** The words of a text, for a list of many. */
export function wordsIn(text: string): string[] {
  return text.trim().split(/\s+/);
}
