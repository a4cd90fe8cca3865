import type { Provider } from '#content/schema/directory.ts';
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

/** An LGA with less of a town than this part of it has a namesake. */
const LEAST_OF_TOWN = 8;

/** What follows a comma or stands in brackets tells one branch from another: "St. Nicholas Hospital, Maryland". */
export const BRANCH = /,.*|\([^)]*\)/g;

/** A market is called after its town: "Behind Mile 12 Market". */
type Named = { kind: Locality['kind'] | 'market'; name: string; key: string };
type Fold = (text: string) => string;

/**
 * Reads the LGAs, LCDAs, towns and streets from the records of each place. An LGA has exactly the places that the lists
 * assign to it; a town also has those of its parts, such as "Lekki Phase 1" for "Lekki", and those that have it after
 * their name, such as "St. Nicholas Hospital, Maryland".
 */
export function findLocalities(
  recordsOfPlaces: readonly (readonly Provider[])[],
  words: AddressWords,
  fold: Fold,
) {
  const read = addressReader(words, once(fold));
  const named = recordsOfPlaces.map((records) => records.flatMap(read));
  const localities: Localities = new Map();
  for (const kind of KINDS)
    for (const [place, ofPlace] of named.entries())
      for (const locality of ofPlace)
        if (locality.kind === kind) add(localities, { ...locality, kind }, place);
  const added: [town: Locality, place: number][] = [];
  for (const [place, ofPlace] of named.entries())
    for (const { kind, key } of ofPlace)
      if (kind === 'town' || kind === 'market')
        for (const part of [key, ...endsOf(key)]) {
          const whole = localities.get(part);
          const isWhole = whole?.kind === 'town' || whole?.kind === 'lcda';
          if (isWhole) added.push([whole, place]);
          if (isWhole) whole.places.add(place);
        }
  // Ketu-Ejinrin in Epe is no part of Ketu, of which nearly all places are in Kosofe.
  const lgaOf = (place: number) => recordsOfPlaces[place]?.[0]?.lga;
  for (const [{ kind, places }, place] of added) {
    const ofLga = [...places].filter((other) => lgaOf(other) === lgaOf(place)).length;
    if (kind === 'town' && ofLga * LEAST_OF_TOWN < places.size) places.delete(place);
  }
  for (const [place, records] of recordsOfPlaces.entries())
    for (const { name } of records)
      for (const branch of name.match(BRANCH) ?? []) {
        const town = localities.get(fold(branch));
        if (town?.kind === 'town') town.places.add(place);
      }
  return {
    localities,
    /** The words of the areas and of the streets that each place names. */
    words: named.map((ofPlace) => ({
      areas: wordsOf(ofPlace.filter(({ kind }) => kind !== 'street')),
      streets: wordsOf(ofPlace.filter(({ kind }) => kind === 'street')),
    })),
  };
}

/** Most localities are named by many places. */
function once(fold: Fold): Fold {
  const known = new Map<string, string>();
  return (text) => {
    const folded = known.get(text) ?? fold(text);
    known.set(text, folded);
    return folded;
  };
}

function wordsOf(named: readonly Named[]): Set<string> {
  return new Set(named.flatMap(({ key }) => key.split(' ')));
}

/** A town of an LGA's name is taken for the LGA. */
function add(
  localities: Localities,
  { kind, name, key }: Named & Pick<Locality, 'kind'>,
  place: number,
): void {
  const known = localities.get(key);
  // Victoria Island, rather than VI.
  if (known && foldText(name) === key) known.name = name;
  if (!known) localities.set(key, { kind, name, places: new Set([place]) });
  else if (known.kind !== 'lga' || kind === 'lga') known.places.add(place);
}

function addressReader(words: AddressWords, fold: Fold): (record: Provider) => Named[] {
  const streets = new Set(words.streets);
  const landmarks = new Set(words.landmarks);
  const named = (kind: Named['kind'], name: string): Named => ({ kind, name, key: fold(name) });

  function readStreet(parts: readonly string[], lower: readonly string[], end: number): Named[] {
    const isLandmark = (word = '') => /^\d/.test(word) || landmarks.has(word);
    let start = end;
    while (start > 0 && !isLandmark(lower[start - 1])) start -= 1;
    return start < end ? [named('street', parts.slice(start, end + 1).join(' '))] : [];
  }

  /** The first part of an address is a number, a street or a house, never a town. */
  function readPart(part: string, index: number): Named[] {
    const parts = part.trim().split(/\s+/);
    if (/^LC?[DG]A$/.test(parts[parts.length - 1] ?? '')) parts.pop();
    const lower = parts.map((word) => word.toLowerCase());
    const end = lower.findIndex((word) => streets.has(word));
    if (end >= 0) return readStreet(parts, lower, end);
    const market = lower.indexOf('market');
    const start = lower.findIndex((word) => !landmarks.has(word));
    if (index > 0 && market > start && start >= 0)
      return [named('market', parts.slice(start, market).join(' '))];
    const isTown = index > 0 && parts.length <= 3 && /^\p{L}/u.test(parts[0] ?? '');
    if (!isTown || lower.some((word) => landmarks.has(word)) || lower.join() === 'lagos') return [];
    return [named('town', parts.join(' '))];
  }

  return ({ lga, lcda, address }) => [
    named('lga', lga),
    ...(lcda ? [named('lcda', lcda)] : []),
    ...address
      .replace(/\([^)]*\)/g, '')
      .split(',')
      .flatMap(readPart),
  ];
}

/** The beginnings and ends of a name of several words. */
function endsOf(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1).flatMap((_, index) => {
    const cut = index + 1;
    return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  });
}

/** Reads the town or quarter that an address ends with, such as Ogba; undefined where it names none beside its LGA. */
export function createTownReader({ streets, landmarks }: AddressWords) {
  const isNone = new Set([...streets, ...landmarks, 'lga', 'lcda', 'state']);
  return ({ address, lga }: Pick<Provider, 'address' | 'lga'>): string | undefined => {
    const [, ...parts] = address.split(',').map((part) => part.trim().replace(/[.;]+$/, ''));
    const towns = parts.filter((part) => {
      const folded = foldText(part);
      const isShort = /^[a-z]+(?: [a-z]+){0,2}$/.test(folded);
      const isKnown = folded === 'lagos' || folded === foldText(lga);
      return isShort && !isKnown && !folded.split(' ').some((word) => isNone.has(word));
    });
    return towns.pop();
  };
}
