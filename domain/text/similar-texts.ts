import { foldText } from './fold-text.ts';
import { type Spelling, spell, typingErrors } from './similar-words.ts';

/**
 * Of texts such as names and titles those that somebody may have meant by a search that found nothing, best first: every
 * word of it is like a word of the text. `words` are those of the text, as it writes them.
 */
export function findSimilar<Item>(
  items: Iterable<Item>,
  textOf: (item: Item) => string,
  search: string,
): { item: Item; words: string }[] {
  const typed = foldText(search).split(' ').filter(Boolean).slice(0, MOST_WORDS).map(spell);
  if (typed.length === 0) return [];
  const found: { item: Item; words: string; errors: number }[] = [];
  for (const item of items) {
    const match = matchWords(typed, textOf(item));
    if (match) found.push({ item, ...match });
  }
  return found
    .toSorted((one, other) => one.errors - other.errors)
    .map(({ item, words }) => ({ item, words }));
}

const MOST_WORDS = 5;

function matchWords(typed: readonly Spelling[], text: string) {
  const known = text.split(/[\s,;:/()-]+/).map((written) => ({ written, ...spell(foldText(written)) }));
  const words: string[] = [];
  let errors = 0;
  for (const one of typed) {
    let best: { written: string; errors: number } | undefined;
    for (const other of known) {
      const count = other.word.startsWith(one.word) ? 0 : typingErrors(one, other);
      if (count !== undefined && (!best || count < best.errors)) best = { ...other, errors: count };
    }
    if (!best) return undefined;
    errors += best.errors;
    words.push(best.written);
  }
  return { words: words.join(' '), errors };
}
