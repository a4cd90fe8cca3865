import type { Field, Provider } from '#content/schema/directory.ts';
import { compareText, sortKey } from '../text/compare-text.ts';
import { prepareSearchText, type SearchText } from '../text/search-texts.ts';
import { otherNames, type SameNames } from './other-names.ts';

export type Sort = { field: Field; direction: 'ascending' | 'descending' };

/** A list with all the work done that does not depend on the query. */
export type PreparedDirectory = {
  records: readonly Provider[];
  /** The fields to search: those that the table shows. */
  fields: readonly Field[];
  /** The searchable text of each record. */
  texts: readonly SearchText[];
  /** The indexes of the records in the requested order; each order is computed once. */
  orderBy(sort: Sort | null): readonly number[];
};

export function prepareDirectory(
  records: readonly Provider[],
  fields: readonly Field[],
  sameNames: SameNames = [],
): PreparedDirectory {
  const namesBeside = otherNames(sameNames);
  const textsOf = (record: Provider) => fields.map((field) => record[field] ?? '');
  const asListed = records.map((_, index) => index);
  const orders = new Map<string, number[]>();
  return {
    records,
    fields,
    texts: records.map(textsOf).map((texts) => prepareSearchText([...texts, ...namesBeside(texts)])),
    orderBy(sort) {
      if (!sort) return asListed;
      const name = `${sort.field} ${sort.direction}`;
      const order = orders.get(name) ?? sortPlaces(records, sort);
      orders.set(name, order);
      return order;
    },
  };
}

/** Stable in both directions: equal rows keep the order of the list. */
function sortPlaces(records: readonly Provider[], { field, direction }: Sort): number[] {
  const keys = records.map((record) => sortKey(record[field] ?? ''));
  const sign = direction === 'ascending' ? 1 : -1;
  return keys.map((_, index) => index).sort((a, b) => sign * compareText(keys[a] ?? '', keys[b] ?? ''));
}
