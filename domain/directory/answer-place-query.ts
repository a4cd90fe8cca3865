import type { ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { isEmptySearch, readSearch } from '../text/match-text.ts';
import { textsWith } from '../text/text-table.ts';
import { type Area, findArea, findAreaWithin } from './find-area.ts';
import { type PlaceIndex, STATE } from './index-places.ts';
import { matchNames, type NameMatch } from './match-names.ts';
import type { ListedPlace } from './prepare-places.ts';
import { MOST_WORDS, type Question, readQuestion } from './read-question.ts';

type NamedPlaces = {
  places: ListedPlace[];
  /** The list of the plan that the question names. */
  plan?: ProviderListId | undefined;
};

export type AreaCount = {
  area: Pick<Area, 'kind' | 'name'>;
  /** The word of a type, such as "primary", where only its hospitals are meant. */
  type?: string | undefined;
  /** The list of a plan, where only its hospitals are meant. */
  plan?: ProviderListId | undefined;
  hospitals: number;
  pharmacies: number;
};

/** What can be said of a question in words. */
export type Verdict =
  /** Places of this name. */
  | ({ kind: 'yes' } & NamedPlaces)
  /** Places whose names have these words, or nearly these. */
  | ({ kind: 'perhaps' } & NamedPlaces)
  /**
   * No place of this name; `asked` is the kind of place that the question is about, `near` an area that it names.
   * Where people ask for other things as well, it is one only if `isAsked`.
   */
  | { kind: 'no'; asked: ProviderList['kind'] | undefined; isAsked: boolean; near?: AreaCount | undefined }
  /** The question is an area or a street. */
  | ({ kind: 'area' } & AreaCount)
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

/** A single word of fewer letters names nothing by its beginning; misspelt, it needs one more. */
const SHORTEST_BEGINNING = 5;

/** Answers "is it covered?" for a name, an area or a street, as typed. */
export function answerPlaceQuery(index: PlaceIndex, typed: string): PlaceAnswer {
  if (isEmptySearch(readSearch(typed))) return { verdict: { kind: 'none' }, found: [] };
  const question = readQuestion(index, typed);
  if (question.words.every((word) => word === STATE || index.types.has(word)))
    return answerPlainly(index, question, typed);

  const matches = matchNames(index, question);
  const same = placesOf(matches.filter(({ grade }) => grade === 'same'));
  const likely = matches.filter(({ grade }) => grade === 'like');
  if (same.length > 0) {
    const rightlySpelt = placesOf(likely.filter(({ isMisspelt }) => !isMisspelt));
    return compose(
      index,
      typed,
      { kind: 'yes', places: listed(index, same), plan: question.plan },
      { name: same, like: rightlySpelt },
    );
  }

  const area = findArea(index, question);
  if (area?.isExact) return answerArea(index, question, typed, area);
  const ofType = findAreaOfType(index, question);
  if (ofType) return answerArea(index, question, typed, ofType);
  const like = placesOf(likely.filter((match) => isEnough(question, match)));
  if (like.length > 0) {
    const places = listed(index, like);
    return compose(index, typed, { kind: 'perhaps', places, plan: question.plan }, { like });
  }
  if (area) return answerArea(index, question, typed, area);
  if (likely.length > 0) return compose(index, typed, { kind: 'none' }, { like: placesOf(likely) });
  if (!/\p{L}/u.test(question.text)) return answerPlainly(index, question, typed);

  const nearly = matches.length > 0 ? matches : matchNames(index, question, true);
  const alike = placesOf(nearly.slice(0, MOST_ALIKE));
  const { kind: asked, isAsked } = question;
  const within = findAreaWithin(index, question);
  const near = within && countArea(index, within);
  return compose(index, typed, { kind: 'no', asked, isAsked, near }, { alike });
}

function isEnough({ words: [word = '', ...more] }: Question, { isExact, isMisspelt }: NameMatch): boolean {
  return isExact || more.length > 0 || word.length >= SHORTEST_BEGINNING + (isMisspelt ? 1 : 0);
}

type TypedArea = Area & { type?: string };

/** "Primary health centre Yaba": the hospitals of a type in an area. */
function findAreaOfType(index: PlaceIndex, question: Question): TypedArea | undefined {
  const type = question.words.find((word) => index.types.has(word));
  if (!type) return undefined;
  const area = findArea(index, { ...question, words: question.words.filter((word) => word !== type) });
  if (!area?.isExact) return undefined;
  const ofType = new Set(index.byWord.get(type));
  const places = area.places.filter((place) => ofType.has(place));
  return places.length > 0 ? { ...area, places, type } : undefined;
}

function answerArea(index: PlaceIndex, question: Question, typed: string, found: TypedArea): PlaceAnswer {
  const { kind, plan } = question;
  const isAsked = (place: number) => index.places[place]?.place.kind === kind;
  const area = found.places
    .filter((place) => !plan || index.places[place]?.place.lists.includes(plan))
    .sort((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || a - b);
  const count = countArea(index, { ...found, places: area });
  return compose(index, typed, { kind: 'area', ...count, plan, type: found.type }, { area });
}

function countArea(index: PlaceIndex, { kind, name, places }: Area): AreaCount {
  const count = (of: ProviderList['kind']) =>
    places.filter((place) => index.places[place]?.place.kind === of).length;
  return { area: { kind, name }, hospitals: count('hospital'), pharmacies: count('pharmacy') };
}

/**
 * A type of hospital, a plan, a word that most names have, a number or a sign: all places of the type or the plan, else
 * whatever contains it, else all places of the kind.
 */
function answerPlainly(index: PlaceIndex, question: Question, typed: string): PlaceAnswer {
  const { kind, plan, words } = question;
  const types = words.filter((word) => index.types.has(word));
  if (types.length > 0 || plan) {
    const ofType = inAll([[...index.places.keys()], ...types.map((type) => index.byWord.get(type) ?? [])]);
    const places = listed(index, ofType).filter(({ lists }) => !plan || lists.includes(plan));
    return { verdict: { kind: 'none' }, found: places.map((place) => ({ place, reason: 'text' })) };
  }
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
