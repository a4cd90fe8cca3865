import type { IndexedName, PlaceIndex } from '#domain/directory/index-places.ts';
import type { ListedPlace } from '#domain/directory/prepare-places.ts';
import { benefitPhrases } from '#domain/plans/filter-covered.ts';
import { createNameMatcher } from '#domain/search/match-names.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { benefitWords } from '#facts/benefit-words.ts';
import { everydayWords, smallWords } from '#facts/everyday-words.ts';
import { nameWords, pageWords, placeWords, sameNames } from '#words/directory-names.ts';
import { benefitFillerWords, searchFillerWords } from '#words/search-page.ts';
import type { Directory } from '../../site.ts';
import { indexDirectory } from '../provider/load-directory.ts';

type Area = { name: string; lga: string; places: ReadonlySet<ListedPlace> };
/** What a phrase names; of two that are about the same, a card shows both by showing one. */
export type Named = { about: string } & (
  | { kind: 'treatment'; row: string; isNamed: boolean }
  /** `isWhole` with its generic words: "Light Hospital" is a name, "light" is none. */
  | { kind: 'place'; place: ListedPlace; isWhole: boolean }
  | { kind: 'area'; area: Area }
  | { kind: 'word' }
);
type Entry = readonly [phrase: string, value: Named];

/** The words that tell that a place is asked for, and of which kind. */
export const placeKinds = new Map([
  ['iwosan', 'hospital'],
  ...(['hospital', 'pharmacy', 'either'] as const).flatMap((kind) =>
    nameWords.generic[kind].map((word): [string, string] => [word, kind]),
  ),
]);
const types = new Set([
  ...pageWords.types,
  'comprehensive',
  'foundation',
  'infirmary',
  'medicare',
  'memorial',
]);
/** Words that every question may have. */
export const fillers = new Set([
  ...[...searchFillerWords, ...placeWords.fillers, ...smallWords, ...pageWords.asking, ...types],
  ...[...pageWords.scheme, ...pageWords.plans.map(([plan]) => plan)].flatMap((name) => name.split(' ')),
]);
/** Words that say little of what is looked for, besides. */
export const plainWords = new Set([
  ...fillers,
  ...placeKinds.keys(),
  ...everydayWords,
  ...benefitFillerWords,
]);

const dictionaries = new WeakMap<Directory, ReturnType<typeof createDictionary>>();

/** The names of treatments, places and areas, with the words that are none; built once for each directory. */
export function dictionaryOf(directory: Directory) {
  const known = dictionaries.get(directory) ?? createDictionary(directory);
  dictionaries.set(directory, known);
  return known;
}

function createDictionary(directory: Directory) {
  const index = indexDirectory(directory);
  const names: Entry[] = [...placeEntries(index), ...areaEntries(directory, index)];
  const treatments = benefitPhrases(benefitWords).map(
    ([phrase, { row, isNamed }]): Entry => [phrase, { kind: 'treatment', about: row, row, isNamed }],
  );
  const words = [...plainWords].map((word): Entry => [word, { kind: 'word', about: '' }]);
  return createNameMatcher<Named>([
    ...treatments,
    ...names.flatMap(([phrase, value]) => spellingsOf(phrase).map((spelling): Entry => [spelling, value])),
    ...words,
  ]);
}

function placeEntries({ places, localities }: PlaceIndex): Entry[] {
  const entries = (place: ListedPlace, phrases: readonly string[], isWhole: boolean) =>
    [...new Set(phrases)].map(
      (phrase): Entry => [phrase, { kind: 'place', about: place.path, place, isWhole }],
    );
  return places.flatMap(({ names, place }) =>
    names.map(phrasesOf).flatMap(({ whole, short }) => [
      ...entries(place, whole, true),
      ...entries(
        place,
        short.filter((phrase) => !localities.has(phrase)),
        false,
      ),
    ]),
  );
}

const isUsual = (word: string) => placeKinds.has(word) || fillers.has(word);

/** A name in full, without what follows "Hospital", and without the words that people leave out or mix up. */
function phrasesOf({ words, core, isTold }: IndexedName): Record<'whole' | 'short', string[]> {
  const phrase = (from: number, to?: number) => words.slice(from, to).join(' ');
  const whole = [phrase(0)];
  const type = words.findIndex((word) => word === 'general' || word === 'primary');
  if (type >= 0) {
    const area = phrase(0, type) || phrase(type + 2);
    const called = words[type] === 'general' ? ['general hospital'] : ['phc', 'primary healthcare'];
    whole.push(...called.flatMap((each) => [`${area} ${each}`, `${each} ${area}`]));
  }
  const own = words.filter((word) => !isUsual(word));
  const told = own.filter((word) => isTold && core.includes(word));
  const end = words.findIndex((word) => ['hospital', 'pharmacy'].includes(placeKinds.get(word) ?? ''));
  if (type < 0 && end >= 0 && told.every((word) => words.indexOf(word) < end)) whole.push(phrase(0, end + 1));
  return { whole, short: told.length > 0 ? [told.join(' '), own.join(' ')] : [] };
}

function areaEntries({ areas }: Directory, { localities, places: indexed, fold }: PlaceIndex): Entry[] {
  const entries = new Map<string, Area>();
  for (const [key, { kind, name, places: ids }] of localities) {
    const places = kind === 'street' ? [] : [...ids].flatMap((id) => indexed[id]?.place ?? []);
    const byLga = [...Map.groupBy(places, ({ record }) => record.lga)];
    const [most] = byLga.sort(([, one], [, other]) => other.length - one.length);
    if (most) entries.set(key, { name, lga: most[0], places: new Set(places) });
  }
  for (const { lga, lcdas } of areas)
    for (const name of [...lcdas, lga]) {
      const listed = entries.get(fold(name));
      entries.set(foldText(name), { lga, places: new Set(), ...listed, name });
    }
  return [...entries].flatMap(([key, area]) =>
    [key, key.replaceAll(' ', '')].map((phrase): Entry => [phrase, { kind: 'area', about: area.lga, area }]),
  );
}

const pairs = sameNames.map(([one, other]) => [foldText(one), foldText(other)] as const);
const replaced = Map.groupBy(
  pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]),
  ([from]) => from.split(' ')[0],
);

/** "St Lukes" and "Saint Lukes". */
function spellingsOf(phrase: string): string[] {
  const others = phrase
    .split(' ')
    .flatMap((word) =>
      (replaced.get(word) ?? []).map(([from, to]) => ` ${phrase} `.replace(` ${from} `, ` ${to} `).trim()),
    );
  return [...new Set([phrase, ...others])];
}
