import { describe, expect, test } from 'vitest';
import { factsOf, findWords, hashOf } from './find-words.ts';

const places = (module: object) => [...findWords(module).keys()];

test('words are found by their place', () => {
  const module = {
    page: { heading: 'Our plans', steps: ['Choose', { label: 'Pay' }] },
    count: (plans: number) => `${plans} plans`,
  };
  expect(places(module)).toEqual(['page.heading', 'page.steps[0]', 'page.steps[1].label', 'count']);
});

test.each([
  ['an id', { id: 'hospital' }],
  ['an id with a hyphen, whatever its key', { first: 'toll-free' }],
  ['a path', { more: '/plan#prices' }],
  ['an address', { more: 'https://example.com/plan' }],
  ['a phone number', { more: 'tel:0800' }],
  ['a day', { from: '2026-01-01' }],
  ['a number', { months: 12, sum: '₦15,000' }],
  ['nothing', { more: undefined, other: null, isOpen: true }],
])('%s is not to be translated', (_, module) => {
  expect(places(module)).toEqual([]);
});

test('a sentence is to be translated even where facts stand', () => {
  expect(places({ kind: 'A hospital near you' })).toEqual(['kind']);
});

describe('names', () => {
  test.each(['LASHMA', 'Jaara Plus', 'Standard Jaara Plus (PDF)', 'Alausa, Ikeja, Lagos'])(
    '%s is the same in every language',
    (name) => {
      expect(places({ label: name })).toEqual([]);
    },
  );

  test.each(['LASHMA answers', 'Jaaraplus', 'Lagosian'])('%s is more than a name', (text) => {
    expect(places({ label: text })).toEqual(['label']);
  });
});

test('what people search by counts as one, however much it is', () => {
  const found = findWords({ alsoFoundBy: 'glasses lenses', answers: [{ asks: ['eye', 'eyes'] }] });
  expect([...found].map(([place, { isKeywords }]) => [place, isKeywords])).toEqual([
    ['alsoFoundBy', true],
    ['answers[0].asks', true],
  ]);
});

test('the spaces that types leave behind do not count', () => {
  const source = (text: string) => Object.assign(() => text, { toString: () => text });
  const textOf = (text: string) => findWords({ count: source(text) }).get('count')?.text;
  expect(textOf('(count        , of  ) =>\n    count + of')).toBe(textOf('(count, of) => count + of'));
});

test('the facts of a module are all but its words', () => {
  const module = {
    plan: { id: 'jaara', name: 'Jaara Plus', text: 'For families', price: 15_000, to: '/plan' },
    count: (plans: number) => `${plans} plans`,
    synonyms: [['eye', 'eyes']],
  };
  expect(factsOf(module)).toEqual({
    plan: { id: 'jaara', name: 'Jaara Plus', text: 0, price: 15_000, to: '/plan' },
    count: 0,
    synonyms: [['eye', 'eyes']],
  });
});

test('a hash tells one sentence from another', () => {
  expect(hashOf('Pay by the 25th')).toBe(hashOf('Pay by the 25th'));
  expect(hashOf('Pay by the 25th')).not.toBe(hashOf('Pay by the 26th'));
});
