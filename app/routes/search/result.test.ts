import { expect, test } from 'vitest';
import { splitByRanges } from '#domain/text/match-text.ts';
import { cutSnippet, rangesOfWords } from './result.tsx';

const marked = (text: string, ...stems: string[]) =>
  splitByRanges(text, rangesOfWords(text, new Set(stems)))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

test('words are marked as they stand in the text, with endings and tone marks, but no part of a word', () => {
  expect(marked('Pharmacies: Ìlera Èkó, a pharmacy.', 'pharmacy', 'eko')).toBe(
    '[Pharmacies]: Ìlera [Èkó], a [pharmacy].',
  );
  expect(marked('Ìtọ́jú oyún, ìbímọ àti ọmọ', 'oyun', 'omo')).toBe('Ìtọ́jú [oyún], ìbímọ àti [ọmọ]');
  expect(marked('St. Luke’s Hospital', 'luke')).toBe('St. [Luke’s] Hospital');
  expect(marked('covering discover', 'cover')).toBe('[covering] discover');
});

test('a long text is cut around the first of the words, between words', () => {
  const text = `${'one two three '.repeat(30)}malaria ${'four five six '.repeat(30)}`;
  const snippet = cutSnippet(text, new Set(['malaria']));
  expect(snippet).toMatch(/^…(?:one|two|three) .*malaria.* (?:four|five|six)…$/);
  expect(snippet.length).toBeLessThan(200);
});

test('a short text stays whole, and one without spaces is cut anyway', () => {
  expect(cutSnippet('Short.', new Set(['x']))).toBe('Short.');
  expect(cutSnippet('x'.repeat(1000), new Set(['y'])).length).toBeLessThan(200);
});
