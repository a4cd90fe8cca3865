import { editDistance, type Spelling, spell, typingErrors } from '../text/similar-words.ts';
import type { Locality } from './find-localities.ts';
import { type IndexedName, type IndexedPlace, type PlaceIndex, STATE } from './index-places.ts';
import type { Question } from './read-question.ts';

/**
 * How a place answers to a name. `same`: the question has all words that tell the name, without an error. `like`: the
 * name has all words of the question, perhaps misspelt or the last one incomplete. `alike`: it has some of them.
 */
export type NameMatch = {
  place: number;
  grade: 'same' | 'like' | 'alike';
  isMisspelt: boolean;
  /** Every word that was found is in the name as it was typed. */
  isExact: boolean;
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
/** Loosely, a word of so many letters may lack its end wherever it stands: "Ken Pharmacy". */
const SHORTEST_BEGUN = 3;
/** The share of a name's weight from which on it sounds alike. */
const ALIKE = 0.4;

export function matchNames(index: PlaceIndex, question: Question, isLoose = false): NameMatch[] {
  const fits = question.words.map((word, at) =>
    fitsOf(index, word, question.isTyping && at === question.words.length - 1, isLoose),
  );
  const weights = fits.map((fit) => weightOf(index, fit));
  const matches = [...candidates(index, question, fits)].flatMap((place) => {
    const indexed = index.places[place];
    const names = indexed?.names.map((name) => gradeName(question, fits, weights, indexed, name)) ?? [];
    const [best] = names.sort((a, b) => b.score - a.score);
    return best && best.score > 0 ? { place, ...best } : [];
  });
  return matches.sort((a, b) => b.score - a.score || a.place - b.place);
}

/** The places that have one of the words in their name, or a name that begins with the letters of the question. */
function candidates(
  { places, byWord }: PlaceIndex,
  { squeezed }: Question,
  fits: readonly Fit[],
): Set<number> {
  const found = new Set<number>();
  for (const fit of fits)
    for (const word of fit.keys()) for (const place of byWord.get(word) ?? []) found.add(place);
  if (squeezed.length >= BEGINNING)
    for (let place = 0; place < places.length; place += 1)
      if (places[place]?.names.some((name) => name.squeezed.startsWith(squeezed))) found.add(place);
  return found;
}

function fitsOf({ vocabulary }: PlaceIndex, word: string, isLast: boolean, isLoose: boolean): Fit {
  const fit = new Map<string, number>();
  const spelt = spell(word);
  const isBegun = isLast || (isLoose && word.length >= SHORTEST_BEGUN);
  for (const name of vocabulary) {
    if (name.word === word) fit.set(word, EXACT);
    else if (isBegun && name.word.startsWith(word)) fit.set(name.word, BEGUN);
    else {
      const errors = isLoose && name.word === STATE ? undefined : typingErrors(spelt, name, isLoose);
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

function gradeName(
  question: Question,
  fits: readonly Fit[],
  weights: readonly number[],
  { place, around: addressWords }: IndexedPlace,
  { words, telling, firm, core, isTold, squeezed }: IndexedName,
): Omit<NameMatch, 'place'> {
  let matched = 0;
  let inName = 0;
  let around = 0;
  let total = 0;
  let isEveryFound = true;
  let isExact = true;
  let isMisspelt = false;
  for (let at = 0; at < fits.length; at += 1) {
    const best = bestWord(words, fits[at]);
    const quality = fits[at]?.get(words[best] ?? '') ?? 0;
    const weight = weights[at] ?? 0;
    total += weight;
    if (quality > 0) matched |= 1 << best;
    else if (addressWords.has(question.words[at] ?? '')) around += AROUND * weight;
    else isEveryFound = false;
    inName += quality * weight;
    if (quality > 0 && quality < EXACT) isExact = false;
    if (quality > 0 && quality < BEGUN) isMisspelt = true;
  }
  const told = matched & telling;
  const untold = countBits(telling & ~told);
  const isOtherKind = question.kind !== undefined && question.kind !== place.kind;
  const hasAll = isEveryFound && (told & core) !== 0 && !isOtherKind && !skipsWord(told, firm);
  const isWhole = squeezed === question.squeezed || (!isTold && bare(words) === bare(question.own));
  const isBegun = question.squeezed.length >= BEGINNING && squeezed.startsWith(question.squeezed);
  const score = inName + around - 0.1 * untold;
  const grade = (is: NameMatch['grade'], points: number) => ({
    grade: is,
    isMisspelt,
    isExact,
    score: points,
  });
  if (isWhole) return grade('same', score + 110);
  if (hasAll && isExact && isTold && untold === 0) return grade('same', score + 100);
  if (hasAll || isBegun) return grade('like', score + 50);
  return grade('alike', told !== 0 && inName >= ALIKE * total ? score : 0);
}

/** Of a name that only its areas tell, people leave out the state and "Hospital": "Island Maternity". */
function bare(words: readonly string[]): string {
  return words.filter((word) => word !== STATE && word !== 'hospital').join();
}

/** The position of the word of a name that fits best, or -1. */
function bestWord(words: readonly string[], fit: Fit | undefined): number {
  let best = -1;
  let quality = 0;
  for (let at = 0; at < words.length; at += 1) {
    const fits = fit?.get(words[at] ?? '') ?? 0;
    if (fits > quality) {
      best = at;
      quality = fits;
    }
  }
  return best;
}

/** "Lagos University Teaching Hospital" is not "Lagos State University Teaching Hospital"; "Street" may be left out. */
function skipsWord(told: number, telling: number): boolean {
  const lowest = told & -told;
  const highest = 1 << (31 - Math.clz32(told));
  return (telling & ~told & (highest - lowest)) !== 0;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A question that is nothing but an area or a street. */
export type Area = {
  kind: Locality['kind'] | 'state';
  name: string;
  places: readonly number[];
  /** Neither misspelt nor a street without its "Street". */
  isExact: boolean;
};

export function findArea(index: PlaceIndex, question: Question): Area | undefined {
  const words = withoutState(question.words);
  if (words.length === 0) return undefined;
  // "Mushin market" is in Mushin.
  const bare = words.filter((word) => !index.landmarks.has(word));
  const exact = findExact(index, words) ?? (bare.length > 0 ? findExact(index, bare) : undefined);
  return exact ?? findStreet(index, question, words) ?? findMisspelt(index, words);
}

/** The area that a question names among other words; of several, the one with most words. */
export function findAreaWithin({ localities }: PlaceIndex, { words }: Question): Area | undefined {
  for (let length = words.length; length > 0; length -= 1)
    for (let start = words.length - length; start >= 0; start -= 1) {
      const found = localities.get(words.slice(start, start + length).join(' '));
      if (found && found.kind !== 'street') return toArea(found, true);
    }
  return undefined;
}

/** "Ikeja, Lagos" is Ikeja; Lagos Island keeps its name. */
function withoutState(words: readonly string[]): readonly string[] {
  const isLast = words.length > 1 && words[words.length - 1] === STATE;
  return isLast ? words.slice(0, -1) : words;
}

/** An LGA or LCDA, else the town or the towns that have most places: "Mafoluku Oshodi" is also Mafoluku in Oshodi. */
function findExact(index: PlaceIndex, words: readonly string[]): Area | undefined {
  const whole = index.localities.get(words.join(' '));
  const isCouncil = whole?.kind === 'lga' || whole?.kind === 'lcda';
  const row = isCouncil ? undefined : findRow(index, words);
  if (row && row.places.length > (whole?.places.size ?? 0)) return row;
  return whole && toArea(whole, true);
}

/** Several localities in a row are where all of them are. */
function findRow({ localities }: PlaceIndex, words: readonly string[]): Area | undefined {
  const found: Locality[] = [];
  let at = 0;
  while (at < words.length) {
    const ends = words.map((_, end) => end + 1).filter((end) => end > at);
    const end = ends.find((next) => localities.has(words.slice(at, next).join(' ')));
    const locality = end && localities.get(words.slice(at, end).join(' '));
    if (!locality) return undefined;
    found.push(locality);
    at = end;
  }
  const places = [...(found[0]?.places ?? [])].filter((place) => found.every((of) => of.places.has(place)));
  return {
    kind: 'town',
    name: [...new Set(found)].map(({ name }) => name).join(', '),
    places,
    isExact: true,
  };
}

/** "Allen" is Allen Avenue, but "Allen hospital" asks for a name. */
function findStreet(
  { localities, streets }: PlaceIndex,
  { isGeneric }: Question,
  words: readonly string[],
): Area | undefined {
  if (isGeneric) return undefined;
  const found = [...streets].flatMap((street) => localities.get([...words, street].join(' ')) ?? []);
  const [most] = found.sort((a, b) => b.places.size - a.places.size);
  return most && toArea(most, false);
}

function findMisspelt({ localityNames }: PlaceIndex, words: readonly string[]): Area | undefined {
  const typed = spell(words.join(''));
  let best: { locality: Locality; errors: number } | undefined;
  for (const name of localityNames) {
    const errors = typingErrors(typed, name) ?? shortErrors(typed, name);
    // Words that only together come near a name are mostly other words.
    if (errors !== undefined && (words.length === 1 || errors < 2) && errors < (best?.errors ?? 3))
      best = { locality: name.locality, errors };
  }
  return best && toArea(best.locality, best.errors === 0);
}

/** "Ikja" is Ikeja: so few letters are compared with the names of LGAs alone. */
function shortErrors({ word }: Spelling, { word: name, locality }: PlaceIndex['localityNames'][number]) {
  return word.length > 3 && locality.kind === 'lga' ? editDistance(word, name, 1) : undefined;
}

function toArea(locality: Locality, isExact: boolean): Area {
  return { ...locality, places: [...locality.places], isExact };
}
