import { expect, test } from 'vitest';
import { createAnswerFinder } from './find-answer.ts';

const find = createAnswerFinder(
  [
    { id: 'phone', faq: 'phone', asks: ['phone number', 'call'] },
    { id: 'price', faq: 'price', asks: ['price', 'how much'] },
    { id: 'family', faq: 'family', asks: ['price family'] },
    { id: 'hospital', faq: 'hospital', asks: ['hospital'], isWhole: true },
  ],
  ['how', 'is', 'the', 'my', 'of'],
);
const idOf = (text: string) => find(text)?.answer.id;

test.each([
  ['phone number', 'phone'],
  ['the NUMBER of my phone?', 'phone'],
  ['fone number', undefined],
  ['phone numbr', 'phone'],
  ['how much', 'price'],
  ['price', 'price'],
  ['price of my family', 'family'],
  ['family', undefined],
  ['hospital', 'hospital'],
  ['is the hospital', 'hospital'],
  ['hospital ikeja', undefined],
  ['phone number hospital ikeja', 'phone'],
  ['phone number general hospital ikeja', undefined],
  ['', undefined],
])('%s is answered by %s', (text, id) => {
  expect(idOf(text)).toBe(id);
});

test('says how much of the search it answers', () => {
  expect(find('price')?.covered).toBe(1);
  expect(find('price ikeja')?.covered).toBe(0.5);
});
