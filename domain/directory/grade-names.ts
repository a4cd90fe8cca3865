import { type IndexedName, type IndexedPlace, type PlaceIndex, STATE } from './index-places.ts';
import type { Question } from './read-question.ts';

/**
 * How a place answers to a name. `same`: the question has all words that tell the name, without an error. `like`: the
 * name has all words of the question, perhaps misspelt or the last one incomplete. `alike`: it has some of them.
 */
export type NameGrade = {
  place: number;
  grade: 'same' | 'like' | 'alike';
  isMisspelt: boolean;
  /** Every word that was found is in the name as it was typed. */
  isExact: boolean;
  /** Rare words count more than frequent ones, exact ones more than similar ones. */
  score: number;
};

/** How well words of names match a word of the question, from 0 to 1. */
type Fit = ReadonlyMap<string, number>;

const EXACT = 1;
const BEGUN = 0.85;
const ONE_ERROR = 0.8;
const MORE_ERRORS = 0.6;
/** A word found in the address instead of the name. */
const AROUND = 0.2;
/** So many letters of a name are enough, wherever its spaces are: "lifesource" and "life source". */
const BEGINNING = 5;
/** The share of a question's weight from which on a name sounds alike. */
const ALIKE = 0.4;

/** The places whose names have words of the question, best first. */
export function gradeNames(index: PlaceIndex, question: Question): NameGrade[] {
  const { places, byWord } = index;
  const { words, isTyping, squeezed } = question;
  const fits = words.map((word, at) => fitOf(index, word, isTyping && at === words.length - 1));
  const weights = fits.map((fit) => weightOf(index, fit));
  const candidates = new Set(
    fits.flatMap((fit) => [...fit.keys()].flatMap((word) => byWord.get(word) ?? [])),
  );
  if (squeezed.length >= BEGINNING)
    for (const [place, { names }] of places.entries())
      if (names.some((name) => name.squeezed.startsWith(squeezed))) candidates.add(place);
  return [...candidates]
    .flatMap((place) => {
      const indexed = places[place];
      const grades = indexed?.names.map((name) =>
        gradeName(index, question, { fits, weights }, indexed, name),
      );
      const [best] = grades?.sort((a, b) => b.score - a.score) ?? [];
      return best && best.score > 0 ? { place, ...best } : [];
    })
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

function fitOf({ matchWords, byWord }: PlaceIndex, word: string, isLast: boolean): Fit {
  const fit = new Map(
    matchWords([word]).map(({ phrase, errors }) => [phrase, [EXACT, ONE_ERROR][errors] ?? MORE_ERRORS]),
  );
  if (isLast)
    for (const known of byWord.keys()) if (known.startsWith(word) && !fit.has(known)) fit.set(known, BEGUN);
  return fit;
}

/** The weight of a word of the question: that of the rarest word it may stand for. */
function weightOf({ places, byWord, generic }: PlaceIndex, fit: Fit): number {
  const best = Math.max(0, ...fit.values());
  const rarities = [...fit].flatMap(([word, quality]) => {
    const rarity = Math.log(1 + places.length / (byWord.get(word)?.length ?? 1));
    return quality === best ? (generic.has(word) ? rarity / 10 : rarity) : [];
  });
  return rarities.length > 0 ? Math.max(...rarities) : Math.log(1 + places.length);
}

function gradeName(
  { streets }: PlaceIndex,
  question: Question,
  { fits, weights }: { fits: readonly Fit[]; weights: readonly number[] },
  { place, around }: IndexedPlace,
  { words, told, core, isTold, squeezed }: IndexedName,
): Omit<NameGrade, 'place'> {
  const found = new Set<string>();
  const qualities = fits.map((fit) => {
    let [best, quality] = ['', 0];
    for (const word of words)
      if ((fit.get(word) ?? 0) > quality) [best, quality] = [word, fit.get(word) ?? 0];
    if (quality > 0) found.add(best);
    return quality;
  });
  const sum = (of: (at: number) => number) => weights.reduce((all, weight, at) => all + weight * of(at), 0);
  const inName = sum((at) => qualities[at] ?? 0);
  const isAround = (at: number) => !qualities[at] && around.has(question.words[at] ?? '');
  const own = told.filter((word) => found.has(word));
  const isExact = qualities.every((quality) => quality === 0 || quality === EXACT);
  const isMisspelt = qualities.some((quality) => quality > 0 && quality < BEGUN);
  const isEveryFound = qualities.every((quality, at) => quality > 0 || isAround(at));
  // "Lagos University Teaching Hospital" is not "Lagos State University Teaching Hospital"; "Street" may be left out.
  const between = told.slice(told.indexOf(own[0] ?? ''), told.lastIndexOf(own[own.length - 1] ?? ''));
  const isGapless = between.every((word) => found.has(word) || streets.has(word));
  const isKind = question.kind === undefined || question.kind === place.kind;
  const hasAll = isEveryFound && isKind && isGapless && core.some((word) => found.has(word));
  const isWhole = squeezed === question.squeezed || (!isTold && bare(words) === bare(question.own));
  const isBegun = question.squeezed.length >= BEGINNING && squeezed.startsWith(question.squeezed);
  const score = inName + AROUND * sum((at) => Number(isAround(at))) - 0.1 * (told.length - own.length);
  const as = (grade: NameGrade['grade'], points: number) => ({ grade, isMisspelt, isExact, score: points });
  if (isWhole) return as('same', score + 110);
  if (hasAll && isExact && isTold && own.length === told.length) return as('same', score + 100);
  if (hasAll || isBegun) return as('like', score + 50);
  return as('alike', own.length > 0 && inName >= ALIKE * sum(() => 1) ? score : 0);
}

/** Of a name that only its areas tell, people leave out the state and "Hospital": "Island Maternity". */
function bare(words: readonly string[]): string {
  return words.filter((word) => word !== STATE && word !== 'hospital').join();
}
