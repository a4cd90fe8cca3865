import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinTexts, textsWith } from './text-table.ts';

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
