import { expect, test } from 'vitest';
import { findSimilar } from './similar-texts.ts';

const texts = ['Chidi Okafor', 'Bose Ogunniyi', 'The clinic at Tejuosho', 'Ada Obi', 'Adé Ọ̀ṣọ́'];

test.each([
  ['Okafr', ['Okafor']],
  ['chidi okafr', ['Chidi Okafor']],
  ['Oguniyi', ['Ogunniyi']],
  ['Tejuosoh', ['Tejuosho']],
  // Short words are alike by chance.
  ['Ade', ['Adé']],
  ['Adi', []],
  ['Chidi Ogunniyi', []],
  ['', []],
])('“%s” may mean %j', (search, meant) => {
  expect(findSimilar(texts, (text) => text, search).map(({ words }) => words)).toEqual(meant);
});
