const MOST_SHOWN = 80;

/** What a stranger's cell says, in a length that fits into a sentence. */
export function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}
