import { expect, test } from 'vitest';
import { language as english } from '#words/language.ts';
import { compareWords } from './compare-words.ts';

const other = { ...english, code: 'xx' };
const nearEnglish = { ...other, isNearEnglish: true };
const compare = (from: unknown, to: unknown, language = other) =>
  compareWords({ text: from }, { text: to }, language).map(({ what }) => what);

test('a translation that says everything has no faults', () => {
  expect(compare('Your good health', 'Ìlera pípé yín')).toEqual([]);
});

test('a place without words is named', () => {
  const from = { page: { heading: 'Plans', links: [{ label: 'Home' }] } };
  expect(compareWords(from, { page: { heading: 'Irú ètò', links: [] } }, other)).toEqual([
    { place: 'page.links[0].label', what: 'is missing' },
    { place: 'page.links', what: 'has 0 entries, in English 1' },
  ]);
});

test('figures, links and the length of lists are those of the English', () => {
  expect(compare({ naira: 15000 }, { naira: 1500 })).toEqual(['is 1500, in English 15000']);
  expect(compare({ to: '/plan' }, { to: '/faq' })).toEqual(['is /faq, in English /plan']);
  expect(compare([{ id: 1 }], [{ id: 1 }, { id: 2 }])).toEqual(['has 2 entries, in English 1']);
});

test('a link to the contact form has its subject in words, and a list may add to the English one', () => {
  expect(compare('/contact?subject=Price', '/contact?subject=Iye')).toEqual([]);
  const pair = ['LASUTH', 'Lagos State University Teaching Hospital'];
  expect(compare([pair], [pair, ['Ayo', 'Ilé Ìwòsàn Ayọ̀']])).toEqual([]);
});

test('English that was left is found', () => {
  expect(compare('Our plans', 'Our plans')).toEqual(['is still English']);
  const count = (plans: number) => `${plans} plans found`;
  expect(compare(count, count)).toEqual(['is still English']);
});

test('a function that only puts things together may stay as it is', () => {
  const title = (name: string) => `${name} | LASHMA`;
  expect(compare(title, title)).toEqual([]);
});

test('a language near English may share a label of three words, and no sentence', () => {
  expect(compare('Register online today', 'Register online today', nearEnglish)).toEqual([]);
  expect(compare('You can register online', 'You can register online', nearEnglish)).toEqual([
    'is still English',
  ]);
});

test('marks stand in the normal form', () => {
  expect(compare('Health', 'Ìlẹ́'.normalize('NFD'))).toEqual(['is not in the normal form NFC']);
  expect(compare('Health', 'Ìlẹ́'.normalize('NFC'))).toEqual([]);
});

test.each([
  ['twice a year ₦8,000', '₦8,000 ní ẹ̀ẹ̀mejì lọ́dún'],
  ['from 9:00 to 17:30, 24 July', '24 Oṣù Keje: 9:00 sí 17:30'],
])('the figures of "%s" may stand in another order', (from, to) => {
  expect(compare(from, to)).toEqual([]);
});

test.each([
  ['₦15,000 a year', '₦15.000 lọ́dún', 'has the figures 15.000, in English 15,000'],
  ['Wait 5 months', 'Ẹ dúró fún oṣù 4', 'has the figures 4, in English 5'],
  ['Wait 5 months', 'Ẹ dúró fún oṣù márùn-ún', 'has the figures none, in English 5'],
  ['Wait five months', 'Ẹ dúró fún oṣù 5', 'has the figures 5, in English none'],
])('"%s" is not "%s"', (from, to, fault) => {
  expect(compare(from, to)).toEqual([fault]);
});

test('a sentence and a function that makes one are of different kinds', () => {
  expect(compare('Plans', () => 'Irú ètò')).toEqual(['is of another kind than in English']);
});

test('what is filled into the English is filled into the translation', () => {
  const from = (name: string, area: string) => `${name} in ${area}`;
  expect(compare(from, (name: string, area: string) => `${name} ní ${area}`)).toEqual([]);
  expect(compare(from, (name: string) => `${name} wà`)).toEqual(['leaves out parameter 2']);
});

test('a parameter may decide about the wording instead', () => {
  const from = (count: number) => `${count} places`;
  expect(compare(from, (count: number) => (count > 1 ? 'Ibi púpọ̀' : 'Ibi kan'))).toEqual([]);
});

test('a function that takes more than texts and numbers is left to its types', () => {
  const from = (plan: { name: string }) => `The plan ${plan.name.toUpperCase()}`;
  expect(compare(from, () => 'Ètò')).toEqual([]);
});

test('what people type differs in number and figures', () => {
  const asks = (words: string[]) => ({ asks: words });
  expect(compareWords(asks(['60 years']), asks(['àgbà', 'ẹni ọgọ́ta ọdún']), other)).toEqual([]);
});

test('what is taken from the English as it is may stay so', () => {
  const names = ['The Lagoon Hospital', 'Lagoon'];
  expect(compareWords({ names: [names] }, { names: [names, ['Ilé', 'Ìwòsàn']] }, other)).toEqual([]);
});
