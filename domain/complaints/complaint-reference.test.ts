import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { createReference, isReference, REFERENCE_ALPHABET, readReference } from './complaint-reference.ts';

const references = Array.from({ length: 200 }, () => createReference((below) => randomInt(below)));
/** Where the characters stand that are not fixed. */
const PLACES = [3, 4, 5, 6, 8, 9, 10, 11];

test('a reference is two letters and eight characters that are hard to confuse', () => {
  for (const reference of references) {
    expect(reference).toMatch(/^LA-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    expect(reference.slice(3)).not.toMatch(/[01OILUD]/);
    expect(readReference(reference)).toBe(reference);
  }
});

test('the random part has more than 30 bits', () => {
  expect(7 * Math.log2(REFERENCE_ALPHABET.length)).toBeGreaterThan(30);
  const many = Array.from({ length: 3000 }, () => createReference((below) => randomInt(below)));
  for (const place of PLACES.slice(0, 7))
    expect(new Set(many.map((reference) => reference[place])).size).toBe(REFERENCE_ALPHABET.length);
});

test('one wrong character is always found', () => {
  for (const reference of references.slice(0, 50))
    for (const place of PLACES)
      for (const sign of REFERENCE_ALPHABET) {
        if (sign === reference[place]) continue;
        const mistyped = reference.slice(0, place) + sign + reference.slice(place + 1);
        expect(readReference(mistyped), mistyped).toBeUndefined();
      }
});

test('two swapped characters are always found, wherever they stand', () => {
  let swaps = 0;
  for (const reference of references)
    for (const first of PLACES)
      for (const second of PLACES.filter((place) => place > first)) {
        const signs = [...reference];
        [signs[first], signs[second]] = [signs[second] ?? '', signs[first] ?? ''];
        if (signs.join('') === reference) continue;
        swaps++;
        expect(readReference(signs.join('')), signs.join('')).toBeUndefined();
      }
  expect(swaps).toBeGreaterThan(1000);
});

test.each<[string, (reference: string) => string]>([
  ['in small letters', (reference) => reference.toLowerCase()],
  ['without dashes', (reference) => reference.replaceAll('-', '')],
  ['with spaces', (reference) => ` ${[...reference].join(' ')} `],
  ['with other dashes', (reference) => reference.replaceAll('-', ' – ')],
  ['without its first letters', (reference) => reference.slice(3)],
  ['with a first letter that was misread', (reference) => `1A${reference.slice(2)}`],
  ['with an O for a Q', (reference) => reference.replaceAll('Q', 'O')],
  ['with a zero for a Q', (reference) => reference.replaceAll('Q', '0')],
  ['with a U for a V', (reference) => reference.replaceAll('V', 'u')],
])('it is understood %s', (_name, typed) => {
  for (const reference of references) expect(readReference(typed(reference))).toBe(reference);
});

test('anything else is no reference', () => {
  const short = ['', 'LA-', 'hospital', 'LA-AAAA-AAA', 'LA-AAAA-AAAAA', '12345678', 'ọọọọọọọọ'];
  for (const text of [...short, 'x'.repeat(5000)]) expect(readReference(text), text).toBeUndefined();
});

test.each([
  ['LA-7K3M-92QF', true],
  ['la7k3m92qf', true],
  ['la 7k3m 92qf', true],
  ['LA-BXBR-YQBY', true],
  ['la bxbr yqby', true],
  ['LA-BXBR-YQBZ', false],
  ['laboratory', false],
  ['lagos 12 staff', false],
  ['08034537235', false],
])('“%s” looks like a reference: %s', (text, expected) => {
  expect(isReference(text)).toBe(expected);
});
