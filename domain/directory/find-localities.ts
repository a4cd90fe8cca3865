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
export type Localities = Map<string, Locality>;

/** The words that tell a street, and those that tell a landmark, from a town in an address. */
export type AddressWords = { streets: readonly string[]; landmarks: readonly string[] };

type Named = Pick<Locality, 'kind' | 'name'>;

export type FoundLocalities = {
  localities: Localities;
  /** The words of the areas and of the streets that each place names. */
  words: readonly { areas: Set<string>; streets: Set<string> }[];
};

/**
 * Reads the LGAs, LCDAs, towns and streets from the records of each place. An LGA has exactly the places that the lists
 * assign to it; a town also has those of its parts, such as "Lekki Phase 1" for "Lekki".
 */
export function findLocalities(
  recordsOfPlaces: readonly (readonly Provider[])[],
  words: AddressWords,
  fold: (text: string) => string,
): FoundLocalities {
  const named = recordsOfPlaces.map((records) => records.flatMap((record) => namedIn(record, words)));
  const localities: Localities = new Map();
  for (const kind of KINDS)
    for (const [place, ofPlace] of named.entries())
      for (const locality of ofPlace)
        if (locality.kind === kind) add(localities, fold(locality.name), locality, place);
  for (const [place, ofPlace] of named.entries())
    for (const town of ofPlace)
      if (town.kind === 'town')
        for (const part of endsOf(fold(town.name))) {
          const whole = localities.get(part);
          if (whole?.kind === 'town' || whole?.kind === 'lcda') whole.places.add(place);
        }
  const wordsOf = (ofPlace: Named[], isWanted: (kind: Locality['kind']) => boolean) =>
    new Set(ofPlace.filter(({ kind }) => isWanted(kind)).flatMap(({ name }) => fold(name).split(' ')));
  return {
    localities,
    words: named.map((ofPlace) => ({
      areas: wordsOf(ofPlace, (kind) => kind !== 'street'),
      streets: wordsOf(ofPlace, (kind) => kind === 'street'),
    })),
  };
}

/** A town of an LGA's name is taken for the LGA. */
function add(localities: Localities, key: string, { kind, name }: Named, place: number): void {
  const known = localities.get(key);
  if (!known) localities.set(key, { kind, name, places: new Set([place]) });
  else if (known.kind !== 'lga' || kind === 'lga') known.places.add(place);
}

function namedIn({ lga, lcda, address }: Provider, words: AddressWords): Named[] {
  const parts = address.replace(/\([^)]*\)/g, '').split(',');
  return [
    { kind: 'lga', name: lga },
    ...(lcda ? [{ kind: 'lcda' as const, name: lcda }] : []),
    ...parts.flatMap((part, index) => readPart(part, index, words)),
  ];
}

/** The first part of an address is a number, a street or a house, never a town. */
function readPart(part: string, index: number, { streets, landmarks }: AddressWords): Named[] {
  const words = part
    .trim()
    .replace(/\s+LC?[DG]A$/, '')
    .split(/\s+/);
  const folded = words.map(foldText);
  const isLandmark = (word: string | undefined) =>
    word === undefined || word === '' || /^\d/.test(word) || landmarks.includes(word);
  const end = folded.findIndex((word) => streets.includes(word));
  if (end > 0) {
    let start = end;
    while (start > 0 && !isLandmark(folded[start - 1])) start -= 1;
    return start < end ? [{ kind: 'street', name: words.slice(start, end + 1).join(' ') }] : [];
  }
  const isTown = index > 0 && end < 0 && words.length <= 3 && /^\p{L}/u.test(part.trim());
  const name = words.join(' ');
  return isTown && foldText(name) !== 'lagos' && !folded.some((word) => landmarks.includes(word))
    ? [{ kind: 'town', name }]
    : [];
}

/** The beginnings and ends of a name of several words. */
function endsOf(name: string): string[] {
  const words = name.split(' ');
  return words.slice(1).flatMap((_, index) => {
    const cut = index + 1;
    return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
  });
}
