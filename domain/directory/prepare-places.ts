import type { Provider, ProviderList, ProviderListId } from '#content/schema/directory.ts';
import { compareText, sortKey } from '../text/compare-text.ts';
import { prepareSearchText, type SearchText } from '../text/match-text.ts';
import { placePath, providerIdentity } from './place-path.ts';
import { otherNames, type SameNames } from './same-names.ts';

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

export type PreparedPlaces = {
  /** Sorted by name. */
  places: readonly ListedPlace[];
  /** What each of its lists says of a place. */
  records: readonly (readonly Provider[])[];
  /** The texts of each place from all its lists, folded. */
  texts: readonly SearchText[];
};

/** Merges the records of all lists; a hospital on both hospital lists becomes one place. */
export function preparePlaces(lists: readonly ListedRecords[], sameNames: SameNames = []): PreparedPlaces {
  const namesBeside = otherNames(sameNames);
  const searchText = (parts: readonly string[]) => prepareSearchText([...parts, ...namesBeside(parts)]);
  const found = new Map<string, { place: ListedPlace; records: Provider[] }>();
  for (const { id, kind, records } of lists) {
    for (const record of records) {
      const identity = `${kind} ${providerIdentity(record)}`;
      const known = found.get(identity) ?? {
        place: { kind, record, lists: [], path: placePath(record) },
        records: [],
      };
      if (!known.place.lists.includes(id)) known.place.lists.push(id);
      known.records.push(record);
      found.set(identity, known);
    }
  }
  const entries = [...found.values()]
    .map((entry) => ({ ...entry, key: sortKey(entry.place.record.name) }))
    .sort((a, b) => compareText(a.key, b.key));
  return {
    places: entries.map(({ place }) => place),
    records: entries.map(({ records }) => records),
    texts: entries.map(({ records }) =>
      searchText(records.flatMap(({ slug, ...record }) => Object.values(record))),
    ),
  };
}
