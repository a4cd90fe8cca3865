import { expect, test } from 'vitest';
import { findWords, hashOf } from './find-words.ts';

const places = (module: object) => [...findWords(module).keys()];

test('words are found by their place', () => {
  const module = {
    page: { heading: 'Our plans', steps: ['Choose', { label: 'Pay' }] },
    count: (plans: number) => `${plans} plans`,
  };
  expect(places(module)).toEqual(['page.heading', 'page.steps[0]', 'page.steps[1].label', 'count']);
});

test.each([
  ['an id of the facts', { id: 'toll-free' }],
  ['a path', { more: '/plan#prices' }],
  ['a URL', { more: 'https://example.com/plan' }],
  ['a phone number', { more: 'tel:0800' }],
  ['a day', { from: '2026-01-01' }],
  ['a number', { months: 12, sum: '₦15,000' }],
  [
    'a name',
    { one: 'LASHMA', two: 'Jaara Plus', file: 'Standard Jaara Plus (PDF)', at: 'Alausa, Ikeja, Lagos' },
  ],
  ['nothing', { more: undefined, other: null, isOpen: true }],
])('%s is not to be translated', (_, module) => {
  expect(places(module)).toEqual([]);
});

test.each(['A hospital near you', 'LASHMA answers', 'Jaaraplus', 'Lagosian'])(
  '“%s” is to be translated under whatever key it stands',
  (text) => {
    expect(places({ id: text })).toEqual(['id']);
  },
);

test('a list of what people type counts as one, however long it is', () => {
  const found = findWords({ synonyms: [['belle', 'bump']], answers: [{ asks: ['eye', 'new eyes'] }] });
  expect([...found].map(([place, { isKeywords }]) => [place, isKeywords])).toEqual([
    ['synonyms', true],
    ['answers[0].asks', true],
  ]);
});

test('the spaces that types leave behind do not count', () => {
  const source = (text: string) => Object.assign(() => text, { toString: () => text });
  const textOf = (text: string) => findWords({ count: source(text) }).get('count')?.text;
  expect(textOf('(count        , of  ) =>\n    count + of')).toBe(textOf('(count, of) => count + of'));
});

test('a hash tells the words of one module from those of another', () => {
  const hash = (text: string) => hashOf(findWords({ text }));
  expect(hash('Pay by the 25th')).toBe(hash('Pay by the 25th'));
  expect(hash('Pay by the 25th')).not.toBe(hash('Pay by the 26th'));
});
