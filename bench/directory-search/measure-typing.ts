import { providerLists } from '../../content/directory.ts';
import { sameNames } from '../../content/directory-names.ts';
import { readProviders } from '../../domain/directory/directory-records.ts';
import { prepareDirectory } from '../../domain/directory/prepare-directory.ts';
import { queryDirectory } from '../../domain/directory/query-directory.ts';
import { matchRanges, readSearch } from '../../domain/text/match-text.ts';

/** Searches typed letter by letter: with many matches, with few, across two fields, and without any. */
const TYPED = [
  'st nicholas',
  'hospital ikeja',
  'primary health care',
  'oshodiisolo',
  'mile 2',
  'zzz clinic',
  'phc in somolu',
];

export type Typing = {
  records: number;
  prepareMs: number;
  letters: number;
  p50: number;
  p95: number;
  /** The same for the first time each text is searched, before the browser has compiled anything. */
  firstP95: number;
};

/** Runs in the browser: each letter queries the first page, sorted by address, and the ranges to highlight. */
export function measureTyping(csv: string, factor: number): Typing {
  const fields = providerLists[0].columns.map(({ field }) => field);
  const records = readProviders(csv);
  const many = Array.from({ length: factor }, (_, copy) =>
    records.map((record) => ({ ...record, name: `${record.name} ${copy}` })),
  ).flat();

  const started = performance.now();
  const directory = prepareDirectory(many, fields, sameNames);
  directory.orderBy({ field: 'address', direction: 'descending' });
  const prepareMs = performance.now() - started;

  const ask = (search: string): number => {
    const begun = performance.now();
    const sort = { field: 'address', direction: 'descending' } as const;
    const { rows } = queryDirectory(directory, { search, filter: '', sort, page: 1 });
    const compiled = readSearch(search);
    for (const row of rows)
      matchRanges(
        fields.map((field) => row[field] ?? ''),
        compiled,
      );
    return performance.now() - begun;
  };
  const typed = TYPED.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const first = typed.map(ask);
  // The median of three, to exclude interference from other processes.
  const times = typed.map((search) => sorted([ask(search), ask(search), ask(search)])[1] ?? 0);
  const at = (share: number) => sorted(times)[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    records: many.length,
    prepareMs,
    letters: typed.length,
    p50: at(0.5),
    p95: at(0.95),
    firstP95: sorted(first)[Math.floor((first.length - 1) * 0.95)] ?? 0,
  };
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}
