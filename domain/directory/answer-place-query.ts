import type { ProviderList } from '#content/schema/directory.ts';
import { isEmptySearch, readSearch } from '../text/match-text.ts';
import { matchesSearch } from '../text/search-texts.ts';
import { type Area, findArea } from './find-area.ts';
import { type PlaceIndex, STATE } from './index-places.ts';
import { matchNames, type NameMatch } from './match-names.ts';
import { type Question, readQuestion } from './read-question.ts';
import type { ListedPlace } from './search-everywhere.ts';

/** What can be said of a question in words. */
type Verdict =
  /** Places of this name. */
  | { kind: 'yes'; places: ListedPlace[] }
  /** Places whose names have these words, or nearly these. */
  | { kind: 'perhaps'; places: ListedPlace[] }
  /** No place of this name; `asked` is the kind of place that the question is about. */
  | { kind: 'no'; asked: ProviderList['kind'] | undefined; alike: number }
  /** The question is an area or a street. */
  | { kind: 'area'; area: Pick<Area, 'kind' | 'name'>; hospitals: number; pharmacies: number }
  /** The question names nothing, such as "hospital" or a phone number. */
  | { kind: 'none' };

/** Why a place is among the results. */
type Reason = 'name' | 'alike' | 'area' | 'text';

type FoundPlace = { place: ListedPlace; reason: Reason };

export type PlaceAnswer = {
  verdict: Verdict;
  /** All results, best first. */
  found: FoundPlace[];
};

/** So many names that sound alike are enough. */
const MOST_ALIKE = 8;

/** Answers "is it covered?" for a name, an area or a street, as typed. */
export function answerPlaceQuery(index: PlaceIndex, typed: string): PlaceAnswer {
  if (isEmptySearch(readSearch(typed))) return { verdict: { kind: 'none' }, found: [] };
  const question = readQuestion(index, typed);
  if (question.words.every((word) => word === STATE)) return answerPlainly(index, question, typed);

  const matches = matchNames(index, question);
  const same = matches.filter(({ grade }) => grade === 'same');
  const like = matches.filter(({ grade }) => grade === 'like');
  if (same.length > 0)
    return compose(index, typed, { kind: 'yes', places: placesOf(index, same) }, [...same, ...like], 'name');

  const area = findArea(index, question);
  if (area?.isExact) return answerArea(index, question, typed, area);
  if (like.length > 0)
    return compose(index, typed, { kind: 'perhaps', places: placesOf(index, like) }, like, 'name');
  if (area) return answerArea(index, question, typed, area);
  if (!/\p{L}/u.test(question.text)) return answerPlainly(index, question, typed);

  const alike = (matches.length > 0 ? matches : matchNames(index, question, true)).slice(0, MOST_ALIKE);
  return compose(index, typed, { kind: 'no', asked: question.kind, alike: alike.length }, alike, 'alike');
}

function answerArea(index: PlaceIndex, { kind }: Question, typed: string, area: Area): PlaceAnswer {
  const isAsked = (place: number) => index.places[place]?.place.kind === kind;
  const places = area.places.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || a - b);
  const count = (of: ProviderList['kind']) =>
    places.filter((place) => index.places[place]?.place.kind === of).length;
  const verdict: Verdict = {
    kind: 'area',
    area: { kind: area.kind, name: area.name },
    hospitals: count('hospital'),
    pharmacies: count('pharmacy'),
  };
  return compose(
    index,
    typed,
    verdict,
    places.map((place) => ({ place })),
    'area',
  );
}

/** A word that most names have, a number or a sign: whatever contains it, else all places of the kind. */
function answerPlainly(index: PlaceIndex, { kind }: Question, typed: string): PlaceAnswer {
  const answer = compose(index, typed, { kind: 'none' }, [], 'text');
  if (answer.found.length > 0 || !kind) return answer;
  const ofKind = index.places.filter(({ place }) => place.kind === kind);
  return { ...answer, found: ofKind.map(({ place }) => ({ place, reason: 'text' })) };
}

/** The best results first, then every other place whose texts contain what was typed. */
function compose(
  index: PlaceIndex,
  typed: string,
  verdict: Verdict,
  best: readonly Pick<NameMatch, 'place'>[],
  reason: Reason,
): PlaceAnswer {
  const isBest = new Set(best.map(({ place }) => place));
  const others = findTexts(index, typed).filter((place) => !isBest.has(place));
  const found = (places: readonly number[], why: Reason) =>
    places.flatMap((at): FoundPlace[] => {
      const place = index.places[at]?.place;
      return place ? [{ place, reason: why }] : [];
    });
  return { verdict, found: [...found([...isBest], reason), ...found(others, 'text')] };
}

/** Whole words before parts of words; of several words, all but the last must be whole. */
function findTexts({ places, fillers }: PlaceIndex, typed: string): number[] {
  const search = readSearch(typed);
  const words = search.phrase.split(' ').filter((word) => !fillers.has(word));
  const starts = words.map((word, at) => (at < words.length - 1 ? ` ${word} ` : ` ${word}`));
  const whole: number[] = [];
  const parts: number[] = [];
  for (const [at, { text, place }] of places.entries()) {
    if (search.literal) {
      const has = (part: string) => part.toLowerCase().includes(search.literal);
      if (Object.values(place.record).some(has)) whole.push(at);
    } else if (words.every((word) => text.includes(` ${word} `))) whole.push(at);
    else if (starts.every((word) => text.includes(word)) || matchesSearch(text, { ...search, words: [] }))
      parts.push(at);
  }
  return [...whole, ...parts];
}

function placesOf({ places }: PlaceIndex, matches: readonly NameMatch[]): ListedPlace[] {
  return matches.flatMap(({ place }) => places[place]?.place ?? []);
}
