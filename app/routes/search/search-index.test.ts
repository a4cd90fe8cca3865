import { expect, test } from 'vitest';
import { createSearchIndex, type SearchDocument, stemWord, withoutOwnNames } from './search-index.ts';

const document = (title: string, text = '', more: Partial<SearchDocument> = {}): SearchDocument => {
  return { kind: 'page', href: `/${title}`, title, text, ...more };
};

const find = await createSearchIndex(
  [
    document('Contact', 'Phone lines and the office in Alausa'),
    document('Pharmacies', 'Where to collect medicines'),
    document('Ìlera Èkó', 'The scheme of the state'),
    document('Maternal care', 'Covered after five months', {
      values: [{ label: 'Seniors Plan', text: 'Not offered' }],
    }),
    document('Lost card', 'What now?', { kind: 'faq', words: 'stolen' }),
    document('Nine notes', 'First aid for all'),
    document('Family of 4', 'For a household of up to 4'),
    document('Family of 6', 'For a household of up to 6'),
    document('Newborn', 'The first 28 days'),
    document('HIV', 'By referral'),
    document('Emergency', 'Hospitals with an ambulance', { kind: 'faq', words: 'ambulance' }),
    document('Ambulance', '', { kind: 'policy' }),
    document('Notes', 'Medicines are mentioned here, and the office', { kind: 'policy' }),
    document('Clinic', '28, Market Road'),
  ],
  {
    fillerWords: ['the', 'where', 'is'],
    synonyms: [
      ['maternal', 'pregnancy', 'belle'],
      ['medicines', 'drugs'],
      ['hiv', 'aids'],
      ['hearing aid', 'hearing aids'],
      ['emergency', 'ambulance'],
    ],
  },
);
const titles = (text: string) => find(text).results.map((result) => result.document.title);

test.each([
  ['a word of the title', 'contact', ['Contact']],
  ['a word of the text', 'alausa', ['Contact']],
  ['a word that is not shown', 'stolen', ['Lost card']],
  ['a value by its name', 'seniors offered', ['Maternal care']],
  ['a small number alone', '28', ['Clinic', 'Newborn']],
  ['beside a word it does not', '28 months', ['Maternal care']],
  ['small words do not count', 'where is the alausa', ['Contact']],
  ['the beginning of a word', 'alau', ['Contact']],
  ['one or many', 'pharmacy', ['Pharmacies']],
  ['a typing error', 'pharmcies', ['Pharmacies']],
  ['tone marks or none', 'ilera eko', ['Ìlera Èkó']],
  ['another word for it', 'belle', ['Maternal care']],
  ['what answers before what mentions', 'drugs', ['Pharmacies', 'Notes']],
  ['short words as they are written', 'crd', []],
  ['no beginning in three letters', 'nin', []],
  ['a word for it that only looks like a plural', 'aids', ['HIV']],
  ['no part of a longer wording', 'hearing aids', []],
  ['what is called so before what is about it', 'ambulance', ['Ambulance', 'Emergency']],
  ['a number where a title has it', 'family 6', ['Family of 6', 'Family of 4']],
  ['no number of anything else', '28 medicines', ['Pharmacies', 'Notes']],
  ['what nothing has', 'helicopter', []],
  ['signs', '&%$', []],
  ['nothing', '  ', []],
])('finds %s', (_name, text, found) => {
  expect(titles(text)).toEqual(found);
});

test('all words count before some of them', () => {
  expect(find('office alausa')).toMatchObject({ isPartial: false, results: [{ isNamed: false }] });
  const some = find('stolen helicopter');
  expect(some).toMatchObject({ isPartial: true, results: [{ document: { title: 'Lost card' } }] });
});

test('a result is named by its title or hidden words, and knows which of its words were found', () => {
  const [found] = find('stolen card').results;
  expect(found?.isNamed).toBe(true);
  expect([...(found?.stems ?? [])].sort()).toEqual(['card', 'stolen']);
  expect(find('lines').results[0]?.isNamed).toBe(false);
});

test('a hostile search is answered as quickly as any other', () => {
  const hostile = ['a', 'a ', 'medicines ', '\u{1F3E5}', '*'].map((text) => text.repeat(80).slice(0, 80));
  const started = performance.now();
  for (let time = 0; time < 20; time++) for (const text of hostile) find(text);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test.each([
  ['Ìlera Èkó price', 'price'],
  ['price of LASHMA', 'price of'],
  ['ilera eko', 'ilera eko'],
  ['What is Ilera Eko?', 'What is Ilera Eko?'],
  ['J. A. Lashman Hospital', 'J. A. Lashman Hospital'],
  ['Eko hospital', 'Eko hospital'],
])('%s asks for %s', (text, asked) => {
  expect(withoutOwnNames(text, ['ilera eko', 'lashma'], ['what', 'is', 'of'])).toBe(asked);
});

test('the endings of English words take nothing from words of other languages', () => {
  const words =
    'oyun ilera iwosan osibitu dokita foonu eyin riran kindinrin omo oogun pikin wetin dis belle wahala';
  expect(words.split(' ').map(stemWord).join(' ')).toBe(words);
});
