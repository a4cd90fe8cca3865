import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLgaCouncils } from '#domain/directory/directory-records.ts';
import { createNameMatcher } from '#domain/search/match-names.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { lcdaSpellings, lgaSpellings } from '#facts/directory.ts';
import { PROJECT_ROOT } from '../../project-root.ts';

export type PlaceNames = ReturnType<typeof readPlaceNames>;

/** A shorter word of a name is not enough of it. */
const SHORTEST_TELLING = 7;
const ENDING = / (lga|lcda|lg|local government( area)?|local council development area)$/;

/** The names of the LGAs and LCDAs, which are part of the version and not of the database. */
export function readPlaceNames(root = PROJECT_ROOT) {
  const councils = readLgaCouncils(readFileSync(join(root, 'content/directory/lagos-lga-lcda.csv'), 'utf8'));
  const lgas = [...councils.keys()];
  const lcdas = [...councils.values()].flat();
  const lgaOf = (lcda: string) => lgas.find((lga) => councils.get(lga)?.includes(lcda));
  const close = { lga: closeNames(lgas), lcda: closeNames(lcdas) };
  const known = { lga: spellingsOf(lgas, lgaSpellings), lcda: spellingsOf(lcdas, lcdaSpellings) };

  /** The canonical name, or why there is none. */
  function find(kind: 'lga' | 'lcda', text: string): { name: string } | { reason: string } {
    const name = keysOf(text).flatMap((key) => known[kind].get(key) ?? [])[0];
    if (name) return { name };
    const isLcda = kind === 'lga' && keysOf(text).flatMap((key) => known.lcda.get(key) ?? [])[0];
    const meant = isLcda ? lgaOf(isLcda) : close[kind](text);
    const hint = meant ? `; did you mean "${meant}"?` : '';
    return { reason: `${kind.toUpperCase()} "${text}" is not known${hint}` };
  }

  const belongs = (lcda: string, lga: string) => councils.get(lga)?.includes(lcda) ?? false;
  const areas = [...councils].map(([lga, ofLga]) => ({ lga, lcdas: ofLga }));
  return { find, lgaOf, belongs, areas };
}

function spellingsOf(names: readonly string[], others: Record<string, string>): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const [other, name] of Object.entries(others))
    for (const key of keysOf(other)) spellings.set(key, name);
  // Last, so that no variant of one name can hide another name itself.
  for (const name of names) for (const key of keysOf(name)) spellings.set(key, name);
  return spellings;
}

/** The name without spaces, and its words in order of the alphabet: "Ikotun/Igando" is "Igando-Ikotun". */
function keysOf(text: string): string[] {
  const folded = foldText(text).replace(ENDING, '');
  return [folded.replaceAll(' ', ''), folded.split(' ').sort().join(' ')];
}

/** By the whole name, or by a word that no other name has: "Ajeromi" is Ajeromi-Ifelodun. */
function closeNames(names: readonly string[]) {
  const wordsOf = (name: string) => foldText(name).split(' ');
  const words = Map.groupBy(names.flatMap(wordsOf), (word) => word);
  const match = createNameMatcher(
    names.flatMap((name) => {
      const own = wordsOf(name).filter(
        (word) => word.length >= SHORTEST_TELLING && words.get(word)?.length === 1,
      );
      return [foldText(name), ...own].map((phrase) => [phrase, name] as const);
    }),
  );
  return (text: string): string | undefined => match(wordsOf(text))[0]?.value;
}
