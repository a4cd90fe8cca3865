import type { ProviderList } from '#content/schema/directory.ts';
import { isEmptySearch, readSearch } from '../text/match-text.ts';
import { textsWith } from '../text/text-table.ts';
import { type Area, findArea } from './find-area.ts';
import { type PlaceIndex, STATE } from './index-places.ts';
import { matchNames, type NameMatch } from './match-names.ts';
import type { ListedPlace } from './prepare-places.ts';
import { MOST_WORDS, type Question, readQuestion } from './read-question.ts';

/** What can be said of a question in words. */
export type Verdict =
  /** Places of this name. */
  | { kind: 'yes'; places: ListedPlace[] }
  /** Places whose names have these words, or nearly these. */
  | { kind: 'perhaps'; places: ListedPlace[] }
  /** No place of this name; `asked` is the kind of place that the question is about. */
  | { kind: 'no'; asked: ProviderList['kind'] | undefined }
  /** The question is an area or a street. */
  | { kind: 'area'; area: Pick<Area, 'kind' | 'name'>; hospitals: number; pharmacies: number }
  /** The question names nothing, such as "hospital" or a phone number. */
  | { kind: 'none' };

/**
 * Why a place is among the results: it has this name, its name has the words of the question or nearly, it is in the
 * area, its name sounds alike, or its texts contain the words.
 */
export type Reason = 'name' | 'like' | 'area' | 'alike' | 'text';

export type FoundPlace = { place: ListedPlace; reason: Reason };

export type PlaceAnswer = {
  verdict: Verdict;
  /** All results, best first. */
  found: FoundPlace[];
};

/** So many letters are found wherever their spaces are; fewer would be found across two words by chance. */
const SQUEEZED = 6;
/** So many names that sound alike are enough. */
const MOST_ALIKE = 8;

/** Answers "is it covered?" for a name, an area or a street, as typed. */
export function answerPlaceQuery(index: PlaceIndex, typed: string): PlaceAnswer {
  if (isEmptySearch(readSearch(typed))) return { verdict: { kind: 'none' }, found: [] };
  const question = readQuestion(index, typed);
  if (question.words.every((word) => word === STATE)) return answerPlainly(index, question, typed);

  const matches = matchNames(index, question);
  const same = placesOf(matches.filter(({ grade }) => grade === 'same'));
  const likely = matches.filter(({ grade }) => grade === 'like');
  if (same.length > 0) {
    const rightlySpelt = placesOf(likely.filter(({ isMisspelt }) => !isMisspelt));
    return compose(
      index,
      typed,
      { kind: 'yes', places: listed(index, same) },
      { name: same, like: rightlySpelt },
    );
  }

  const like = placesOf(likely);
  const area = findArea(index, question);
  if (area?.isExact) return answerArea(index, question, typed, area);
  if (like.length > 0)
    return compose(index, typed, { kind: 'perhaps', places: listed(index, like) }, { like });
  if (area) return answerArea(index, question, typed, area);
  if (!/\p{L}/u.test(question.text)) return answerPlainly(index, question, typed);

  const near = matches.length > 0 ? matches : matchNames(index, question, true);
  const alike = placesOf(near.slice(0, MOST_ALIKE));
  return compose(index, typed, { kind: 'no', asked: question.kind }, { alike });
}

function answerArea(index: PlaceIndex, { kind }: Question, typed: string, found: Area): PlaceAnswer {
  const isOf = (of: ProviderList['kind'] | undefined) => (place: number) =>
    index.places[place]?.place.kind === of;
  const isAsked = isOf(kind);
  const area = [...found.places].sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || a - b);
  const verdict: Verdict = {
    kind: 'area',
    area: { kind: found.kind, name: found.name },
    hospitals: area.filter(isOf('hospital')).length,
    pharmacies: area.filter(isOf('pharmacy')).length,
  };
  return compose(index, typed, verdict, { area });
}

/** A word that most names have, a number or a sign: whatever contains it, else all places of the kind. */
function answerPlainly(index: PlaceIndex, { kind }: Question, typed: string): PlaceAnswer {
  const answer = compose(index, typed, { kind: 'none' }, {});
  if (answer.found.length > 0 || !kind) return answer;
  const ofKind = index.places.filter(({ place }) => place.kind === kind);
  return { ...answer, found: ofKind.map(({ place }) => ({ place, reason: 'text' })) };
}

/** The best results first, then every other place whose texts contain what was typed. */
function compose(
  index: PlaceIndex,
  typed: string,
  verdict: Verdict,
  best: Partial<Record<Reason, readonly number[]>>,
): PlaceAnswer {
  const reasons = new Map<number, Reason>();
  for (const reason of ['name', 'like', 'area', 'alike'] as const)
    for (const place of best[reason] ?? []) reasons.set(place, reason);
  for (const place of findTexts(index, typed)) if (!reasons.has(place)) reasons.set(place, 'text');
  const found = [...reasons].flatMap(([at, reason]): FoundPlace[] => {
    const place = index.places[at]?.place;
    return place ? [{ place, reason }] : [];
  });
  return { verdict, found };
}

/**
 * Whole words before parts of words; of several words, all but the last must be whole. Spaces that are missing or in
 * the wrong place are forgiven when nothing else is found.
 */
function findTexts(index: PlaceIndex, typed: string): number[] {
  const { byTextWord, texts, squeezedTexts, originals, fillers } = index;
  const { literal, phrase, squeezed } = readSearch(typed);
  if (literal) return textsWith(originals, literal);
  const all = phrase.split(' ').slice(0, MOST_WORDS);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  const last = words.at(-1) ?? '';
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

/** The places whose texts have such a word, in order. */
function placesWith({ byTextWord, places }: PlaceIndex, isWanted: (word: string) => boolean): number[] {
  const has = new Uint8Array(places.length);
  for (const [word, ofWord] of byTextWord) if (isWanted(word)) for (const place of ofWord) has[place] = 1;
  return places.flatMap((_, place) => (has[place] ? [place] : []));
}

function inAll(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists;
  const sets = others.map((list) => new Set(list));
  return first.filter((place) => sets.every((set) => set.has(place)));
}

function placesOf(matches: readonly NameMatch[]): number[] {
  return matches.map(({ place }) => place);
}

function listed({ places }: PlaceIndex, indexes: readonly number[]): ListedPlace[] {
  return indexes.flatMap((at) => places[at]?.place ?? []);
}
