import { foldText } from '../text/fold-text.ts';

/** Pairs of spellings. */
export type SameNames = readonly (readonly [string, string])[];

/**
 * Returns a function that finds the alternative names of a record's texts; called once for each record when its list is
 * prepared, so that they add nothing to the cost of a keystroke.
 */
export function otherNames(sameNames: SameNames): (texts: readonly string[]) => string[] {
  const pairs = sameNames
    .map(([one, other]): [string, string] => [foldText(one), foldText(other)])
    // Skips names that contain each other, as in "Ikorodu Central": the search finds those anyway, or would find too
    // much.
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

/** "Somolu General Hospital" and "Shomolu General Hospital", "PHC" and "Primary Health Care", become the same. */
export function createFolder(sameNames: SameNames): (text: string) => string {
  const ours = new Map([['health care', 'healthcare']]);
  for (const [one, other] of sameNames.map((pair) => pair.map(foldText)))
    if (one && other && !one.includes(other) && !other.includes(one) && !ours.has(one)) ours.set(one, other);
  const theirs = new RegExp(` (${[...ours.keys()].join('|')})(?= )`, 'g');
  return (text) => ` ${foldText(text)} `.replace(theirs, (_, spelling) => ` ${ours.get(spelling)}`).trim();
}
