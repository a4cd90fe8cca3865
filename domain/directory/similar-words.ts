import { editDistance, letterSet, mayBeClose } from '../text/edit-distance.ts';

/** A word with the set of its letters, which rules out most comparisons. */
export type Spelling = { word: string; letters: number };

export function spell(word: string): Spelling {
  return { word, letters: letterSet(word) };
}

/** Shorter words are alike by chance: card and care. */
const SHORTEST = 5;

/**
 * The typing errors between two words, if few enough for their length: none below 5 letters, up to 1, and up to 2 from
 * 8 letters on. Loosely, one more from 6 letters on.
 */
export function typingErrors(one: Spelling, other: Spelling, isLoose = false): number | undefined {
  if (one.word === other.word) return 0;
  const shorter = Math.min(one.word.length, other.word.length);
  const longer = Math.max(one.word.length, other.word.length);
  if (shorter < SHORTEST) return undefined;
  const most = (longer >= 8 ? 2 : 1) + (isLoose && longer >= 6 ? 1 : 0);
  if (longer - shorter > most || !mayBeClose(one.letters, other.letters, most)) return undefined;
  return editDistance(one.word, other.word, most);
}
