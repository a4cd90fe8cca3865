/** The different words of many entries, each with the entries that have it. */
export type WordIndex = {
  /** In order of first appearance. */
  words: readonly string[];
  places: ReadonlyMap<string, number>;
  /** All words in one text, a line each, for finding those that have a given part. */
  text: string;
  /** Where each word begins in that text. */
  starts: Uint32Array;
  /** For each word its entries, in order. */
  entries: readonly (readonly number[])[];
};

/** Each entry is a text of words with white space between. */
export function indexWords(texts: readonly string[]): WordIndex {
  const places = new Map<string, number>();
  const words: string[] = [];
  const entries: number[][] = [];
  texts.forEach((text, entry) => {
    for (const word of text.split(/\s+/)) {
      if (word === '') continue;
      const place = places.get(word) ?? words.length;
      const having = entries[place];
      if (!having) {
        places.set(word, place);
        words.push(word);
        entries.push([entry]);
      } else if (having.at(-1) !== entry) having.push(entry);
    }
  });
  const starts = new Uint32Array(words.length + 1);
  words.forEach((word, place) => {
    starts[place + 1] = (starts[place] ?? 0) + word.length + 1;
  });
  return { words, places, text: words.join('\n'), starts, entries };
}

/** The places of the words that have this part; of those that begin with it, when only these are wanted. */
export function wordsWith(
  { text, starts }: WordIndex,
  part: string,
  where: 'anywhere' | 'beginning',
): number[] {
  const found: number[] = [];
  let place = 0;
  const next = () => {
    const from = starts[place] ?? text.length;
    if (where === 'anywhere' || from === 0) return text.indexOf(part, from);
    const at = text.indexOf(`\n${part}`, from - 1);
    return at === -1 ? -1 : at + 1;
  };
  for (let at = next(); at !== -1; at = next()) {
    while ((starts[place + 1] ?? text.length + 1) <= at) place += 1;
    if (where === 'anywhere' || starts[place] === at) found.push(place);
    place += 1;
    if (place >= starts.length - 1) break;
  }
  return found;
}
