import type { ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { isEmptySearch, matchesSearch } from '../text/match-text.ts';
import { type Area, findArea, findAreaWithin } from './find-areas.ts';
import { gradeNames, type NameGrade } from './grade-names.ts';
import { type PlaceIndex, STATE, STATE_NAME } from './index-places.ts';
import type { ListedPlace } from './prepare-places.ts';
import { MAX_TYPED_WORDS, type Question, readQuestion } from './read-question.ts';

export type AreaCount = {
  area: Pick<Area, 'kind' | 'name'>;
  /** The word of a type, such as "primary", if only its hospitals are meant. */
  type?: string | undefined;
  /** The list of a plan, if only its hospitals are meant. */
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
   * No place of this name; `asked` is the kind of place that the question is about, `near` an area that it names. If
   * people ask for other things as well, it is one only if `isAsked`.
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
 * area, its name sounds alike, or what the lists say of it contains the words.
 */
export type Reason = (typeof REASONS)[number];

export type FoundPlace = { place: ListedPlace; reason: Reason };

/** The places for each reason, by their index. */
type Candidates = Partial<Record<Reason, readonly number[] | undefined>>;

const REASONS = ['name', 'like', 'area', 'alike', 'text'] as const;

export type PlaceAnswer = {
  verdict: Verdict;
  /** All results, best first. */
  found: FoundPlace[];
};

/** So many names that sound alike are enough. */
const MAX_ALIKE = 8;
/** A single word of fewer letters names nothing by its beginning; misspelt, it needs one more. */
const SHORTEST_BEGINNING = 5;

/**
 * Answers "is it covered?" for a name, an area or a street, as typed: a name comes before an area, and what is right as
 * typed before what is misspelt. See docs/directory-search.md.
 */
export function answerPlaceQuery(index: PlaceIndex, typed: string): PlaceAnswer {
  const question = readQuestion(index, typed);
  const { verdict, ...candidates } = decide(index, question);
  // An address never answers for a hospital that is asked for by its name.
  const isAlone = verdict.kind === 'none' ? verdict.isNeed : verdict.kind === 'no' && verdict.isAsked;
  const text = candidates.text ?? (isAlone ? [] : findTexts(index, question));
  const reasons = new Map<ListedPlace, Reason>();
  for (const reason of REASONS)
    for (const place of listed(index, { ...candidates, text }[reason] ?? []))
      if (!reasons.has(place)) reasons.set(place, reason);
  return { verdict, found: [...reasons].map(([place, reason]) => ({ place, reason })) };
}

/** With the best results; all of them if there are some by `text`. */
function decide(index: PlaceIndex, question: Question): Candidates & { verdict: Verdict } {
  const { search, words, kind, plan, isAsked } = question;
  if (isEmptySearch(search)) return { verdict: { kind: 'none' }, text: [] };
  if (words.every((word) => word === STATE || index.types.has(word))) return answerPlainly(index, question);

  const names = gradeNames(index, question);
  const ofGrade = (grade: NameGrade['grade'], isMeant = (_: NameGrade) => true) =>
    names.flatMap((name) => (name.grade === grade && isMeant(name) ? name.place : []));
  const same = ofGrade('same');
  if (same.length > 0) {
    const like = ofGrade('like', ({ isMisspelt }) => !isMisspelt);
    return { verdict: { kind: 'yes', places: listed(index, same), plan }, name: same, like };
  }
  const area = areaOf(index, question);
  if (area?.isExact) return answerArea(index, question, area);

  const like = ofGrade('like');
  const within = findAreaWithin(index.matchAreas, words);
  const needs = words.filter((word) => index.needs.has(word));
  if (needs.length > 0 && (like.length === 0 || needs.length === words.length)) {
    // "Children hospital" is the Children's Hospital too.
    const called = needs.flatMap((word) => [word, `${word}s`].flatMap((each) => placesCalled(index, each)));
    const inArea = within && askedFirst(index, question, within.places);
    const likely = inArea ? inArea.filter((place) => called.includes(place)) : called;
    return { verdict: { kind: 'none', isNeed: true }, like: likely, area: inArea };
  }
  const likely = askedFirst(
    index,
    question,
    ofGrade('like', (name) => isEnough(question, name)),
  );
  if (likely.length > 0)
    return { verdict: { kind: 'perhaps', places: listed(index, likely), plan }, like: likely };
  if (area) return answerArea(index, question, area);
  // Some names begin so, but it may be anything.
  if (like.length > 0) return { verdict: { kind: 'none' }, like };
  if (!/\p{L}/u.test(question.text)) return answerPlainly(index, question);

  // "Reddington VI" sounds like nothing else that is called after Victoria Island.
  const inArea = within ? index.fold(within.name).split(' ') : [];
  const own = { ...question, words: words.filter((word) => !inArea.includes(word)) };
  const besides = new Set(gradeNames(index, own).map(({ place }) => place));
  const alike = names.map(({ place }) => place).filter((place) => besides.has(place));
  const near = within && within.places.length > 0 ? countArea(index, within) : undefined;
  return { verdict: { kind: 'no', asked: kind, isAsked, near }, alike: alike.slice(0, MAX_ALIKE) };
}

function isEnough({ words: [word = '', ...more] }: Question, { isExact, isMisspelt }: NameGrade): boolean {
  return isExact || more.length > 0 || word.length >= SHORTEST_BEGINNING + (isMisspelt ? 1 : 0);
}

/** "Mushin market" is in Mushin, and "phc yaba" asks for those of its places that are called so. */
function areaOf(index: PlaceIndex, { words, isGeneric }: Question): (Area & { type?: string }) | undefined {
  const isFiller = (word: string) => word === STATE || index.landmarks.has(word) || index.types.has(word);
  const area = findArea(index.matchAreas, words, isFiller);
  const type = words.find((word) => index.types.has(word));
  // "Allen" is Allen Avenue, but "Allen hospital" asks for a name.
  if (!area || (isGeneric && area.kind === 'street' && !area.isExact)) return undefined;
  if (!type) return area;
  const called = new Set(placesCalled(index, type));
  const places = area.places.filter((place) => called.has(place));
  return places.length > 0 ? { ...area, places, type } : undefined;
}

function answerArea(index: PlaceIndex, question: Question, found: Area & { type?: string }) {
  const { kind = 'hospital', plan } = question;
  const ofPlan = found.places.filter((place) => !plan || index.places[place]?.place.lists.includes(plan));
  const area = askedFirst(index, question, ofPlan);
  const count = countArea(index, { ...found, places: area });
  // Few expect a hospital on a street that they type alone.
  const isWithout = count.hospitals === 0 && !plan && (question.kind ?? found.kind) !== 'street';
  const near = isWithout && kind === 'hospital' ? lgaOf(index, area) : undefined;
  const ignored = question.called.find((word) => index.needs.has(word));
  const verdict: Verdict = { kind: 'area', ...count, plan, type: found.type, near, ignored };
  return { verdict, area };
}

/**
 * Sorts the kind that is asked for to the front, since most who ask for none mean a hospital, and of it what is called
 * so: "maternity in Ikorodu".
 */
function askedFirst(index: PlaceIndex, { kind = 'hospital', called }: Question, found: readonly number[]) {
  const so = new Set(called.flatMap((word) => placesCalled(index, word)));
  const rank = (place: number) => (index.places[place]?.place.kind !== kind ? 2 : so.has(place) ? 0 : 1);
  return [...found].sort((a, b) => rank(a) - rank(b));
}

function placesCalled({ byWord }: PlaceIndex, word: string): readonly number[] {
  return byWord.get(word) ?? [];
}

/** The LGA that most of the places are in. */
function lgaOf(index: PlaceIndex, places: readonly number[]): AreaCount | undefined {
  const lgas = listed(index, places).map(({ record }) => record.lga);
  const countOf = (lga: string) => lgas.filter((each) => each === lga).length;
  const [most = ''] = [...lgas].sort((one, other) => countOf(other) - countOf(one));
  const lga = index.localities.get(index.fold(most));
  return lga && countArea(index, { ...lga, places: [...lga.places] });
}

function countArea(index: PlaceIndex, { kind, name, places }: Omit<Area, 'isExact'>): AreaCount {
  const hospitals = listed(index, places).filter((place) => place.kind === 'hospital').length;
  return { area: { kind, name }, hospitals, pharmacies: places.length - hospitals };
}

/** All places of the type or the plan, else whatever contains the text, else all places of the kind. */
function answerPlainly(index: PlaceIndex, question: Question): Candidates & { verdict: Verdict } {
  const { kind, plan, words, isCounted } = question;
  const all = index.places.map((_, place) => place);
  // "How many hospitals" is asked of the whole state.
  if (isCounted)
    return answerArea(index, question, { kind: 'state', name: STATE_NAME, places: all, isExact: true });
  const types = words.filter((word) => index.types.has(word));
  const isMeant = (place: number) =>
    (!plan || index.places[place]?.place.lists.includes(plan)) &&
    types.every((type) => placesCalled(index, type).includes(place));
  const found = types.length > 0 || plan ? all.filter(isMeant) : findTexts(index, question);
  const ofKind = all.filter((place) => index.places[place]?.place.kind === kind);
  return { verdict: { kind: 'none' }, text: found.length > 0 ? found : ofKind };
}

/** The places of which the lists say what was typed: whole words first, then beginnings, then parts of words. */
function findTexts({ places, texts, fillers }: PlaceIndex, { search }: Question): number[] {
  if (search.literal)
    return [...places.keys()].filter((place) => {
      const { name = '', address = '' } = places[place]?.place.record ?? {};
      return `${name}\n${address}`.toLowerCase().includes(search.literal);
    });
  const all = search.phrase.split(' ').slice(0, MAX_TYPED_WORDS);
  const telling = all.filter((word) => !fillers.has(word));
  const words = telling.length > 0 ? telling : all;
  const last = words.pop() ?? '';
  const has = (place: number, part: string) => texts[place]?.includes(part) ?? false;
  const found = [...texts.keys()].filter((place) => words.every((word) => has(place, ` ${word} `)));
  const ranked = [` ${last} `, ` ${last}`, ...(words.length === 0 ? [last] : [])].flatMap((part) =>
    found.filter((place) => has(place, part)),
  );
  return ranked.length > 0
    ? ranked
    : [...texts.keys()].filter((place) => matchesSearch(texts[place] ?? '', search));
}

function listed({ places }: PlaceIndex, indexes: readonly number[]): ListedPlace[] {
  return indexes.flatMap((at) => places[at]?.place ?? []);
}
