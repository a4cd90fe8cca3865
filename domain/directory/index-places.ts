import type { ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { joinTexts } from '../text/match-text.ts';
import { spell } from '../text/similar-words.ts';
import { type AddressWords, BRANCH, findLocalities, type Locality } from './find-localities.ts';
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

/** What is known beside the lists, see content/facts/place-hints.ts. */
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
   * One bit for each word that tells this name from others: neither generic nor the name of the area, except where a
   * type is all else that there is, as in "Ikorodu General Hospital".
   */
  telling: number;
  /** Those of them that nobody leaves out between two others, as the "Street" of one. */
  firm: number;
  /** Those of them without which nothing is told, such as the type. */
  core: number;
  /** Whether there is such a word; "Lagos Island Maternity Hospital" has none and must be typed in full. */
  isTold: boolean;
  /** Without spaces. */
  squeezed: string;
};

export type IndexedPlace = {
  place: ListedPlace;
  /** Under all spellings of its lists. */
  names: readonly IndexedName[];
  /** The words of its areas and streets. */
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
  const fillers = new Set(words.fillers);
  const types = new Set(words.types);
  const streets = new Set(words.streets);
  const found = findLocalities(prepared.records, words, fold);

  const places = prepared.places.map((place, index): IndexedPlace => {
    const { areas = new Set<string>(), streets: nearby = new Set<string>() } = found.words[index] ?? {};
    const isOwn = (word: string) => !generic.has(word) && !fillers.has(word);
    const names = new Set(prepared.records[index]?.flatMap(({ name }) => [name, ...initialsIn(name)]));
    return {
      place,
      names: [...names].map((name) => readName(name, { fold, areas, isOwn, types, streets })),
      around: new Set([...areas, ...nearby, STATE]),
    };
  });

  const byWord = placesByWord(places.map(({ names }) => names.flatMap((name) => name.words)));
  const localities = withOtherNames(
    found.localities,
    [...longerNames(sameNames), ...Object.entries(areas)],
    fold,
  );
  for (const name of elsewhere) localities.set(fold(name), { kind: 'town', name, places: new Set() });
  return {
    places,
    /** The places that have a word in their name. */
    byWord,
    /** The words of all names. */
    vocabulary: [...byWord.keys()].map(spell),
    /** The places whose texts contain a word. */
    byTextWord: placesByWord(prepared.texts.map((text) => text.split(/\s+/).filter(Boolean))),
    /** What the lists say of each place, folded, each word between spaces. */
    texts: joinTexts(prepared.texts),
    squeezedTexts: joinTexts(prepared.texts.map((text) => text.replaceAll(' ', ''))),
    /** The name and address of each place alone, in our spellings. */
    ownTexts: prepared.places.map(({ record }) => ` ${fold(`${record.name} ${record.address}`)} `),
    /** In lower case only, to find signs. */
    originals: joinTexts(
      prepared.places.map(({ record }) => `${record.name}\n${record.address}`.toLowerCase()),
    ),
    localities,
    /** Without spaces. */
    localityNames: [...localities].map(([key, locality]) => ({
      ...spell(key.replaceAll(' ', '')),
      locality,
    })),
    /** The kind of place that a generic word tells. */
    generic,
    /** The same words, to find misspelt ones. */
    genericSpellings: [...generic].map(([word, kind]) => ({ ...spell(word), kind })),
    fillers,
    /** Words such as "general" and "primary". */
    types,
    plans: words.plans,
    scheme: words.scheme,
    planWords: new Set(words.planWords),
    asking: new Set(words.asking),
    counting: new Set(words.counting),
    needs: new Set(needs),
    /** Words that stand beside a town in an address, such as "market". */
    landmarks: new Set(words.landmarks),
    streets,
    /** Folds a text and replaces other spellings by ours. */
    fold,
  };
}

/** "Mainland" is Lagos Mainland, and "Computer Village" is in Ikeja. */
function withOtherNames(
  localities: ReadonlyMap<string, Locality>,
  names: SameNames,
  fold: (name: string) => string,
) {
  const all = new Map(localities);
  for (const [other, name] of names) {
    const known = localities.get(fold(name));
    if (known && !all.has(fold(other))) all.set(fold(other), known);
  }
  return all;
}

function placesByWord(words: readonly (readonly string[])[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, ofPlace] of words.entries())
    for (const word of new Set(ofPlace)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  return places;
}

/** As many as have a bit of their own; no name has as many words. */
const MOST_NAME_WORDS = 30;

/** "Blaje Mustapha Hospital (BMH)" is called BMH too. */
function initialsIn(name: string): string[] {
  return /\(([A-Z]{3,})\)/.exec(name)?.slice(1) ?? [];
}

type Reading = {
  fold: (text: string) => string;
  areas: ReadonlySet<string>;
  isOwn: (word: string) => boolean;
  types: ReadonlySet<string>;
  streets: ReadonlySet<string>;
};

/** The words that tell a name are those beside its area and branch, else its area as well, else its branch as well. */
function readName(name: string, { fold, areas, isOwn, types, streets }: Reading): IndexedName {
  const words = fold(name).split(' ');
  const branch = new Set((name.match(BRANCH) ?? []).flatMap((part) => fold(part).split(' ')));
  const own = words.filter(isOwn);
  const inside = own.filter((word) => !branch.has(word));
  const beside = inside.filter((word) => !areas.has(word));
  const isType = (tells: readonly string[]) => tells.length > 0 && tells.every((word) => types.has(word));
  const told = !isType(beside) ? beside : !isType(inside) ? inside : own;
  const isTold = told.length > 0;
  const bitsOf = (of: readonly string[]) =>
    words.reduce((all, word, at) => (at < MOST_NAME_WORDS && of.includes(word) ? all | (1 << at) : all), 0);
  return {
    words,
    telling: bitsOf(isTold ? told : words),
    firm: bitsOf((isTold ? told : words).filter((word) => !streets.has(word))),
    core: bitsOf(isTold ? beside : words),
    isTold,
    squeezed: words.join(''),
  };
}
