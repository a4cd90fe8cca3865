import { expect, test } from 'vitest';
import { faqFillerWords, faqGroups } from '../content/faq.ts';
import type { FaqGroup } from '../content/schema/faq.ts';
import { prepareFaqSearch } from './search-faq.ts';

const question = (id: string, text: string, answer: string, alsoFoundBy?: string) => ({
  id,
  question: text,
  answer: [answer],
  basis: 'A rule.',
  ...(alsoFoundBy && { alsoFoundBy }),
});

const groups: FaqGroup[] = [
  {
    id: 'first',
    title: 'First',
    questions: [
      question('move', 'How do I change my hospital?', 'Once in each policy year.', 'switch clinic'),
      question('birth', 'What of a birth?', 'Antenatal care for Màmá has no waiting period.'),
    ],
  },
  { id: 'second', title: 'Second', questions: [question('price', 'What does it cost?', '₦15,000 a year.')] },
];

const search = prepareFaqSearch(groups, ['how', 'do', 'i', 'can', 'my', 'the', 'what', 'is']);
const idsFound = (text: string) => search(text).flatMap((group) => group.questions.map(({ id }) => id));

test('no text finds every question, in its group', () => {
  expect(search('  ')).toEqual(groups);
});

test.each([
  ['a word of the question', 'hospital', ['move']],
  ['a word of the answer', 'antenatal', ['birth']],
  ['a word that only people use', 'clinic', ['move']],
  ['capitals and accents do not count', 'MAMA', ['birth']],
  ['words in any order', 'year policy', ['move']],
  ['a number with its comma', '15,000', ['price']],
  ['a sentence whose small words are nowhere', 'can the clinic switch', ['move']],
  ['words that no question has', 'helicopter', []],
  ['signs alone', '&', []],
])('%s', (_name, text, ids) => {
  expect(idsFound(text)).toEqual(ids);
});

test('a group without a match is not shown', () => {
  expect(search('cost').map(({ id }) => id)).toEqual(['second']);
});

test('small words alone are no search for everything', () => {
  expect(idsFound('is can')).toEqual([]);
});

test.each([
  ['change hospital', 'changing-hospital'],
  ['How can I change my hospital?', 'changing-hospital'],
  ['instalments', 'paying-in-instalments'],
  ['small small', 'paying-in-instalments'],
  ['hospital asked me to pay', 'hospital-asks-for-money'],
  ['lost card', 'lost-card'],
  ['what documents do I need', 'what-to-bring'],
  ['scam', 'report-fraud'],
  ['my mother is old', 'seniors'],
  ['pregnant', 'pregnancy'],
])('a visitor who types “%s” finds it', (text, id) => {
  const found = prepareFaqSearch(faqGroups, faqFillerWords)(text).flatMap((group) => group.questions);
  expect(found.map((entry) => entry.id)).toContain(id);
});
