import { expect, test } from 'vitest';
import { withoutNames } from './search-words.ts';

test.each([
  ['Ìlera Èkó price', 'price'],
  ['price of LASHMA', 'price of'],
  ['ilera eko', 'ilera eko'],
  ['What is Ilera Eko?', 'What is Ilera Eko?'],
  ['J. A. Lashman Hospital', 'J. A. Lashman Hospital'],
  ['Eko hospital', 'Eko hospital'],
])('%s asks for %s', (text, asked) => {
  expect(withoutNames(text, ['ilera eko', 'lashma'], ['what', 'is', 'of'])).toBe(asked);
});
