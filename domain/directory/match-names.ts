import type { IndexedName, IndexedPlace, PlaceIndex } from './index-places.ts';
import type { Question } from './read-question.ts';
import { spell, typingErrors } from './similar-words.ts';

/**
 * How a place answers to a name. `same`: the question has all words that tell the name, without an error. `like`: the
 * name has all words of the question, perhaps misspelt or the last one incomplete. `alike`: it has some of them.
 */
export type NameMatch = {
  place: number;
  grade: 'same' | 'like' | 'alike';
  /** Rare words count more than frequent ones, exact ones more than similar ones. */
  score: number;
};

/** How well a word of a name matches a word of the question, from 0 to 1. */
type Fit = ReadonlyMap<string, number>;

const EXACT = 1;
const BEGUN = 0.85;
const ONE_ERROR = 0.8;
const MORE_ERRORS = 0.6;
/** A word found in the address instead of the name. */
const AROUND = 0.2;
/** So many letters of a name are enough, wherever its spaces are: "lifesource" and "life source". */
const BEGINNING = 5;
/** The share of a name's weight from which on it sounds alike. */
const ALIKE = 0.4;

export function matchNames(index: PlaceIndex, question: Question, isLoose = false): NameMatch[] {
  const fits = question.words.map((word, at) =>
    fitsOf(index, word, question.isTyping && at === question.words.length - 1, isLoose),
  );
  const candidates = new Set(
    fits.flatMap((fit) => [...fit.keys()].flatMap((word) => index.byWord.get(word) ?? [])),
  );
  for (const [place, { names }] of index.places.entries())
    if (names.some(({ squeezed }) => squeezed.startsWith(question.squeezed))) candidates.add(place);
  const weights = fits.map((fit) => weightOf(index, fit));
  return [...candidates]
    .flatMap((place) => gradePlace(index, question, fits, weights, place) ?? [])
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

function fitsOf({ vocabulary }: PlaceIndex, word: string, isLast: boolean, isLoose: boolean): Fit {
  const fit = new Map<string, number>();
  const spelt = spell(word);
  for (const name of vocabulary) {
    if (name.word === word) fit.set(word, EXACT);
    else if (isLast && name.word.startsWith(word)) fit.set(name.word, BEGUN);
    else {
      const errors = typingErrors(spelt, name, isLoose);
      if (errors !== undefined) fit.set(name.word, errors === 1 ? ONE_ERROR : MORE_ERRORS);
    }
  }
  return fit;
}

/** The weight of a word of the question: that of the rarest word it may stand for. */
function weightOf(index: PlaceIndex, fit: Fit): number {
  const best = Math.max(0, ...fit.values());
  const rarest = [...fit].filter(([, quality]) => quality === best).map(([word]) => rarity(index, word));
  return Math.max(...rarest, rarest.length === 0 ? Math.log(1 + index.places.length) : 0);
}

function rarity({ places, byWord, generic }: PlaceIndex, word: string): number {
  const weight = Math.log(1 + places.length / (byWord.get(word)?.length ?? 1));
  return generic.has(word) ? weight / 10 : weight;
}

function gradePlace(
  index: PlaceIndex,
  question: Question,
  fits: readonly Fit[],
  weights: readonly number[],
  place: number,
): NameMatch | undefined {
  const indexed = index.places[place];
  if (!indexed) return undefined;
  const matches = indexed.names.map((name) => gradeName(question, fits, weights, indexed, name));
  const [best] = matches.sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? { place, ...best } : undefined;
}

function gradeName(
  question: Question,
  fits: readonly Fit[],
  weights: readonly number[],
  { place, around }: IndexedPlace,
  { words, tells, isTold, squeezed }: IndexedName,
): Omit<NameMatch, 'place'> {
  const found = fits.map((fit) => bestIn(words, fit));
  const isFound = found.map(({ quality }, at) => quality > 0 || around.has(question.words[at] ?? ''));
  const matched = new Set(found.filter(({ quality }) => quality > 0).map(({ at }) => at));
  const telling = words.flatMap((_, at) => (tells[at] ? [at] : []));
  const told = telling.filter((at) => matched.has(at));
  const weight = (quality: number, at: number) => quality * (weights[at] ?? 0);
  const inName = found.reduce((sum, { quality }, at) => sum + weight(quality, at), 0);
  const inAll = found.reduce(
    (sum, { quality }, at) => sum + weight(quality || (isFound[at] ? AROUND : 0), at),
    0,
  );
  const isWhole = squeezed === question.squeezed;
  const isBegun = squeezed.startsWith(question.squeezed) && question.squeezed.length >= BEGINNING;
  const share = inName / weights.reduce((sum, one) => sum + one, 0);

  const isOtherKind = question.kind !== undefined && question.kind !== place.kind;
  const hasAll = isFound.every(Boolean) && told.length > 0 && !isOtherKind && !skipsWord(told, telling);
  const isExact = found.every(({ quality }) => quality === EXACT || quality === 0);
  const isSame = hasAll && isExact && told.length === telling.length && isTold;
  const score = inAll - 0.1 * (telling.length - told.length) + (isWhole ? 10 : 0);
  if (isWhole || isSame) return { grade: 'same', score: score + 100 };
  if (hasAll || isBegun) return { grade: 'like', score: score + 50 };
  return { grade: 'alike', score: told.length > 0 && share >= ALIKE ? score : 0 };
}

function bestIn(words: readonly string[], fit: Fit): { at: number; quality: number } {
  let best = { at: -1, quality: 0 };
  for (const [at, word] of words.entries()) {
    const quality = fit.get(word) ?? 0;
    if (quality > best.quality) best = { at, quality };
  }
  return best;
}

/** "Lagos University Teaching Hospital" is not "Lagos State University Teaching Hospital". */
function skipsWord(told: readonly number[], telling: readonly number[]): boolean {
  const [first = 0, last = 0] = [told[0], told.at(-1)];
  return telling.some((at) => at > first && at < last && !told.includes(at));
}
