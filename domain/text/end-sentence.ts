/** A text with one full stop at its end, unless it ends in a sign of its own. */
export function endSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}
