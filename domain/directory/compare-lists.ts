import type { Field } from '#content/schema/directory.ts';
import { foldText } from '../text/fold-text.ts';

type ListedRow = Partial<Record<Field, string>>;

export type ListChanges<Row> = {
  added: Row[];
  removed: Row[];
  changed: { before: Row; now: Row }[];
};

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
  const same = pairUp(before, now, wholeRow);
  let { removed, added } = same;
  const changed: { before: Row; now: Row }[] = [];
  for (const key of KEYS) {
    const paired = pairUp(removed, added, key);
    changed.push(...paired.pairs);
    ({ removed, added } = paired);
  }
  return { added, removed, changed };
}

function wholeRow({ name, address, lga, lcda, phone }: ListedRow): string {
  return JSON.stringify([name, address, lga, lcda, phone]);
}

/** Pairs the rows whose key no other row of their version has; an empty key says nothing. */
function pairUp<Row extends ListedRow>(
  before: readonly Row[],
  now: readonly Row[],
  keyOf: (row: Row) => string,
) {
  const old = uniqueBy(before, keyOf);
  const young = uniqueBy(now, keyOf);
  const pairs = [...young].flatMap(([key, row]) => {
    const earlier = old.get(key);
    return earlier ? { before: earlier, now: row } : [];
  });
  const pairedBefore = new Set(pairs.map((pair) => pair.before));
  const pairedNow = new Set(pairs.map((pair) => pair.now));
  return {
    pairs,
    removed: before.filter((row) => !pairedBefore.has(row)),
    added: now.filter((row) => !pairedNow.has(row)),
  };
}

function uniqueBy<Row extends ListedRow>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Map<string, Row> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map(
    [...groups].flatMap(([key, [row, ...more]]) =>
      key !== '' && row && more.length === 0 ? [[key, row] as const] : [],
    ),
  );
}
