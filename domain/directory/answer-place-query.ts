import type { ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { isEmptySearch, textsWith } from '../text/match-text.ts';
import { type Area, findArea, findAreaWithin, matchNames, type NameMatch } from './find-meanings.ts';
import { type PlaceIndex, STATE, STATE_NAME } from './index-places.ts';
import type { ListedPlace } from './prepare-places.ts';
import { MOST_TYPED_WORDS, type Question, readQuestion } from './read-question.ts';

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
  /**
   * `yes`: places of this name; `perhaps`: places whose names have these words, or nearly these. `plan` is the list of
   * the plan that the question names.
   */
  | { kind: 'yes' | 'perhaps'; places: ListedPlace[]; plan?: ProviderListId | undefined }
  /**
   * No place of this name; `asked` is the kind of place that the question is about, `near` an area that it names.
   * Where people ask for other things as well, it is one only if `isAsked`.
   */
  | {
      kind: 'no';
      asked: ProviderList['kind'] | undefined;
      isAsked: boolean;
      near?: AreaCount | undefined;
    }
  /** An area or a street; `near`: its LGA, if it has no hospital; `ignored`: a service, which no list tells. */
  | ({ kind: 'area'; near?: AreaCount | undefined; ignored?: string | undefined } & AreaCount)
  /** The question names nothing, such as "hospital" or a phone number; `isNeed`: it asks for a service or for hours. */
  | { kind: 'none'; isNeed?: boolean };

/**
 * Why a place is among the results: it has this name, its name has the words of the question or nearly, it is in the
 * area, its name sounds alike, its name or address contains the words, or something else that the lists say of it does,
 * such as its LCDA.
 */
export type Reason = (typeof ORDER)[number];

export type FoundPlace = { place: ListedPlace; reason: Reason };

/** The places for each reason, by their index. */
type Candidates = Partial<Record<Reason, readonly number[] | undefined>>;

const ORDER = ['name', 'like', 'area', 'alike', 'text', 'also'] as const;

export type PlaceAnswer = {
  verdict: Verdict;
  /** All results, best first. */
  found: FoundPlace[];
};

/** What the rules go by: the question, and what its words may mean, found when a rule asks for it. */
type Asked = {
  index: PlaceIndex;
  question: Question;
  names: () => NameMatch[];
  area: () => Area | undefined;
};

type Decision = {
  verdict: Verdict;
  /** The best results. */
  candidates: Candidates;
  /** Whether they are all; else whatever contains the typed text comes after them. */
  isComplete?: boolean;
};

type Rule = (asked: Asked) => Decision | undefined;

/** In this order: the first that decides gives the answer. Each has cases in answer-place-query.test.ts. */
const RULES: readonly Rule[] = [
  nothingTyped, //   "  "
  countedState, //   "how many hospitals in Lagos"
  noName, //         "PHC", "jaara plus", "hospital", "Lagos"
  sameName, //       "motayo", "is st nicholas surulere covered"
  wholeArea, //      "Ikorodu", "pharmacy yaba", "oshodiisolo"
  typeInArea, //     "primary health centre yaba"
  notAName, //       "dental in Ikeja", "open at night": /provider/services answers that
  likelyName, //     "st nicolas", "silver cr"
  likelyArea, //     "ikorudu", "allen"
  begunName, //      "owo": some names begin so, but it may be anything
  numberOrSign, //   "0803", "&"
  notListed, //      "Reddington Hospital"
];

/**
 * Answers "is it covered?" for a name, an area or a street, as typed: the question is read, names and areas that it may
 * mean are found, the first rule that applies gives the verdict, and the places are ranked. See
 * docs/directory-search.md.
 */
export function answerPlaceQuery(index: PlaceIndex, typed: string): PlaceAnswer {
  const question = readQuestion(index, typed);
  const names = once(() => matchNames(index, question));
  const area = once(() => findArea(index, question));
  const { verdict, candidates, isComplete } = decide({ index, question, names, area });
  const more = isComplete ? [] : findTexts(index, question);
  const isThere = (place: number) => hasWords(index, question, place);
  const text = [...(candidates.text ?? []), ...more.filter(isThere)];
  const also = verdict.kind === 'no' && question.isAsked ? [] : more.filter((place) => !isThere(place));
  return { verdict, found: rankPlaces(index, { ...candidates, text, also }) };
}

function decide(asked: Asked): Decision {
  for (const rule of RULES) {
    const decision = rule(asked);
    if (decision) return decision;
  }
  return NOTHING;
}

const NOTHING: Decision = { verdict: { kind: 'none' }, candidates: {}, isComplete: true };
/** So many names that sound alike are enough. */
const MOST_ALIKE = 8;
/** A single word of fewer letters names nothing by its beginning; misspelt, it needs one more. */
const SHORTEST_BEGINNING = 5;

function nothingTyped({ question }: Asked): Decision | undefined {
  return isEmptySearch(question.search) ? NOTHING : undefined;
}

/** "How many hospitals" is asked of the whole state. */
function countedState(asked: Asked): Decision | undefined {
  const { index, question } = asked;
  if (!question.isCounted || question.words.some((word) => word !== STATE)) return undefined;
  const places = index.places.map((_, place) => place);
  return answerArea(asked, { kind: 'state', name: STATE_NAME, places, isExact: true });
}

function noName({ index, question }: Asked): Decision | undefined {
  const isPlain = question.words.every((word) => word === STATE || index.types.has(word));
  return isPlain ? answerPlainly(index, question) : undefined;
}

function sameName({ index, question, names }: Asked): Decision | undefined {
  const name = placesOf(names().filter(({ grade }) => grade === 'same'));
  if (name.length === 0) return undefined;
  const like = placesOf(names().filter(({ grade, isMisspelt }) => grade === 'like' && !isMisspelt));
  const verdict = { kind: 'yes', places: listed(index, name), plan: question.plan } as const;
  return { verdict, candidates: { name, like } };
}

function wholeArea(asked: Asked): Decision | undefined {
  const area = asked.area();
  return area?.isExact ? answerArea(asked, area) : undefined;
}

function typeInArea(asked: Asked): Decision | undefined {
  const { index, question } = asked;
  const type = question.words.find((word) => index.types.has(word));
  if (!type) return undefined;
  const area = findArea(index, { ...question, words: question.words.filter((word) => word !== type) });
  if (!area?.isExact) return undefined;
  const places = inAll([area.places, index.byWord.get(type) ?? []]);
  return places.length > 0 ? answerArea(asked, { ...area, places, type }) : undefined;
}

function likelyName({ index, question, names }: Asked): Decision | undefined {
  const like = placesOf(names().filter((match) => match.grade === 'like' && isEnough(question, match)));
  if (like.length === 0) return undefined;
  askedFirst(index, question, like);
  const verdict = { kind: 'perhaps', places: listed(index, like), plan: question.plan } as const;
  return { verdict, candidates: { like } };
}

function isEnough({ words: [word = '', ...more] }: Question, { isExact, isMisspelt }: NameMatch): boolean {
  return isExact || more.length > 0 || word.length >= SHORTEST_BEGINNING + (isMisspelt ? 1 : 0);
}

function likelyArea(asked: Asked): Decision | undefined {
  const area = asked.area();
  return area && answerArea(asked, area);
}

function begunName({ names }: Asked): Decision | undefined {
  const like = placesOf(names().filter(({ grade }) => grade === 'like'));
  return like.length > 0 ? { verdict: { kind: 'none' }, candidates: { like } } : undefined;
}

function numberOrSign({ index, question }: Asked): Decision | undefined {
  return /\p{L}/u.test(question.text) ? undefined : answerPlainly(index, question);
}

function notAName({ index, question, names }: Asked): Decision | undefined {
  const needs = question.words.filter((word) => index.needs.has(word));
  const isName = needs.length < question.words.length && names().some(({ grade }) => grade === 'like');
  if (needs.length === 0 || isName) return undefined;
  // "Children hospital" is the Children's Hospital too.
  const called = needs.flatMap((word) => [word, `${word}s`].flatMap((each) => index.byWord.get(each) ?? []));
  const within = findAreaWithin(index, question);
  const area = within && [...within.places];
  if (area) askedFirst(index, question, area);
  const like = area ? inAll([called, area]) : called;
  return { verdict: { kind: 'none', isNeed: true }, candidates: { like, area }, isComplete: true };
}

function notListed({ index, question, names }: Asked): Decision {
  const within = findAreaWithin(index, question);
  const inArea = within ? index.fold(within.name).split(' ') : [];
  const own = { ...question, words: question.words.filter((word) => !inArea.includes(word)) };
  const alike = (isLoose: boolean) => {
    // "Reddington VI" sounds like nothing else that is called after Victoria Island.
    const beside = new Set(placesOf(matchNames(index, own, isLoose)));
    const nearly = isLoose ? matchNames(index, question, true) : names();
    return placesOf(nearly.filter(({ place }) => beside.has(place))).slice(0, MOST_ALIKE);
  };
  const strictly = alike(false);
  const near = within && within.places.length > 0 ? countArea(index, within) : undefined;
  const { kind: asked, isAsked } = question;
  return {
    verdict: { kind: 'no', asked, isAsked, near },
    candidates: { alike: strictly.length > 0 ? strictly : alike(true) },
  };
}

function answerArea({ index, question }: Asked, found: Area & { type?: string }): Decision {
  const { kind = 'hospital', plan } = question;
  const area = found.places.filter((place) => !plan || index.places[place]?.place.lists.includes(plan));
  askedFirst(index, question, area);
  const count = countArea(index, { ...found, places: area });
  // Few expect a hospital on a street that they type alone.
  const isWithout = count.hospitals === 0 && !plan && (question.kind ?? found.kind) !== 'street';
  const near = isWithout && kind === 'hospital' ? lgaOf(index, area) : undefined;
  const ignored = question.called.find((word) => index.needs.has(word));
  return { verdict: { kind: 'area', ...count, plan, type: found.type, near, ignored }, candidates: { area } };
}

/**
 * Sorts the kind that is asked for to the front, since most who ask for none mean a hospital, and of it what is called
 * so: "maternity in Ikorodu".
 */
function askedFirst(
  { byWord, places }: PlaceIndex,
  { kind = 'hospital', called }: Question,
  found: number[],
): void {
  const so = new Set(called.flatMap((word) => byWord.get(word) ?? []));
  const rank = (place: number) => (places[place]?.place.kind !== kind ? 2 : so.has(place) ? 0 : 1);
  found.sort((a, b) => rank(a) - rank(b));
}

/** The LGA that most of the places are in. */
function lgaOf(index: PlaceIndex, places: readonly number[]): AreaCount | undefined {
  const lgas = listed(index, places).map(({ record }) => record.lga);
  const countOf = (lga: string) => lgas.filter((one) => one === lga).length;
  const [most = ''] = [...lgas].sort((one, other) => countOf(other) - countOf(one));
  const lga = index.localities.get(index.fold(most));
  return lga && countArea(index, { ...lga, places: [...lga.places], isExact: true });
}

function countArea(index: PlaceIndex, { kind, name, places }: Area): AreaCount {
  const hospitals = listed(index, places).filter((place) => place.kind === 'hospital').length;
  return { area: { kind, name }, hospitals, pharmacies: places.length - hospitals };
}

/** All places of the type or the plan, else whatever contains the text, else all places of the kind. */
function answerPlainly(index: PlaceIndex, question: Question): Decision {
  const { kind, plan, words } = question;
  const types = words.filter((word) => index.types.has(word));
  const where = (isMeant: (place: ListedPlace) => boolean) =>
    index.places.flatMap(({ place }, at) => (isMeant(place) ? at : []));
  let text: number[];
  if (types.length > 0 || plan) {
    const ofPlan = where(({ lists }) => !plan || lists.includes(plan));
    text = inAll([ofPlan, ...types.map((type) => index.byWord.get(type) ?? [])]);
  } else {
    text = findTexts(index, question);
    if (text.length === 0 && kind) text = where((place) => place.kind === kind);
  }
  return { ...NOTHING, candidates: { text } };
}

/** So many letters are found wherever their spaces are; fewer would be found across two words by chance. */
const SQUEEZED = 6;

/** The best reason first; within one, as the candidates come. No place is there twice. */
function rankPlaces(index: PlaceIndex, candidates: Candidates): FoundPlace[] {
  const reasons = new Map<ListedPlace, Reason>();
  for (const reason of ORDER)
    for (const place of listed(index, candidates[reason] ?? []))
      if (!reasons.has(place)) reasons.set(place, reason);
  return [...reasons].map(([place, reason]) => ({ place, reason }));
}

/**
 * The places whose texts contain what was typed: whole words before parts of words; of several words, all but the last
 * must be whole. Spaces that are missing or in the wrong place are forgiven when nothing else is found.
 */
function findTexts(index: PlaceIndex, { search }: Question): number[] {
  const { byTextWord, texts, squeezedTexts, originals, fillers } = index;
  const { literal, phrase, squeezed } = search;
  if (literal) return textsWith(originals, literal);
  const all = phrase.split(' ').slice(0, MOST_TYPED_WORDS);
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

/**
 * Whether the name and address of a place have the words, wherever their spaces are: only then may it be said so. What
 * the lists say beside, other spellings of it and parts of words count where nothing is said of the words.
 */
function hasWords({ ownTexts, fillers, fold }: PlaceIndex, { search }: Question, place: number): boolean {
  const own = ownTexts[place] ?? '';
  const all = fold(search.phrase).split(' ').slice(0, MOST_TYPED_WORDS);
  const words = all.filter((word) => !fillers.has(word));
  const isThere = (word: string) => own.includes(` ${word} `);
  const spaced = [...all.join('')].join(' ?');
  return search.literal !== '' || words.every(isThere) || new RegExp(` ${spaced} `).test(own);
}

/** What all lists have, in the order of the first. */
function inAll(lists: readonly (readonly number[])[]): number[] {
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

function placesOf(matches: readonly NameMatch[]): number[] {
  return matches.map(({ place }) => place);
}

function listed({ places }: PlaceIndex, indexes: readonly number[]): ListedPlace[] {
  return indexes.flatMap((at) => places[at]?.place ?? []);
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
