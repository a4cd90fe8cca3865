import { expect, test } from 'vitest';
import { wordsToCount } from './words-to-count.ts';

test.each([
  ['Fibroid', 'fibroid'],
  ['  IVF treatment? ', 'ivf treatment'],
  ['Ọkàn', 'okan'],
  ['parents above 60', 'parents above 60'],
  ['419', '419'],
  ['covid 19', 'covid 19'],
])('%s is counted as %s', (text, words) => {
  expect(wordsToCount(text)).toBe(words);
});

test.each([
  ['an e-mail address', 'ade@example.com'],
  ['a phone number', '0803 123 4567'],
  ['a phone number with signs', '+234-803-123-4567'],
  ['a NIN', '12345678901'],
  ['a reference', 'LA-7K3M-92QF'],
  ['a policy number', 'IE204A77'],
  ['a token', 'dGhpc2lzYXRva2VudGhhdGlzbG9uZw'],
  ['a web address', 'https://evil.example/x'],
  ['a story', 'my name is ade and i was treated badly'],
  ['a letter', 'x'],
  ['signs', '&&&'],
  ['nothing', ' '],
])('%s is not written down', (_name, text) => {
  expect(wordsToCount(text)).toBeUndefined();
});
