import type { ProviderList } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';
import { joinTexts, type TextTable } from '../text/text-table.ts';
import { type AddressWords, findLocalities, type Localities, type Locality } from './find-localities.ts';
import type { SameNames } from './other-names.ts';
import type { ListedPlace, PreparedPlaces } from './prepare-places.ts';
import { type Spelling, spell } from './similar-words.ts';

/** The words of names, addresses and questions, see content/directory-names.ts. */
export type PlaceWords = AddressWords & {
  generic: Record<ProviderList['kind'] | 'either', readonly string[]>;
  fillers: readonly string[];
};

/** A name, word by word. */
export type IndexedName = {
  words: readonly string[];
  /** One bit for each word that tells this name from others: neither generic nor the name of the area. */
  telling: number;
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

export type PlaceIndex = {
  places: readonly IndexedPlace[];
  /** The places that have a word in their name. */
  byWord: ReadonlyMap<string, readonly number[]>;
  /** The words of all names. */
  vocabulary: readonly Spelling[];
  /** The places whose texts contain a word. */
  byTextWord: ReadonlyMap<string, readonly number[]>;
  /** What the lists say of each place, folded, each word between spaces. */
  texts: TextTable;
  /** The same without spaces. */
  squeezedTexts: TextTable;
  /** In lower case only, to find signs. */
  originals: TextTable;
  localities: Localities;
  /** The names of all localities, without spaces. */
  localityNames: readonly (Spelling & { locality: Locality })[];
  /** The kind of place that a generic word tells. */
  generic: ReadonlyMap<string, ProviderList['kind'] | 'either'>;
  fillers: ReadonlySet<string>;
  streets: ReadonlySet<string>;
  /** Folds a text and replaces other spellings by ours. */
  fold: (text: string) => string;
};

/** Every place is there. */
export const STATE = 'lagos';

/** Does all the work that does not depend on the question. */
export function indexPlaces(prepared: PreparedPlaces, words: PlaceWords, sameNames: SameNames): PlaceIndex {
  const fold = folder(sameNames);
  const generic = new Map(
    (['hospital', 'pharmacy', 'either'] as const).flatMap((kind) =>
      words.generic[kind].map((word) => [word, kind] as const),
    ),
  );
  const fillers = new Set(words.fillers);
  const found = findLocalities(prepared.records, words, fold);

  const places = prepared.places.map((place, index): IndexedPlace => {
    const { areas = new Set<string>(), streets = new Set<string>() } = found.words[index] ?? {};
    const isTelling = (word: string) => !generic.has(word) && !fillers.has(word) && !areas.has(word);
    const names = new Set(prepared.records[index]?.flatMap(({ name }) => [name, ...initialsIn(name)]));
    return {
      place,
      names: [...names].map((name) => readName(name, fold, isTelling)),
      around: new Set([...areas, ...streets, STATE]),
    };
  });

  const byWord = placesByWord(places.map(({ names }) => names.flatMap((name) => name.words)));
  const { localities } = found;
  return {
    places,
    byWord,
    vocabulary: [...byWord.keys()].map(spell),
    byTextWord: placesByWord(prepared.texts.map((text) => text.split(/\s+/).filter(Boolean))),
    texts: joinTexts(prepared.texts),
    squeezedTexts: joinTexts(prepared.texts.map((text) => text.replaceAll(' ', ''))),
    originals: joinTexts(
      prepared.places.map(({ record }) => `${record.name}\n${record.address}`.toLowerCase()),
    ),
    localities,
    localityNames: [...localities].map(([key, locality]) => ({
      ...spell(key.replaceAll(' ', '')),
      locality,
    })),
    generic,
    fillers,
    streets: new Set(words.streets),
    fold,
  };
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
const MOST_WORDS = 30;
/** What follows a comma or stands in brackets tells one branch from another: "St. Nicholas Hospital, Maryland". */
const BRANCH = /,.*|\([^)]*\)/g;

/** "Blaje Mustapha Hospital (BMH)" is called BMH too. */
function initialsIn(name: string): string[] {
  return /\(([A-Z]{3,})\)/.exec(name)?.slice(1) ?? [];
}

function readName(
  name: string,
  fold: (text: string) => string,
  isTelling: (word: string) => boolean,
): IndexedName {
  const words = fold(name).split(' ');
  const branch = new Set((name.match(BRANCH) ?? []).flatMap((part) => fold(part).split(' ')));
  const bits = words.map((_, at) => (at < MOST_WORDS ? 1 << at : 0));
  const tells = bits.filter((_, at) => isTelling(words[at] ?? '') && !branch.has(words[at] ?? ''));
  const telling = (tells.length > 0 ? tells : bits).reduce((all, bit) => all | bit, 0);
  return { words, telling, isTold: tells.length > 0, squeezed: words.join('') };
}

/** "Somolu General Hospital" and "Shomolu General Hospital", "PHC" and "Primary Health Care", become the same. */
function folder(sameNames: SameNames): (text: string) => string {
  const ours = new Map([['health care', 'healthcare']]);
  for (const [one, other] of sameNames.map((pair) => pair.map(foldText)))
    if (one && other && !one.includes(other) && !other.includes(one) && !ours.has(one)) ours.set(one, other);
  const theirs = new RegExp(` (${[...ours.keys()].join('|')})(?= )`, 'g');
  return (text) => ` ${foldText(text)} `.replace(theirs, (_, spelling) => ` ${ours.get(spelling)}`).trim();
}
