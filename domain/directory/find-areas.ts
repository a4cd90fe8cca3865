import type { Provider } from '#content/schema/directory.ts';
import { createNameMatcher, type NameMatch } from '../search/match-names.ts';
import { foldText } from '../text/fold-text.ts';

const KINDS = ['lga', 'lcda', 'town', 'street'] as const;

/** An area or a street. */
export type Locality = {
  kind: (typeof KINDS)[number];
  /** As the lists write it. */
  name: string;
  /** The indexes of the places there. */
  places: Set<number>;
};

/** By folded name, such as `allen avenue`. */
type Localities = Map<string, Locality>;

/** The words that tell a street, and those that tell a landmark, from a town in an address. */
export type AddressWords = { streets: readonly string[]; landmarks: readonly string[] };

/** What follows a comma or is in brackets tells one branch from another: "St. Nicholas Hospital, Maryland". */
export const BRANCH = /,.*|\([^)]*\)/g;
/** An LGA with less of a town than this part of it has a namesake: Ketu-Ejinrin in Epe is no part of Ketu. */
const LEAST_OF_TOWN = 8;
const MAX_TOWN_WORDS = 3;

/** Reads what an address names; `near` are all of its parts but streets, such as "Behind Mile 12 Market". */
function createAddressReader(words: AddressWords) {
  const [streetWords, landmarks] = [new Set(words.streets), new Set(words.landmarks)];
  const isLandmark = (word: string) => /^\d/.test(word) || landmarks.has(word);
  return (address: string) => {
    const read = { towns: [] as string[], streets: [] as string[], near: [] as string[] };
    for (const [index, part] of address
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .entries()) {
      const given = part.trim().split(/\s+/);
      if (/^LC?[DG]A$/.test(given[given.length - 1] ?? '')) given.pop();
      const lower = given.map((word) => word.toLowerCase());
      const end = lower.findIndex((word) => streetWords.has(word));
      if (end >= 0) {
        let start = end;
        while (start > 0 && !isLandmark(lower[start - 1] ?? '')) start -= 1;
        if (start < end) read.streets.push(given.slice(start, end + 1).join(' '));
        continue;
      }
      // The first part is a number or a house.
      const isTown = index > 0 && given.length <= MAX_TOWN_WORDS && /^\p{L}/u.test(given[0] ?? '');
      if (index > 0) read.near.push(given.join(' '));
      if (isTown && !lower.some((word) => landmarks.has(word)) && lower.join() !== 'lagos')
        read.towns.push(given.join(' '));
    }
    return read;
  };
}

/** Returns the town or quarter that an address ends with, such as Ogba; undefined if it names none besides its LGA. */
export function createTownReader(words: AddressWords) {
  const read = createAddressReader(words);
  return ({ address, lga }: Pick<Provider, 'address' | 'lga'>): string | undefined =>
    read(address)
      .towns.filter((town) => foldText(town) !== foldText(lga))
      .pop();
}

/**
 * Reads the LGAs, LCDAs, towns and streets from the records of each place. An LGA has exactly the places that the lists
 * assign to it; a town also has those whose address or branch has its name in a longer one, such as "Lekki Phase 1".
 */
export function findLocalities(
  recordsOfPlaces: readonly (readonly Provider[])[],
  words: AddressWords,
  fold: (text: string) => string,
) {
  const readAddress = createAddressReader(words);
  const localities: Localities = new Map();
  // Most localities are named by many places.
  const folded = new Map<string, string>();
  const keyOf = (name: string) => {
    const key = folded.get(name) ?? fold(name);
    folded.set(name, key);
    return key;
  };
  const read = recordsOfPlaces.map((records) =>
    records.map(({ lga, lcda, name, address }) => {
      const { towns, streets, near } = readAddress(address);
      return {
        named: { lga: [lga], lcda: lcda ? [lcda] : [], town: towns, street: streets },
        near: [...near, ...(name.match(BRANCH) ?? [])].map(keyOf),
      };
    }),
  );
  for (const kind of KINDS)
    for (const [place, records] of read.entries())
      for (const { named } of records) for (const name of named[kind]) add(kind, name, place);
  for (const [place, records] of read.entries())
    for (const part of records.flatMap(({ near }) => near.flatMap(partsOf))) {
      const whole = localities.get(part);
      if (whole?.kind === 'town' || whole?.kind === 'lcda') whole.places.add(place);
    }
  const lgaOf = (place: number) => recordsOfPlaces[place]?.[0]?.lga;
  for (const { kind, places } of localities.values()) {
    if (kind !== 'town') continue;
    const lgas = [...places].map(lgaOf);
    for (const place of places)
      if (lgas.filter((lga) => lga === lgaOf(place)).length * LEAST_OF_TOWN < lgas.length)
        places.delete(place);
  }
  return {
    localities,
    /** The words of the areas that each place names. */
    areaWords: read.map((records) => {
      const names = records.flatMap(({ named }) => [...named.lga, ...named.lcda, ...named.town]);
      return new Set(names.flatMap((name) => keyOf(name).split(' ')));
    }),
  };

  /** A town of an LGA's name is taken for the LGA. */
  function add(kind: Locality['kind'], name: string, place: number): void {
    const key = keyOf(name);
    const known = localities.get(key);
    // Victoria Island, rather than VI.
    if (known && foldText(name) === key) known.name = name;
    if (!known) localities.set(key, { kind, name, places: new Set([place]) });
    else if (known.kind !== 'lga' || kind === 'lga') known.places.add(place);
  }
}

