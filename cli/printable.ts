/** What strangers have written, without the characters that could steer a terminal. */
export function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  return text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '�');
}

/** On one line and not longer than this. */
export function inOneLine(text: string, most: number): string {
  const line = printable(text.replace(/\s+/g, ' ').trim());
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
