import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Field, Provider } from '#content/schema/directory.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import type { DirectoryFilter } from './directory-filter.ts';
import { type DirectoryQuery, prepareDirectory, queryDirectory } from './query-directory.ts';

// A naive implementation of the same rules, with which the optimised one must agree.

const FIELDS: Field[] = ['name', 'address', 'lga', 'lcda', 'phone'];

function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '');
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

function beginsAWord(words: string[], wanted: string): boolean {
  return words.some((_, index) => {
    const rest = words.slice(index).join('');
    if (!rest.startsWith(wanted)) return false;
    if (!/^\d+$/.test(wanted)) return true;
    const inWord = words.slice(index);
    let left = wanted.length;
    while (inWord[0] !== undefined && left >= inWord[0].length) left -= inWord.shift()?.length ?? 0;
    return left === 0 || !/\d/.test(inWord[0]?.charAt(left) ?? '');
  });
}

function modelFinds(record: Provider, search: string): boolean {
  const texts = FIELDS.map((field) => record[field] ?? '');
  const wanted = wordsOf(search);
  if (wanted.length === 0)
    return texts.some((text) => text.toLowerCase().includes(search.trim().toLowerCase()));
  const phrase = texts.some((text) => {
    const words = wordsOf(text);
    return (
      words.join(' ').includes(wanted.join(' ')) ||
      words.some((word) => word.includes(wanted.join(''))) ||
      beginsAWord(words, wanted.join(''))
    );
  });
  const single = wanted.filter((word) => !['and', 'at', 'in', 'near', 'of', 'the'].includes(word));
  return (
    phrase ||
    (wanted.length > 1 &&
      single.length > 0 &&
      single.every((word) => texts.some((text) => beginsAWord(wordsOf(text), word))))
  );
}

function modelQuery(records: Provider[], { search, filter, sort, page }: DirectoryQuery) {
  const [field, place] = filter.split(/:(.*)/);
  const found = records
    .filter((record) => modelFinds(record, search))
    .filter((record) => filter === '' || record[field as Field] === place);
  const sorted: Provider[] = [];
  for (const record of found) {
    const key = (one: Provider) => (sort ? (one[sort.field] ?? '').toLowerCase() : '');
    const comesAfter = (other: Provider) =>
      sort?.direction === 'descending' ? key(other) < key(record) : key(other) > key(record);
    const at = sorted.findIndex(comesAfter);
    sorted.splice(sort && at !== -1 ? at : sorted.length, 0, record);
  }
  const pages = Math.max(1, Math.ceil(sorted.length / 20));
  const shown = Math.min(Math.max(page, 1), pages);
  return { rows: sorted.slice(shown * 20 - 20, shown * 20), total: sorted.length, page: shown, pages };
}

const letters = fc.constantFrom('a', 'A', 'b', 'B', 'and', 'in', '1', '2', ' ', ' ', '-', "'", '.', '&');
const text = fc.string({ unit: letters, maxLength: 8 });
const place = fc.constantFrom('Epe', 'Ojo', 'Eti-Osa');
const provider = fc.record({
  name: text,
  address: text,
  lga: place,
  lcda: place,
  phone: fc.constantFrom('01', '02'),
});
const filter = fc.oneof(
  fc.constant<DirectoryFilter>(''),
  place.map((name): DirectoryFilter => `lga:${name}`),
  place.map((name): DirectoryFilter => `lcda:${name}`),
);
const sort = fc.option(
  fc.record({ field: fc.constantFrom(...FIELDS), direction: fc.constantFrom('ascending', 'descending') }),
);
const query = fc.record({ search: text, filter, sort, page: fc.integer({ min: -2, max: 6 }) });

const list = fc.array(provider, { maxLength: 90, size: 'max' });

function agreesWithModel(records: Provider[], asked: DirectoryQuery): void {
  const { from, to, ...result } = queryDirectory(prepareDirectory(records, FIELDS), asked);
  expect(result).toEqual(modelQuery(records, asked));
  expect(to - from + (result.total > 0 ? 1 : 0)).toBe(result.rows.length);
}

test('search, filter, sort, paging, clamping and stable order agree with the plain model', () => {
  fc.assert(fc.property(list, query, agreesWithModel), { numRuns: 400 });
});

test('so do searches that are a part of a record with its spaces left out or put elsewhere', () => {
  const part = fc.tuple(fc.nat(100), fc.nat(7), fc.constantFrom('', ' ', '-'));
  fc.assert(
    fc.property(list, query, part, (records, asked, [which, cut, between]) => {
      const { name = '' } = records[which % Math.max(1, records.length)] ?? {};
      const letters = name.replace(/[^a-z0-9]/gi, '');
      agreesWithModel(records, {
        ...asked,
        search: `${letters.slice(0, cut)}${between}${letters.slice(cut)}`,
      });
    }),
    { numRuns: 400 },
  );
});

test('asking twice, or for another order in between, changes nothing', () => {
  fc.assert(
    fc.property(fc.array(provider, { maxLength: 30 }), query, query, (records, asked, between) => {
      const directory = prepareDirectory(records, FIELDS);
      const before = queryDirectory(directory, asked);
      queryDirectory(directory, between);
      expect(queryDirectory(directory, asked)).toEqual(before);
    }),
  );
});

test('whatever a plain search finds is found: every case-insensitive part of any field, in any script', () => {
  const anyText = fc.oneof(text, fc.string({ unit: anyCharacter }), fc.string({ unit: 'grapheme' }));
  const cut = fc.tuple(fc.nat(40), fc.nat(40));
  fc.assert(
    fc.property(anyText, anyText, cut, fc.boolean(), (name, address, [a, b], upper) => {
      const part = name.slice(Math.min(a, b), Math.max(a, b));
      const search = upper ? part.toUpperCase() : part.toLowerCase();
      fc.pre(name.toLowerCase().includes(search.toLowerCase()));
      const directory = prepareDirectory([{ name, address, lga: 'Epe' }], ['name', 'address', 'lga']);
      expect(queryDirectory(directory, { search, filter: '', sort: null, page: 1 }).total).toBe(1);
    }),
    { numRuns: 2000 },
  );
});
