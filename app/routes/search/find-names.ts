import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import type { NameMatch } from '#domain/search/match-names.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { everydayWords } from '#facts/everyday-words.ts';
import { benefitFillerWords } from '#words/search-page.ts';
import type { Directory } from '../../site.ts';
import { dictionaryOf, fillers, type Named, placeKinds, plainWords } from './name-dictionary.ts';

export interface FoundNames {
  /**
   * A row of /plan/what-is-covered, by a word of its list and as it is typed; not `isNamed` if no plan names the word, and
   * the row comes nearest.
   */
  treatment?: { row: string; word: string; typed: string; isNamed: boolean };
  /** The one hospital or pharmacy of this name. */
  provider?: ListedPlace;
  /** All of this name, if there are several. */
  branches?: ListedPlace[];
  /** An LGA, an LCDA or a town. */
  area?: { name: string; lga: string };
  /** What is typed besides, without words that say little. */
  ignored: string[];
}

type Found<Value = Named> = NameMatch<Value>;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}'’‘ʼ`´′]*/gu;
const SHORTEST_TELLING = 3;
const everyday = new Set(everydayWords);
const general = new Set(benefitFillerWords);
const before = new Set(['in', 'at', 'near', 'around', 'inside', 'lga', 'lcda']);
const isSmall = (word: string) => placeKinds.has(word) || fillers.has(word);
const isCommon = (phrase: string) =>
  phrase.split(' ').every((word) => word.length < SHORTEST_TELLING || everyday.has(word));

/** Finds what a text names, whatever else it says: "drugs for malaria in Ikeja". */
export function findNames(text: string, directory: Directory): FoundNames {
  const typed = text.match(WORD) ?? [];
  const words = typed.map(foldText);
  const names = chooseNames(words, directory);
  const firstOf = <Kind extends Named['kind']>(kind: Kind) =>
    names.find((one): one is Found<Extract<Named, { kind: Kind }>> => one.value.kind === kind);
  const treatment = firstOf('treatment');
  const area = firstOf('area')?.value.area;
  const place = firstOf('place');
  const namesakes = names.flatMap(({ value, at }) =>
    value.kind === 'place' && at.join() === place?.at.join() ? value.place : [],
  );
  const kinds = new Set(words.map((each) => placeKinds.get(each)));
  const places = narrow(
    [...new Set(namesakes)],
    [
      ({ record }) => foldText(record.name) === place?.phrase,
      (each) => area?.places.has(each),
      ({ kind }) => kinds.has(kind),
    ],
  );
  const used = new Set(
    names.flatMap(({ value, at }) => (value.about === firstOf(value.kind)?.value.about ? at : [])),
  );
  return {
    ...(treatment && {
      treatment: {
        row: treatment.value.row,
        word: treatment.phrase,
        typed: treatment.at.map((at) => typed[at]).join(' '),
        isNamed: treatment.value.isNamed,
      },
    }),
    ...(places.length > 1 ? { branches: places } : places[0] && { provider: places[0] }),
    ...(area && { area: { name: area.name, lga: area.lga } }),
    ignored: typed.filter((_, at) => !used.has(at) && !plainWords.has(words[at] ?? '')),
  };
}

/** Those of the names in a text that are meant, best first; two may have the same words, such as two branches. */
function chooseNames(words: readonly string[], directory: Directory): Found[] {
  const all = [...words.keys()];
  const telling = all.filter((at) => !isSmall(words[at] ?? ''));
  // "Eye dey pain me" is "eye pain", and "operation for eye" is "eye operation".
  const found = dictionaryOf(directory)(words, [all, telling, telling.toReversed()]);
  const isOfPlace = (word: string | undefined) => placeKinds.has(word ?? '');
  const asksPlace = words.some(isOfPlace);
  const isAfter = (at: number) => before.has(words[at - 1] ?? '');
  const names: Found[] = [];
  const taken = new Map<number, Found>();

  function isName({ value, phrase, errors, at: [first = 0, ...more] }: Found): boolean {
    const isTold = !isCommon(phrase);
    if (value.kind === 'word') return errors > 0;
    // "Hospital in Iba" is an area, though ibà is fever.
    if (value.kind === 'treatment') return !general.has(phrase) && !(isAfter(first) && everyday.has(phrase));
    if (value.kind === 'area')
      return (isTold && errors === 0) || asksPlace || isAfter(first) || words.length === 1;
    const isBeside = isOfPlace(words[first - 1]) || isOfPlace(words[first + 1]);
    return value.isWhole || (isTold && (more.length > 0 || isBeside));
  }
  /** Only a general word such as "surgery", or a part of a place's name and nothing else. */
  function isPerhaps({ value, phrase, at }: Found): boolean {
    if (value.kind === 'treatment')
      return general.has(phrase) && !names.some((one) => one.value.kind === 'treatment');
    const isRest = (word: string, each: number) => !at.includes(each) && !taken.has(each) && !isSmall(word);
    return value.kind === 'place' && !isCommon(phrase) && !words.some(isRest);
  }
  const isFree = ({ at, errors }: Found) =>
    at.every((each) => {
      const by = taken.get(each);
      return !by || (by.value.kind !== 'word' && by.errors === errors && by.at.join() === at.join());
    });
  for (const isMeant of [isName, isPerhaps])
    for (const one of found)
      if (isFree(one) && isMeant(one)) {
        names.push(one);
        for (const at of one.at) taken.set(at, one);
      }
  return names;
}

/** Applies each test that some of them pass. */
function narrow<Item>(items: Item[], tests: readonly ((item: Item) => boolean | undefined)[]): Item[] {
  return tests.reduce((left, test) => (left.some(test) ? left.filter(test) : left), items);
}
