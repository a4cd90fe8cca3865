import type { ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { createNameMatcher } from '../search/match-names.ts';
import { type AddressWords, BRANCH, createAreaMatcher, findLocalities } from './find-areas.ts';
import {
  createFolder,
  type ListedPlace,
  longerNames,
  type PreparedPlaces,
  type SameNames,
} from './prepare-places.ts';

/** The words of names, addresses and questions, see content/en/directory-names.ts. */
export type PlaceWords = AddressWords & {
  generic: Record<ProviderList['kind'] | 'either', readonly string[]>;
  types: readonly string[];
  plans: readonly (readonly [name: string, list: ProviderListId])[];
  scheme: readonly string[];
  planWords: readonly string[];
  asking: readonly string[];
  counting: readonly string[];
  fillers: readonly string[];
};

/** What is known besides the lists, see content/facts/place-hints.ts. */
export type PlaceHints = {
  /** Other names of areas, with a name that the lists have. */
  areas: Readonly<Record<string, string>>;
  /** What is not in Lagos. */
  elsewhere: readonly string[];
  /** Words that ask for a service or opening hours, which are no names. */
  needs: readonly string[];
};

const NO_HINTS: PlaceHints = { areas: {}, elsewhere: [], needs: [] };

/** A name, word by word. */
export type IndexedName = {
  words: readonly string[];
  /**
   * The words that tell this name from others: neither generic nor the name of the area, unless a type is all else that
   * there is, as in "Ikorodu General Hospital".
   */
  told: readonly string[];
  /** Those of them without which nothing is told, such as the type. */
  core: readonly string[];
  /** Whether there is such a word; "Lagos Island Maternity Hospital" has none and must be typed in full. */
  isTold: boolean;
  /** Without spaces. */
  squeezed: string;
};

export type IndexedPlace = {
  place: ListedPlace;
  /** Under all spellings of its lists. */
  names: readonly IndexedName[];
  /** The words of its address and areas. */
  around: ReadonlySet<string>;
};

export type PlaceIndex = ReturnType<typeof indexPlaces>;

/** Every place is there. */
export const STATE = 'lagos';
export const STATE_NAME = 'Lagos';

/** Does all the work that does not depend on the question. */
export function indexPlaces(
  prepared: PreparedPlaces,
  words: PlaceWords,
  sameNames: SameNames,
  { areas, elsewhere, needs }: PlaceHints = NO_HINTS,
) {
  const fold = createFolder(sameNames);
  const generic = new Map(
    (['hospital', 'pharmacy', 'either'] as const).flatMap((kind) =>
      words.generic[kind].map((word) => [word, kind] as const),
    ),
  );
  const [fillers, types, streets] = [words.fillers, words.types, words.streets].map(
    (each) => new Set(each),
  ) as [Set<string>, Set<string>, Set<string>];
  const { localities, areaWords } = findLocalities(prepared.records, words, fold);
  for (const [other, name] of [...longerNames(sameNames), ...Object.entries(areas)]) {
    const known = localities.get(fold(name));
    if (known && !localities.has(fold(other))) localities.set(fold(other), known);
  }
  for (const name of elsewhere) localities.set(fold(name), { kind: 'town', name, places: new Set() });

  const isOwn = (word: string) => !generic.has(word) && !fillers.has(word);
  const places = prepared.places.map((place, index): IndexedPlace => {
    const records = prepared.records[index] ?? [];
    const names = new Set(records.flatMap(({ name }) => [name, ...initialsIn(name)]));
    const areas = areaWords[index] ?? new Set();
    const around = records.flatMap(({ address, lga, lcda = '' }) => [address, lga, lcda]);
    return {
      place,
      names: [...names].map((name) => readName(name, { fold, areas, isOwn, types })),
      around: new Set(`${around.map(fold).join(' ')} ${STATE}`.split(' ')),
    };
  });
  const byWord = new Map<string, number[]>();
  for (const [place, { names }] of places.entries())
    for (const word of new Set(names.flatMap((name) => name.words))) {
      const known = byWord.get(word) ?? [];
      known.push(place);
      byWord.set(word, known);
    }
  return {
    places,
    /** What the lists say of each place, folded, each word between spaces. */
    texts: prepared.texts,
    /** The places that have a word in their name. */
    byWord,
    matchWords: createNameMatcher([...byWord.keys()].map((word) => [word, word] as const)),
    localities,
    matchAreas: createAreaMatcher(localities, streets),
    /** The kind of place that a generic word tells. */
    generic,
    matchGeneric: createNameMatcher(generic),
    fillers,
    /** Words such as "general" and "primary". */
    types,
    plans: words.plans,
    scheme: words.scheme,
    planWords: new Set(words.planWords),
    asking: new Set(words.asking),
    counting: new Set(words.counting),
    needs: new Set(needs),
    /** Words beside a town in an address, such as "market". */
    landmarks: new Set(words.landmarks),
    streets,
    /** Folds a text and replaces other spellings by ours. */
    fold,
  };
}

/** "Blaje Mustapha Hospital (BMH)" is called BMH too. */
function initialsIn(name: string): string[] {
  return /\(([A-Z]{3,})\)/.exec(name)?.slice(1) ?? [];
}

type Reading = {
  fold: (text: string) => string;
  areas: ReadonlySet<string>;
  isOwn: (word: string) => boolean;
  types: ReadonlySet<string>;
};

/** The words that tell a name are those besides its area and branch, else its area as well, else its branch as well. */
function readName(name: string, { fold, areas, isOwn, types }: Reading): IndexedName {
  const words = fold(name).split(' ');
  const branch = new Set((name.match(BRANCH) ?? []).flatMap((part) => fold(part).split(' ')));
  const own = words.filter(isOwn);
  const inside = own.filter((word) => !branch.has(word));
  const core = inside.filter((word) => !areas.has(word));
  const isType = (tells: readonly string[]) => tells.length > 0 && tells.every((word) => types.has(word));
  const told = !isType(core) ? core : !isType(inside) ? inside : own;
  const isTold = told.length > 0;
  return {
    words,
    told: isTold ? told : words,
    core: isTold ? core : words,
    isTold,
    squeezed: words.join(''),
  };
}
