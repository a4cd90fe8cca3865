import { foldText } from '../text/fold-text.ts';

/** Two ways of writing the same. */
export type SameNames = readonly (readonly [string, string])[];

/**
 * Prepares to tell by which other names the texts of a record are to be found. They are looked up once for each
 * record, when its list is made ready, so that a letter typed costs no more for them.
 */
export function otherNames(sameNames: SameNames): (texts: readonly string[]) => string[] {
  const pairs = sameNames
    .map(([one, other]): [string, string] => [foldText(one), foldText(other)])
    // Words more or fewer, as in "Ikorodu Central": the search finds those anyway, or would find too much.
    .filter(([one, other]) => !one.includes(other) && !other.includes(one))
    .flatMap(([one, other]) => [
      { written: ` ${one} `, also: other },
      { written: ` ${other} `, also: one },
    ]);
  return (texts) => {
    const folded = texts.map((text) => ` ${foldText(text)} `).join('\n');
    return [...new Set(pairs.filter(({ written }) => folded.includes(written)).map(({ also }) => also))];
  };
}
