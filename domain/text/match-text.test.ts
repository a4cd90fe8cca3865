import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { matchRanges, readSearch, splitByRanges } from './match-text.ts';
import { matchesSearch, prepareSearchText } from './search-texts.ts';

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
