/** The first characters of a text in one line, whole letters only. */
export function shortenText(text: string, most: number): string {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  const isLong = characters.length > most;
  return isLong ? `${characters.slice(0, most).join('').trimEnd()}…` : characters.join('');
}