/** The words of a text, alone and with the next ones. */
function partsOf(text: string): string[] {
  const words = text.split(' ');
  return words.flatMap((_, start) =>
    words
      .slice(start, start + MAX_TOWN_WORDS)
      .map((__, more) => words.slice(start, start + more + 1).join(' ')),
  );
}

type Named = { locality: Locality; isShort?: boolean };
export type AreaMatcher = (words: readonly string[]) => NameMatch<Named>[];

/** Finds localities by their names, also without spaces, and streets without their "Street". */
export function createAreaMatcher(localities: Localities, streets: ReadonlySet<string>): AreaMatcher {
  const shortNames = new Map<string, Locality>();
  for (const [key, locality] of localities) {
    const short = key.slice(0, key.lastIndexOf(' '));
    const isStreet = locality.kind === 'street' && streets.has(key.slice(short.length + 1));
    if (!isStreet || short === '' || localities.has(short)) continue;
    if ((shortNames.get(short)?.places.size ?? 0) < locality.places.size) shortNames.set(short, locality);
  }
  return createNameMatcher<Named>([
    ...[...localities].flatMap(([key, locality]) =>
      [...new Set([key, key.replaceAll(' ', '')])].map((name) => [name, { locality }] as const),
    ),
    ...[...shortNames].map(([name, locality]) => [name, { locality, isShort: true }] as const),
  ]);
}

export type Area = {
  kind: Locality['kind'] | 'state';
  name: string;
  places: readonly number[];
  /** Neither misspelt nor a street without its "Street". */
  isExact: boolean;
};

/**
 * The area or street that all of these words name. Several are where all of them are: "Mafoluku Oshodi" is the town of
 * that name, or Mafoluku in Oshodi, which has more places.
 */
export function findArea(
  match: AreaMatcher,
  words: readonly string[],
  isFiller: (word: string) => boolean,
): Area | undefined {
  const found = match(words);
  const whole = coverWords(found, words, isFiller);
  if (whole?.kind === 'lga' || whole?.kind === 'lcda') return whole;
  const parts = coverWords(found.filter(({ errors }) => errors === 0).reverse(), words, isFiller);
  return parts && parts.places.length > (whole?.places.length ?? 0) ? parts : whole;
}

function coverWords(
  matches: readonly NameMatch<Named>[],
  words: readonly string[],
  isFiller: (word: string) => boolean,
): Area | undefined {
  const chosen: NameMatch<Named>[] = [];
  const taken = new Set<number>();
  for (const found of matches)
    if (!found.at.some((at) => taken.has(at))) {
      chosen.push(found);
      for (const at of found.at) taken.add(at);
    }
  const [first, ...others] = chosen.sort((one, other) => (one.at[0] ?? 0) - (other.at[0] ?? 0));
  if (!first || words.some((word, at) => !taken.has(at) && !isFiller(word))) return undefined;
  const places = [...first.value.locality.places];
  return {
    kind: others.length > 0 ? 'town' : first.value.locality.kind,
    name: [...new Set(chosen.map(({ value }) => value.locality.name))].join(', '),
    places: places.filter((place) => others.every(({ value }) => value.locality.places.has(place))),
    isExact: chosen.every(({ errors, value }) => errors === 0 && !value.isShort),
  };
}

/** The area that a question names among other words; of several, the one with most words, or the last. */
export function findAreaWithin(match: AreaMatcher, words: readonly string[]): Area | undefined {
  const exact = match(words).filter(({ errors, value }) => errors === 0 && value.locality.kind !== 'street');
  const longest = exact.filter(({ at }) => at.length === exact[0]?.at.length);
  const found = longest.pop()?.value.locality;
  return found && { ...found, places: [...found.places], isExact: true };
}
