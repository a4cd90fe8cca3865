import { textsWith } from '../text/match-text.ts';
import type { PlaceIndex } from './index-places.ts';
import type { ListedPlace } from './prepare-places.ts';
import { MOST_WORDS, type Question } from './read-question.ts';

/**
 * Why a place is among the results: it has this name, its name has the words of the question or nearly, it is in the
 * area, its name sounds alike, or its texts contain the words.
 */
export type Reason = (typeof ORDER)[number];

export type FoundPlace = { place: ListedPlace; reason: Reason };

/** The places for each reason, by their index. */
export type Candidates = Partial<Record<Reason, readonly number[] | undefined>>;

const ORDER = ['name', 'like', 'area', 'alike', 'text'] as const;

/** So many letters are found wherever their spaces are; fewer would be found across two words by chance. */
const SQUEEZED = 6;

/** The best reason first; within one, as the candidates come. No place is there twice. */
export function rankPlaces({ places }: PlaceIndex, candidates: Candidates): FoundPlace[] {
  const reasons = new Map<number, Reason>();
  for (const reason of ORDER)
    for (const place of candidates[reason] ?? []) if (!reasons.has(place)) reasons.set(place, reason);
  return [...reasons].flatMap(([at, reason]): FoundPlace[] => {
    const place = places[at]?.place;
    return place ? [{ place, reason }] : [];
  });
}

/**
 * The places whose texts contain what was typed: whole words before parts of words; of several words, all but the last
 * must be whole. Spaces that are missing or in the wrong place are forgiven when nothing else is found.
 */
export function findTexts(index: PlaceIndex, { search }: Question): number[] {
  const { byTextWord, texts, squeezedTexts, originals, fillers } = index;
  const { literal, phrase, squeezed } = search;
  if (literal) return textsWith(originals, literal);
  const all = phrase.split(' ').slice(0, MOST_WORDS);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  const last = words[words.length - 1] ?? '';
  const whole = words.map((word) => byTextWord.get(word) ?? []);
  const found = [
    ...inAll(whole),
    ...inAll([placesWith(index, (word) => word.startsWith(last)), ...whole.slice(0, -1)]),
    ...(words.length === 1 ? placesWith(index, (word) => word.includes(last)) : []),
  ];
  if (found.length > 0) return found;
  return [
    ...textsWith(texts, phrase),
    ...(squeezed.length >= SQUEEZED ? textsWith(squeezedTexts, squeezed) : []),
  ];
}

/** What all lists have, in the order of the first. */
export function inAll(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists;
  const sets = others.map((list) => new Set(list));
  return first.filter((place) => sets.every((set) => set.has(place)));
}

/** The places whose texts have such a word, in order. */
function placesWith({ byTextWord, places }: PlaceIndex, isWanted: (word: string) => boolean): number[] {
  const has = new Uint8Array(places.length);
  for (const [word, ofWord] of byTextWord) if (isWanted(word)) for (const place of ofWord) has[place] = 1;
  return places.flatMap((_, place) => (has[place] ? [place] : []));
}
