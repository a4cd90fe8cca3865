import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { matchesSearch, matchRanges, prepareSearchText, readSearch, splitByRanges } from './match-text.ts';

const isFound = (texts: string[], search: string) =>
  matchesSearch(prepareSearchText(texts), readSearch(search));
const marked = (texts: string[], search: string) =>
  matchRanges(texts, readSearch(search)).map((ranges, index) =>
    ranges.map(([start, end]) => texts[index]?.slice(start, end)),
  );

test.each<[what: string, texts: string[], search: string, marks: string[][]]>([
  ['every phrase, as it is written', ['St. Luke, by St.-Luke'], 'st luke', [['St. Luke', 'St.-Luke']]],
  ['letters with their accents, whole', ['Ẹ\u0300kọ\u0301 Town'], 'eko', [['Ẹ\u0300kọ\u0301']]],
  ['a word with its apostrophe', ['Luke’s'], 'lukes', [['Luke’s']]],
  [
    'words where no field has the phrase',
    ['Ikeja Clinic', 'Clinic'],
    'clinic ikeja',
    [['Ikeja', 'Clinic'], ['Clinic']],
  ],
  [
    'the phrase only, where a field has it',
    ['Grace Clinic', 'Clinic, Ikeja'],
    'clinic ikeja',
    [[], ['Clinic, Ikeja']],
  ],
  ['a sign that is looked for by itself', ['May & Flora & Sons'], '&', [['&', '&']]],
  ['nothing for an empty search', ['Ikeja'], ' ', [[]]],
])('marked is %s', (_what, texts, search, marks) => {
  expect(marked(texts, search)).toEqual(marks);
});

test('what is marked is in order, does not overlap, and folds to what was looked for', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', 'b', 'é', 'e\u0301', 'Ọ', ' ', '-', '.', '’', '1', 'ß'),
  });
  fc.assert(
    fc.property(text, text, (original, wanted) => {
      const search = readSearch(wanted);
      const [ranges = []] = matchRanges([original], search);
      const isMatch = search.phrase !== '' && isFound([original], wanted);
      if (isMatch) expect(ranges.length).toBeGreaterThan(0);
      let last = 0;
      for (const [start, end] of ranges) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
        const squeezed = foldText(original.slice(start, end)).replaceAll(' ', '');
        if (search.phrase !== '') expect([search.squeezed, ...search.words]).toContain(squeezed);
      }
    }),
    { numRuns: 500 },
  );
});

test('splitByRanges cuts a text into marked and plain parts and loses nothing', () => {
  const text = 'St. Nicholas, Ikeja';
  const [ranges = []] = matchRanges([text], readSearch('nicholas'));
  const parts = splitByRanges(text, ranges);
  expect(parts.map((part) => part.text)).toEqual(['St. ', 'Nicholas', ', Ikeja']);
  expect(parts.map((part) => part.isMarked)).toEqual([false, true, false]);
  expect(splitByRanges(text, [])).toEqual([{ text, isMarked: false }]);
});

test.each([
  ['punctuation', 'st nicholas', 'St. Nicholas Hospital'],
  ['a hyphen', 'ikosi isheri', 'Ikosi-Isheri'],
  ['missing spaces', 'oshodiisolo', 'Oshodi-Isolo'],
  ['spaces too many', 'primary health care', 'Agboju Primary Healthcare Centre'],
  ['groups of digits', '07000000001', '0700-000-0001'],
  ['an ampersand', 'hospital and maternity', 'Light Hospital & Maternity Home'],
  ['initials', 'tos benson', 'T.O.S. Benson Road'],
  ['the end of a word', 'hod', 'Oshodi-Isolo'],
  ['the end of one and the start of the next', 'odi-iso', 'Oshodi-Isolo'],
])('%s does not matter', (_what, search, text) => {
  expect(isFound([text], search)).toBe(true);
});

test.each([
  ['words may stand in any field and order', 'road nicholas', ['St. Nicholas', 'High Road'], true],
  ['but all of them must be there', 'road ikeja', ['St. Nicholas', 'High Road'], false],
  ['a word is not put together from the ends of two others', 'art', ['Agbara Topa'], false],
  ['one of several words must begin a word', 'ikorodu cent', ['Faramobi Crescent, Ikorodu'], false],
  ['a number among several words is found', 'mile gate 2', ['Market, 2nd Gate, Mile 12'], true],
  ['as the whole number only', 'mile gate 2', ['Market, 20 Gate Street, Mile 12'], false],
  ['a phrase does not reach from one field into the next', 'abuleegba', ['Abule', 'Egba'], false],
])('%s', (_what, search, texts, found) => {
  expect(isFound(texts, search)).toBe(found);
});
