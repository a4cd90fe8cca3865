import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providerLists } from '../content/en/directory.ts';
import { placeWords, sameNames } from '../content/en/directory-names.ts';
import { answerPlaceQuery } from '../domain/directory/answer-place-query.ts';
import { readProviders } from '../domain/directory/directory-records.ts';
import { indexPlaces } from '../domain/directory/index-places.ts';
import { preparePlaces } from '../domain/directory/prepare-places.ts';
import { prepareDirectory, queryDirectory } from '../domain/directory/query-directory.ts';
import { matchRanges, readSearch } from '../domain/text/match-text.ts';
import type { Part } from './report.ts';

const LISTS = join(import.meta.dirname, '../content/directory');

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

/** The time that one letter takes, typed in the search of the longest list or of all lists. */
export async function measureDirectorySearch(): Promise<Part> {
  const csvs = providerLists.map(({ file }) => readFileSync(join(LISTS, file), 'utf8'));
  const rows = [
    { name: 'list ×1', figures: measureTyping(csvs[0] ?? '', 1) },
    { name: 'list ×10', figures: measureTyping(csvs[0] ?? '', 10) },
    { name: 'all lists', figures: measureAnswers(csvs) },
  ];
  const goals = ['list ×1', 'all lists'].map((row) => ({ row, column: 'p95 (ms)', atMost: 2.5 }));
  return {
    title: 'Directory search',
    tables: [{ title: 'One letter typed, by how much the list is longer', rows, goals }],
    remarks: [
      'In Node, whose engine is that of Chromium: a phone whose processor is four times slower takes at most 10 ms. first p95 is the very first time, when nothing is compiled yet.',
    ],
  };
}

/** Each letter queries the first page, sorted by address, and the ranges to highlight. */
function measureTyping(csv: string, factor: number) {
  const fields = providerLists[0].columns.map(({ field }) => field);
  const records = readProviders(csv);
  const many = Array.from({ length: factor }, (_, copy) =>
    records.map((record) => ({ ...record, name: `${record.name} ${copy}` })),
  ).flat();
  const sort = { field: 'address', direction: 'descending' } as const;

  const started = performance.now();
  const directory = prepareDirectory(many, fields, sameNames);
  directory.orderBy(sort);
  return measureLetters(started, many.length, TYPED, (search) => {
    const { rows } = queryDirectory(directory, { search, filter: '', sort, page: 1 });
    const compiled = readSearch(search);
    const texts = rows.map((row) => fields.map((field) => row[field] ?? ''));
    for (const text of texts) matchRanges(text, compiled);
  });
}

/** Each letter asks whether a place is covered, in the lists in the order of the sections. */
function measureAnswers(csvs: readonly string[]) {
  const lists = providerLists.map(({ id, kind }, at) => ({
    id,
    kind,
    records: readProviders(csvs[at] ?? ''),
  }));
  const started = performance.now();
  const index = indexPlaces(preparePlaces(lists, sameNames), placeWords, sameNames);
  return measureLetters(started, index.places.length, ASKED, (text) => answerPlaceQuery(index, text));
}

function measureLetters(
  started: number,
  records: number,
  texts: readonly string[],
  ask: (text: string) => unknown,
) {
  const prepared = performance.now() - started;
  const measure = (text: string): number => {
    const begun = performance.now();
    ask(text);
    return performance.now() - begun;
  };
  const typed = texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  const first = typed.map(measure);
  // The median of three, to exclude interference from other processes.
  const times = typed.map((text) => at(0.5, [measure(text), measure(text), measure(text)]));
  return {
    records,
    'prepared (ms)': prepared,
    'p50 (ms)': at(0.5, times),
    'p95 (ms)': at(0.95, times),
    'first p95 (ms)': at(0.95, first),
  };
}

function at(share: number, values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
}
