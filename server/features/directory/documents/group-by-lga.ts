import type { Provider } from '#content/schema/directory.ts';
import { compareText, sortKey } from '#domain/text/compare-text.ts';

export type LgaGroup = { lga: string; records: Provider[] };

/** Alphabetical LGAs with alphabetical records. */
export function groupByLga(records: readonly Provider[]): LgaGroup[] {
  const groups = Map.groupBy(records, (record) => record.lga);
  return [...groups]
    .map(([lga, found]) => ({ lga, records: found.toSorted((a, b) => byText(a.name, b.name)) }))
    .sort((a, b) => byText(a.lga, b.lga));
}

function byText(a: string, b: string): number {
  return compareText(sortKey(a), sortKey(b));
}
