import type { Field } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';

type ListedRow = Partial<Record<Field, string>>;

type Pair<Row> = { before: Row; now: Row };
export type ListChanges<Row> = { added: Row[]; removed: Row[]; changed: Pair<Row>[] };

/** By what a row is surely another version of an earlier one, the surest first. */
const KEYS: readonly ((row: ListedRow) => string)[] = [
  ({ name = '', address = '' }) => `${foldText(name)}\n${foldText(address)}`,
  ({ name = '', lga = '' }) => `${foldText(name)}\n${foldText(lga)}`,
  ({ address = '', lga = '' }) => (address === '' ? '' : `${foldText(address)}\n${foldText(lga)}`),
];

/**
 * What a list has gained, lost and corrected. A row counts as corrected where it has name and address, or name and LGA,
 * or address and LGA in common with a single row of the other version.
 */
export function compareLists<Row extends ListedRow>(
  before: readonly Row[],
  now: readonly Row[],
): ListChanges<Row> {
  let { removed, added } = pairUp(before, now, (row) =>
    JSON.stringify([
      ...[row.name, row.address, row.lga, row.lcda, row.phone],
      ...[row.hours, row.services, row.confirmed, row.coordinates],
    ]),
  );
  const changed: Pair<Row>[] = [];
  for (const key of KEYS) {
    const paired = pairUp(removed, added, key);
    changed.push(...paired.pairs);
    ({ removed, added } = paired);
  }
  return { added, removed, changed };
}

/** Pairs the rows whose key no other row of their version has; an empty key says nothing. */
function pairUp<Row extends ListedRow>(
  before: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string,
) {
  const old = Map.groupBy(before, keyOf);
  const pairs = [...Map.groupBy(now, keyOf)].flatMap(([key, [row, ...more]]): Pair<Row>[] => {
    const [earlier, ...others] = old.get(key) ?? [];
    return key && row && earlier && more.length + others.length === 0 ? [{ before: earlier, now: row }] : [];
  });
  const paired = new Set(pairs.flatMap((pair) => [pair.before, pair.now]));
  return {
    pairs,
    removed: before.filter((row) => !paired.has(row)),
    added: now.filter((row) => !paired.has(row)),
  };
}
