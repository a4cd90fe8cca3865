import { editDistance, letterSet, mayBeClose } from '../text/edit-distance.ts';

/** A word with the set of its letters, which rules out most comparisons. */
export type Spelling = { word: string; letters: number };

export function spell(word: string): Spelling {
  return { word, letters: letterSet(word) };
}

/**
 * The typing errors between two words, if few enough for their length: none below 4 letters, up to 1, and up to 2 from
 * 8 letters on. Loosely, one more, and words of 3 letters may have one.
 */
export function typingErrors(one: Spelling, other: Spelling, isLoose = false): number | undefined {
  if (one.word === other.word) return 0;
  const shorter = Math.min(one.word.length, other.word.length);
  const longer = Math.max(one.word.length, other.word.length);
  if (shorter < (isLoose ? 3 : 4) || longer < 4) return undefined;
  const most = (longer >= 8 ? 2 : 1) + (isLoose && longer >= 6 ? 1 : 0);
  if (longer - shorter > most || !mayBeClose(one.letters, other.letters, most)) return undefined;
  return editDistance(one.word, other.word, most);
}
