import { expect, test } from 'vitest';
import { language as english } from '#words/language.ts';
import { compareWords, findWords, hashOf } from './compare-words.ts';

const other = { ...english, code: 'xx' };
const nearEnglish = { ...other, isNearEnglish: true };
const compare = (from: unknown, to: unknown, language = other) =>
  compareWords({ text: from }, { text: to }, language).map(({ what }) => what);

const LASUTH = ['LASUTH', 'Lagos State University Teaching Hospital'];
const title = (name: string) => `${name} | LASHMA`;
const count = (places: number) => `${places} places found`;
const inArea = (name: string, area: string) => `${name} in ${area}`;

test.each<[what: string, english: unknown, translated: unknown]>([
  ['that says everything', 'Your good health', 'Ìlera pípé yín'],
  ['with its own subject in a link to the contact form', '/contact?subject=Price', '/contact?subject=Iye'],
  ['with a list that adds to the English one', [LASUTH], [LASUTH, ['Ayo', 'Ilé Ìwòsàn Ayọ̀']]],
  ['with a function that only puts things together', title, title],
  ['with its figures in another order', 'twice a year ₦8,000', '₦8,000 ní ẹ̀ẹ̀mejì lọ́dún'],
  ['with its dates in another order', 'from 9:00 to 17:30, 24 July', '24 Oṣù Keje: 9:00 sí 17:30'],
  ['in the normal form', 'Health', 'Ìlẹ́'.normalize('NFC')],
  ['that fills in what is filled into the English', inArea, (a: string, b: string) => `${a} ní ${b}`],
  ['that other types check', (plan: { name: string }) => `The plan ${plan.name.toUpperCase()}`, () => 'Ètò'],
  ['of what people type', { asks: ['60 years'] }, { asks: ['àgbà', 'ẹni ọgọ́ta ọdún'] }],
  [
    'of what people type, with alternatives',
    { asks: ['old|aged man'] },
    { asks: ['àgbà', 'arúgbó|àgbà ọkùnrin'] },
  ],
])('a translation %s has no faults', (_what, english, translated) => {
  expect(compare(english, translated)).toEqual([]);
});

test.each<[english: unknown, translated: unknown, fault: string]>([
  [{ naira: 15000 }, { naira: 1500 }, 'is 1500, in English 15000'],
  [{ to: '/plan' }, { to: '/faq' }, 'is /faq, in English /plan'],
  [[{ id: 1 }], [{ id: 1 }, { id: 2 }], 'has 2 entries, in English 1'],
  ['Our plans', 'Our plans', 'is still English'],
  [count, count, 'is still English'],
  ['Health', 'Ìlẹ́'.normalize('NFD'), 'is not in the normal form NFC'],
  ['₦15,000 a year', '₦15.000 lọ́dún', 'has the figures 15.000, in English 15,000'],
  ['Wait 5 months', 'Ẹ dúró fún oṣù 4', 'has the figures 4, in English 5'],
  ['Wait 5 months', 'Ẹ dúró fún oṣù márùn-ún', 'has the figures none, in English 5'],
  ['Wait five months', 'Ẹ dúró fún oṣù 5', 'has the figures 5, in English none'],
  ['Plans', () => 'Irú ètò', 'is of another kind than in English'],
  [inArea, (name: string) => `${name} wà`, 'leaves out parameter 2'],
])('%j is not %j: it %s', (english, translated, fault) => {
  expect(compare(english, translated)).toEqual([fault]);
});

test('a place without words is named', () => {
  const from = { page: { heading: 'Plans', links: [{ label: 'Home' }] } };
  expect(compareWords(from, { page: { heading: 'Irú ètò', links: [] } }, other)).toEqual([
    { place: 'page.links[0].label', what: 'is missing' },
    { place: 'page.links', what: 'has 0 entries, in English 1' },
  ]);
});

test('a language near English may share a label of three words, and no sentence', () => {
  const same = (words: string) => compare(words, words, nearEnglish);
  expect(same('Register online today')).toEqual([]);
  expect(same('You can register online')).toEqual(['is still English']);
});

const places = (module: object) => [...findWords(module).keys()];

test('words are found by their place', () => {
  const module = {
    page: { heading: 'Our plans', steps: ['Choose', { label: 'Pay' }] },
    count: (plans: number) => `${plans} plans`,
  };
  expect(places(module)).toEqual(['page.heading', 'page.steps[0]', 'page.steps[1].label', 'count']);
});

test('in another order, entries with ids are the same English', () => {
  const [pay, renew] = [
    { id: 'pay', label: 'Pay' },
    { id: 'renew', label: 'Renew' },
  ];
  const hash = (...list: object[]) => hashOf(findWords({ list }));
  expect(hash(pay, renew)).toBe(hash(renew, pay));
  expect(hash(pay, renew)).not.toBe(hash({ id: 'pay', label: 'Renew' }, { id: 'renew', label: 'Pay' }));
});

test.each([
  ['an id of the facts', { id: 'toll-free' }],
  ['a path', { more: '/plan#prices' }],
  ['a URL', { more: 'https://example.com/plan' }],
  ['a phone number', { more: 'tel:0800' }],
  ['a day', { from: '2026-01-01' }],
  ['a number', { months: 12, sum: '₦15,000' }],
  ['a name', { one: 'LASHMA', file: 'Standard Jaara Plus (PDF)', at: 'Alausa, Ikeja, Lagos' }],
  ['nothing', { more: undefined, other: null, isOpen: true }],
])('%s is not to be translated', (_, module) => {
  expect(places(module)).toEqual([]);
});

test('everything else is to be translated, under whatever key it stands', () => {
  for (const text of ['A hospital near you', 'LASHMA answers', 'Jaaraplus', 'Lagosian'])
    expect(places({ id: text }), text).toEqual(['id']);
});

test('a list of what people type counts as one, however long it is', () => {
  const found = findWords({ synonyms: [['belle', 'bump']], answers: [{ asks: ['eye', 'new eyes'] }] });
  const keywords = [...found].filter(([, { isKeywords }]) => isKeywords);
  expect(keywords.map(([place]) => place)).toEqual(['synonyms', 'answers[0].asks']);
});

test('the spaces that types leave behind do not count', () => {
  const source = (text: string) => Object.assign(() => text, { toString: () => text });
  const textOf = (text: string) => findWords({ count: source(text) }).get('count')?.text;
  expect(textOf('(count        , of  ) =>\n    count + of')).toBe(textOf('(count, of) => count + of'));
});
