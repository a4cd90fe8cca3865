import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import {
  joinTexts,
  matchesSearch,
  matchRanges,
  prepareSearchText,
  readSearch,
  splitByRanges,
  textsWith,
} from './match-text.ts';

const isFound = (texts: string[], search: string) =>
  matchesSearch(prepareSearchText(texts), readSearch(search));
const marked = (texts: string[], search: string) =>
  matchRanges(texts, readSearch(search)).map((ranges, index) =>
    ranges.map(([start, end]) => texts[index]?.slice(start, end)),
  );

describe('matchRanges', () => {
  test('marks every place of the phrase, as it is written', () => {
    expect(marked(['St. Nicholas, by St.-Nicholas'], 'st nicholas')).toEqual([
      ['St. Nicholas', 'St.-Nicholas'],
    ]);
  });

  test('marks letters with their accents, whole', () => {
    expect(marked(['Ile\u0301 Ẹ\u0300kọ\u0301 Town'], 'ile eko')).toEqual([['Ile\u0301 Ẹ\u0300kọ\u0301']]);
    expect(marked(['Luke’s'], 'lukes')).toEqual([['Luke’s']]);
  });

  test('marks single words only when no field has the phrase', () => {
    expect(marked(['Ikeja Hospital', 'Hospital Road, Ikeja'], 'hospital ikeja')).toEqual([
      ['Ikeja', 'Hospital'],
      ['Hospital', 'Ikeja'],
    ]);
    expect(marked(['Grace Hospital', 'Hospital Road', 'Hospital, Ikeja'], 'hospital ikeja')).toEqual([
      [],
      [],
      ['Hospital, Ikeja'],
    ]);
  });

  test('marks a sign that is looked for by itself', () => {
    expect(marked(['May & Flora & Sons'], '&')).toEqual([['&', '&']]);
  });

  test('marks nothing for an empty search', () => {
    expect(marked(['Ikeja'], ' ')).toEqual([[]]);
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
});

test('splitByRanges cuts a text into marked and plain parts and loses nothing', () => {
  const text = 'St. Nicholas, Ikeja';
  const [ranges = []] = matchRanges([text], readSearch('nicholas'));
  expect(splitByRanges(text, ranges)).toEqual([
    { text: 'St. ', isMarked: false },
    { text: 'Nicholas', isMarked: true },
    { text: ', Ikeja', isMarked: false },
  ]);
  expect(splitByRanges(text, [])).toEqual([{ text, isMarked: false }]);
});

test.each([
  ['case', 'ST. NICHOLAS', 'St. Nicholas Hospital'],
  ['punctuation', 'st nicholas', 'St. Nicholas Hospital'],
  ['a hyphen', 'ikosi isheri', 'Ikosi-Isheri'],
  ['a slash', 'agbado oke odo', 'Agbado/Oke-Odo'],
  ['missing spaces', 'oshodiisolo', 'Oshodi-Isolo'],
  ['spaces too many', 'primary health care', 'Agboju Primary Healthcare Centre'],
  ['accents', 'eko', 'Ilé Ẹ̀kọ́'],
  ['accents typed', 'ìkejà', 'Ikeja'],
  ['an apostrophe', 'lukes', "St. Luke's Medical Center"],
  ['groups of digits', '07000000001', '0700-000-0001'],
  ['an ampersand', 'hospital and maternity', 'Light Hospital & Maternity Home'],
  ['initials', 'tos benson', 'T.O.S. Benson Road'],
])('%s does not matter', (_what, search, text) => {
  expect(isFound([text], search)).toBe(true);
});

test('a part of a word is found, also across the end of it', () => {
  expect(isFound(['Oshodi-Isolo'], 'hod')).toBe(true);
  expect(isFound(['Oshodi-Isolo'], 'odi-iso')).toBe(true);
});

test('a word is not put together from the ends of two others', () => {
  expect(isFound(['Agbara Topa'], 'art')).toBe(false);
});

test('the words of a search may stand in different fields and in any order', () => {
  expect(isFound(['St. Nicholas Hospital', 'Campbell Street'], 'campbell nicholas')).toBe(true);
  expect(isFound(['St. Nicholas Hospital', 'Campbell Street'], 'campbell ikeja')).toBe(false);
});

test('one of several words must begin a word', () => {
  expect(isFound(['Faramobi Crescent, Ikorodu'], 'ikorodu cent')).toBe(false);
});

test('a number among several words is the whole number', () => {
  expect(isFound(['Market, 2nd Gate, Mile 12'], 'mile gate 2')).toBe(true);
  expect(isFound(['Market, 20 Gate Street, Mile 12'], 'mile gate 2')).toBe(false);
});

test('a phrase does not reach from one field into the next', () => {
  expect(isFound(['Abule', 'Egba'], 'abuleegba')).toBe(false);
});

test('finds the texts that contain a part, each once', () => {
  const table = joinTexts(['abab', '', 'ba', 'cab']);
  expect(textsWith(table, 'ab')).toEqual([0, 3]);
  expect(textsWith(table, 'b')).toEqual([0, 2, 3]);
  expect(textsWith(table, 'x')).toEqual([]);
  expect(textsWith(joinTexts([]), 'a')).toEqual([]);
});

test('finds what a search of each text finds', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 5 });
  const part = fc.string({ unit: fc.constantFrom('a', 'b', ' '), minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 8 }), part, (texts, wanted) => {
      const expected = texts.flatMap((one, at) => (one.includes(wanted) ? [at] : []));
      expect(textsWith(joinTexts(texts), wanted)).toEqual(expected);
    }),
  );
});
