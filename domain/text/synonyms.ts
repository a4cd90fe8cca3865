import { foldText } from './fold-text.ts';

/** Groups of words that mean the same, folded; see content/en/synonyms.ts. */
export type Synonyms = readonly (readonly string[])[];

/** Fewer letters could begin nearly any word. */
const SHORTEST_BEGINNING = 4;

/** The groups that a text names by one of their words, and which of its words that was. */
export function namedGroups(text: string, groups: Synonyms): { named: string; others: string[] }[] {
  const folded = ` ${foldText(text)} `;
  return groups.flatMap((group) => {
    const namedWords = group.filter((word) => folded.includes(` ${word} `) || folded.includes(` ${word}s `));
    const named = namedWords.reduce((one, other) => (lengthOf(other) < lengthOf(one) ? one : other), '');
    return named ? [{ named, others: group.filter((word) => word !== named) }] : [];
  });
}

/** "Ito suga" tells more than "suga". */
function lengthOf(words: string): number {
  return words.split(' ').length;
}

/**
 * A search in other words, for when it finds nothing as typed: each word of a group gives way to each of the others.
 * The last word may still be incomplete.
 */
export function otherWordings(text: string, groups: Synonyms): string[] {
  const folded = foldText(text);
  const written = namedGroups(folded, groups).flatMap(({ named, others }) =>
    others.map((other) => folded.replace(new RegExp(`\\b${named}s?\\b`), other)),
  );
  return [...new Set([...written, ...completions(folded, groups)])].filter((other) => other !== folded);
}

/** The groups of which a sentence has every word of a phrase, in any order: "doctor on my phone" means "phone doctor". */
export function mentionedGroups(text: string, groups: Synonyms): Synonyms {
  const words = new Set(foldText(text).split(' '));
  const isThere = (word: string) => words.has(word) || words.has(`${word}s`);
  return groups.filter((group) => group.some((phrase) => phrase.split(' ').every(isThere)));
}

function completions(folded: string, groups: Synonyms): string[] {
  const space = folded.lastIndexOf(' ') + 1;
  const begun = folded.slice(space);
  if (begun.length < SHORTEST_BEGINNING) return [];
  return groups
    .filter((group) => group.some((word) => word.startsWith(begun)))
    .flatMap((group) => group.map((word) => folded.slice(0, space) + word));
}
