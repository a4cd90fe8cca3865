import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { isGsm, splitSms, splitText, toGsm } from './gsm-text.ts';

test.each([
  ['Ẹ káàárọ̀, Yorùbá', 'E kaàaro, Yorùba'],
  ['₦15,000 – “ọ̀fẹ́” … [1|2] ~ €5', 'N15,000 - "ofe" ... (1/2) - EUR5'],
  ['it’s\u00a0here\t🏥', "it's here "],
  ['ɓ', ''],
])('%s becomes letters of every phone', (text, plain) => {
  expect(toGsm(text)).toBe(plain);
});

const anyText = fc.string({ unit: anyCharacter, maxLength: 700 });

test('whatever is said has only letters that every phone has, and stays as it is when it is said again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const plain = toGsm(text);
      expect(isGsm(plain)).toBe(true);
      expect(toGsm(plain)).toBe(plain);
    }),
  );
});

test('an SMS has 160 signs at most, and several are numbered', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, fc.lorem({ maxCount: 120 })), (text) => {
      const parts = splitSms(text);
      expect(parts.length).toBeLessThanOrEqual(3);
      for (const [index, part] of parts.entries()) {
        expect(part.length).toBeLessThanOrEqual(160);
        expect(isGsm(part)).toBe(true);
        if (parts.length > 1) expect(part.startsWith(`${index + 1}/${parts.length} `)).toBe(true);
      }
    }),
  );
  expect(splitSms('x '.repeat(400)).at(-1)).toMatch(/\.\.\.$/);
});

test('a text is cut after whole words and loses none', () => {
  fc.assert(
    fc.property(fc.lorem({ maxCount: 60 }), fc.integer({ min: 20, max: 80 }), (text, most) => {
      const parts = splitText(text, most);
      expect(parts.every((part) => part.length <= most)).toBe(true);
      expect(parts.join(' ')).toBe(text);
    }),
  );
  expect(splitText('a'.repeat(25), 10)).toEqual(['a'.repeat(10), 'a'.repeat(10), 'a'.repeat(5)]);
  const lines = 'one two three\nfour five six';
  expect([splitText(lines, 20), splitText(lines, 20, true), splitText(lines, 27, true)]).toEqual([
    ['one two three\nfour', 'five six'],
    ['one two three', 'four five six'],
    [lines],
  ]);
  // A short first line would leave most of the part empty.
  expect(splitText('one\ntwo three four five', 20, true)).toEqual(['one\ntwo three four', 'five']);
});
