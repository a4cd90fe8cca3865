import type { Provider, ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { sortByName } from '../text/compare-text.ts';
import { foldText } from '../text/fold-text.ts';
import { prepareSearchText } from '../text/match-text.ts';

export type ListedRecords = Pick<ProviderList, 'id' | 'kind'> & { records: readonly Provider[] };

/** A hospital or pharmacy, once, with every list that contains it. */
export type ListedPlace = {
  kind: ProviderList['kind'];
  /** As in the first of its lists. */
  record: Provider;
  lists: ProviderListId[];
  /** Its page, such as `/provider/ikeja/lagoon-hospital`. */
  path: string;
};

export type PreparedPlaces = ReturnType<typeof preparePlaces>;

/** Merges the records of all lists, sorted by name; a hospital on both hospital lists becomes one place. */
export function preparePlaces(lists: readonly ListedRecords[], sameNames: SameNames = []) {
  const namesBeside = otherNames(sameNames);
  const found = new Map<string, { place: ListedPlace; records: Provider[] }>();
  for (const { id, kind, records } of lists) {
    for (const record of records) {
      const identity = `${kind} ${providerIdentity(record)}`;
      const known = found.get(identity) ?? {
        place: { kind, record, lists: [], path: placePath(record) },
        records: [],
      };
      if (!known.place.lists.includes(id)) known.place.lists.push(id);
      // What only another of its lists knows of it is known.
      if (known.records.length > 0) known.place.record = { ...record, ...known.place.record };
      known.records.push(record);
      found.set(identity, known);
    }
  }
  const entries = sortByName([...found.values()], ({ place }) => place.record.name);
  return {
    places: entries.map(({ place }) => place),
    /** What each of its lists says of a place. */
    records: entries.map(({ records }) => records),
    /** The texts of each place from all its lists, folded. */
    texts: entries.map(({ records }) => {
      const parts = records.flatMap(({ name, address, lga, lcda, phone }) =>
        [name, address, lga, lcda, phone].filter((text) => text !== undefined),
      );
      return prepareSearchText([...parts, ...namesBeside(parts)]);
    }),
  };
}

/** Long enough for nearly every name, and short enough to be read out. */
const MOST_CHARACTERS = 60;

/** The page of an LGA. */
export function areaPath(lga: string): string {
  return `/provider/${toSlug(lga)}`;
}

/** The page of a hospital or pharmacy. */
export function placePath({ lga, name, slug }: Provider): string {
  return `${areaPath(lga)}/${slug ?? toSlug(name)}`;
}

/** A text as a part of an address: `St. Luke’s Hospital` becomes `st-lukes-hospital`. */
export function toSlug(text: string): string {
  const words = foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
  let slug = words[0]?.slice(0, MOST_CHARACTERS) ?? '';
  for (const word of words.slice(1)) {
    if (slug.length + 1 + word.length > MOST_CHARACTERS) break;
    slug += `-${word}`;
  }
  return slug;
}

/**
 * A key for the same place spelled differently in two lists: its LGA, its address without a trailing "Lagos" or LGA
 * name, and the first word of its name. "Motayo Hospital" and "Motayo Hospital Limited" are one place; two branches of
 * the same name are not.
 */
export function providerIdentity({ name, address, lga }: Provider): string {
  const area = foldText(lga);
  const parts = address.split(',').map(foldText);
  const isImplied = (part: string | undefined) => part === '' || part === 'lagos' || part === area;
  while (parts.length > 1 && isImplied(parts[parts.length - 1])) parts.pop();
  return [area, parts.join(' '), foldText(name).split(' ')[0]].join('|').replaceAll(' ', '');
}

/** Pairs of spellings. */
export type SameNames = readonly (readonly [string, string])[];

/** Skips names that have each other’s words, as in "Ikorodu Central": the search finds those anyway, or would find too much. */
function foldPairs(sameNames: SameNames) {
  return sameNames
    .map(([one, other]) => [foldText(one), foldText(other)] as const)
    .filter(([one, other]) => !` ${one} `.includes(` ${other} `) && !` ${other} `.includes(` ${one} `));
}

/** The others: a short name with the longer one that contains it, such as Mainland with Lagos Mainland. */
export function longerNames(sameNames: SameNames): [short: string, longer: string][] {
  return sameNames
    .map(([one, other]): [string, string] => [foldText(one), foldText(other)])
    .filter(([one, other]) => one !== other && ` ${other} `.includes(` ${one} `));
}

/**
 * Returns a function that finds the alternative names of a record's texts; called once for each record when its list is
 * prepared, so that they add nothing to the cost of a keystroke.
 */
export function otherNames(sameNames: SameNames): (texts: readonly string[]) => string[] {
  const pairs = foldPairs(sameNames).flatMap(([one, other]) => [
    [one, other] as const,
    [other, one] as const,
  ]);
  return (texts) => {
    const folded = texts.map((text) => ` ${foldText(text)} `).join('\n');
    return [...new Set(pairs.flatMap(([written, also]) => (folded.includes(` ${written} `) ? also : [])))];
  };
}

/** "Somolu General Hospital" and "Shomolu General Hospital", "PHC" and "Primary Health Care", become the same. */
export function createFolder(sameNames: SameNames): (text: string) => string {
  const ours = new Map([['health care', 'healthcare']]);
  for (const [one, other] of foldPairs(sameNames)) if (!ours.has(one)) ours.set(one, other);
  const theirs = new RegExp(` (${[...ours.keys()].join('|')})(?= )`, 'g');
  return (text) => ` ${foldText(text)} `.replace(theirs, (_, spelling) => ` ${ours.get(spelling)}`).trim();
}
