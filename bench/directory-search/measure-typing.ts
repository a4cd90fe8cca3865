import { providerLists } from '../../content/en/directory.ts';
import { placeWords, sameNames } from '../../content/en/directory-names.ts';
import { answerPlaceQuery } from '../../domain/directory/answer-place-query.ts';
import { readProviders } from '../../domain/directory/directory-records.ts';
import { indexPlaces } from '../../domain/directory/index-places.ts';
import { preparePlaces } from '../../domain/directory/prepare-places.ts';
import { prepareDirectory, queryDirectory } from '../../domain/directory/query-directory.ts';
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
/** The same for the search over all lists: a name, a misspelt one, one that is not listed, a town and a street. */
const ASKED = [...TYPED, 'st nicolas hopital', 'reddington hospital lekki', 'ikorudu', 'allen avenue ikeja'];

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

  const typing = measureLetters(TYPED, (search) => {
    const sort = { field: 'address', direction: 'descending' } as const;
    const { rows } = queryDirectory(directory, { search, filter: '', sort, page: 1 });
    const compiled = readSearch(search);
    for (const row of rows)
      matchRanges(
        fields.map((field) => row[field] ?? ''),
        compiled,
      );
  });
  return { records: many.length, prepareMs, ...typing };
}

/** Runs in the browser: each letter asks whether a place is covered, in the lists in the order of the sections. */
export function measureAnswers(csvs: readonly string[]): Typing {
  const lists = providerLists.map(({ id, kind }, at) => ({
    id,
    kind,
    records: readProviders(csvs[at] ?? ''),
  }));

  const started = performance.now();
  const index = indexPlaces(preparePlaces(lists, sameNames), placeWords, sameNames);
  const prepareMs = performance.now() - started;

  const typing = measureLetters(ASKED, (text) => answerPlaceQuery(index, text));
  return { records: index.places.length, prepareMs, ...typing };
}

function measureLetters(texts: readonly string[], ask: (text: string) => unknown) {
  const measure = (text: string): number => {
    const begun = performance.now();
    ask(text);
    return performance.now() - begun;
  };
  const typed = texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const first = typed.map(measure);
  // The median of three, to exclude interference from other processes.
  const times = typed.map((text) => sorted([measure(text), measure(text), measure(text)])[1] ?? 0);
  const at = (share: number) => sorted(times)[Math.floor((times.length - 1) * share)] ?? 0;
  return {
    letters: typed.length,
    p50: at(0.5),
    p95: at(0.95),
    firstP95: sorted(first)[Math.floor((first.length - 1) * 0.95)] ?? 0,
  };
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b);
}
