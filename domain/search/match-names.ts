import { type Spelling, spell, typingErrors } from '../text/similar-words.ts';

/** A phrase of a dictionary, found in a text. */
export type NameMatch<Value> = {
  value: Value;
  /** As the dictionary has it: "diabetes" for "diabetis". */
  phrase: string;
  /** The positions of its words in the text. */
  at: number[];
  /** The number of typing errors. */
  errors: number;
};

type Node<Value> = { next: Map<string, Node<Value>>; phrase: string; values: Value[] };
type Meaning = { word: string; errors: number };

/** Shorter words are taken as they are typed: "pile" is not "pill". */
const SHORTEST_CORRECTED = 5;
const SHORTEST_PLURAL = 3;
/** The letters at either end of a word of which one end must be right. */
const END = 2;

/**
 * Returns a function that finds the phrases of a dictionary in the folded words of a text: longest first, then with the
 * fewest typing errors, then in the order of the text. A word that the dictionary has is never corrected to another.
 * `readings` are the positions of the words to read, such as those without small words.
 */
export function createNameMatcher<Value>(
  phrases: Iterable<readonly [phrase: string, value: Value]>,
  errorsBetween = typingErrors,
): (words: readonly string[], readings?: readonly (readonly number[])[]) => NameMatch<Value>[] {
  const root: Node<Value> = { next: new Map(), phrase: '', values: [] };
  const vocabulary = new Set<string>();
  for (const [phrase, value] of phrases) {
    let node = root;
    for (const word of phrase.split(' ')) {
      vocabulary.add(word);
      const next = node.next.get(word) ?? { next: new Map(), phrase, values: [] };
      node.next.set(word, next);
      node = next;
    }
    node.phrase = phrase;
    node.values.push(value);
  }
  const byEnd = indexByEnds(vocabulary);

  function meaningsOf(typed: string): Meaning[] {
    // "Cancers" is one cancer and more; "c" is no "cs".
    const plural = typed.length < SHORTEST_PLURAL ? [] : [`${typed}s`, typed.replace(/s$/, '')];
    const exact = [...new Set([typed, ...plural])].filter((word) => vocabulary.has(word));
    if (exact.length > 0) return exact.map((word) => ({ word, errors: 0 }));
    if (typed.length < SHORTEST_CORRECTED) return [];
    const spelling = spell(typed);
    const similar = new Map<string, number>();
    for (const end of endsOf(typed))
      for (const known of byEnd.get(end) ?? []) {
        const errors = errorsBetween(spelling, known);
        if (errors !== undefined) similar.set(known.word, errors);
      }
    return [...similar].map(([word, errors]) => ({ word, errors }));
  }

  return (words, readings = [[...words.keys()]]) => {
    const known = new Map([...new Set(words)].map((word) => [word, meaningsOf(word)]));
    const meanings = words.map((word) => known.get(word) ?? []);
    const found: NameMatch<Value>[] = [];
    const walk = (
      node: Node<Value>,
      positions: readonly number[],
      start: number,
      end: number,
      errors: number,
    ) => {
      for (const value of node.values)
        found.push({
          value,
          phrase: node.phrase,
          at: positions.slice(start, end).sort((a, b) => a - b),
          errors,
        });
      for (const meaning of meanings[positions[end] ?? -1] ?? []) {
        const next = node.next.get(meaning.word);
        if (next) walk(next, positions, start, end + 1, errors + meaning.errors);
      }
    };
    for (const positions of readings)
      for (const start of positions.keys()) walk(root, positions, start, start, 0);
    return found.sort(
      (a, b) => b.at.length - a.at.length || a.errors - b.errors || (a.at[0] ?? 0) - (b.at[0] ?? 0),
    );
  };
}

/** Few words share an end, so that a misspelt word is compared with few. */
function indexByEnds(vocabulary: Iterable<string>): Map<string, Spelling[]> {
  const byEnd = new Map<string, Spelling[]>();
  // "Jobbi" is Jobi.
  for (const word of vocabulary)
    if (word.length >= SHORTEST_CORRECTED - 1)
      for (const end of endsOf(word)) {
        const known = byEnd.get(end) ?? [];
        known.push(spell(word));
        byEnd.set(end, known);
      }
  return byEnd;
}

function endsOf(word: string): string[] {
  return [`${word.slice(0, END)}-`, `-${word.slice(-END)}`];
}
