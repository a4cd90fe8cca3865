import { spell, typingErrors } from '../text/similar-words.ts';
import type { Locality } from './find-localities.ts';
import { type PlaceIndex, STATE } from './index-places.ts';
import type { Question } from './read-question.ts';

/** A question that is nothing but an area or a street. */
export type Area = {
  kind: Locality['kind'];
  name: string;
  places: readonly number[];
  /** Neither misspelt nor a street without its "Street". */
  isExact: boolean;
};

export function findArea(index: PlaceIndex, question: Question): Area | undefined {
  const words = withoutState(question.words);
  if (words.length === 0) return undefined;
  return findExact(index, words) ?? findStreet(index, question, words) ?? findMisspelt(index, words);
}

/** The area that a question names among other words; of several, the one with most words. */
export function findAreaWithin({ localities }: PlaceIndex, { words }: Question): Area | undefined {
  for (let length = words.length; length > 0; length -= 1)
    for (let start = words.length - length; start >= 0; start -= 1) {
      const found = localities.get(words.slice(start, start + length).join(' '));
      if (found && found.kind !== 'street') return { ...found, places: [...found.places], isExact: true };
    }
  return undefined;
}

/** "Ikeja, Lagos" is Ikeja; Lagos Island keeps its name. */
function withoutState(words: readonly string[]): readonly string[] {
  const isLast = words.length > 1 && words[words.length - 1] === STATE;
  return isLast ? words.slice(0, -1) : words;
}

/** An LGA or LCDA, else the town or the towns that have most places: "Mafoluku Oshodi" is also Mafoluku in Oshodi. */
function findExact(index: PlaceIndex, words: readonly string[]): Area | undefined {
  const whole = index.localities.get(words.join(' '));
  const isCouncil = whole?.kind === 'lga' || whole?.kind === 'lcda';
  const row = isCouncil ? undefined : findRow(index, words);
  if (row && row.places.length > (whole?.places.size ?? 0)) return row;
  return whole && { ...whole, places: [...whole.places], isExact: true };
}

/** Several localities in a row are where all of them are. */
function findRow({ localities }: PlaceIndex, words: readonly string[]): Area | undefined {
  const found: Locality[] = [];
  let at = 0;
  while (at < words.length) {
    const ends = words.map((_, end) => end + 1).filter((end) => end > at);
    const end = ends.find((next) => localities.has(words.slice(at, next).join(' ')));
    const locality = end && localities.get(words.slice(at, end).join(' '));
    if (!locality) return undefined;
    found.push(locality);
    at = end;
  }
  const places = [...(found[0]?.places ?? [])].filter((place) => found.every((of) => of.places.has(place)));
  return { kind: 'town', name: found.map(({ name }) => name).join(', '), places, isExact: true };
}

/** "Allen" is Allen Avenue, but "Allen hospital" asks for a name. */
function findStreet(
  { localities, streets }: PlaceIndex,
  { isGeneric }: Question,
  words: readonly string[],
): Area | undefined {
  if (isGeneric) return undefined;
  const found = [...streets].flatMap((street) => localities.get([...words, street].join(' ')) ?? []);
  const [most] = found.sort((a, b) => b.places.size - a.places.size);
  return most && { ...most, places: [...most.places], isExact: false };
}

function findMisspelt({ localityNames }: PlaceIndex, words: readonly string[]): Area | undefined {
  const typed = spell(words.join(''));
  let best: { locality: Locality; errors: number } | undefined;
  for (const name of localityNames) {
    const errors = typingErrors(typed, name);
    // Words that only together come near a name are mostly other words.
    if (errors !== undefined && (words.length === 1 || errors < 2) && errors < (best?.errors ?? 3))
      best = { locality: name.locality, errors };
  }
  if (!best) return undefined;
  const { kind, name, places } = best.locality;
  return { kind, name, places: [...places], isExact: best.errors === 0 };
}
