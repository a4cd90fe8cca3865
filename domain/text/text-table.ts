/** Many texts in one string, which is searched much faster than each of them by itself. */
export type TextTable = { joined: string; starts: readonly number[] };

export function joinTexts(texts: readonly string[]): TextTable {
  const starts: number[] = [];
  let length = 0;
  for (const text of texts) {
    starts.push(length);
    length += text.length + 1;
  }
  return { joined: texts.join('\n'), starts };
}

/** The indexes of the texts that contain a part, in order. */
export function textsWith({ joined, starts }: TextTable, part: string): number[] {
  const found: number[] = [];
  let text = 0;
  for (let at = joined.indexOf(part); at !== -1; at = joined.indexOf(part, starts[text])) {
    while (text < starts.length && (starts[text] ?? 0) <= at) text += 1;
    found.push(text - 1);
    if (text === starts.length) break;
  }
  return found;
}
