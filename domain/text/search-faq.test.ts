import { expect, test } from 'vitest';
import type { FaqQuestion } from '#content/schema/pages.ts';
import { areFewAnswers, prepareFaqSearch, sortByFound, textsOfQuestion } from './search-faq.ts';

const question = (id: string, text: string, answer: string, alsoFoundBy?: string) => ({
  id,
  question: text,
  answer: [answer],
  basis: 'A rule.',
  ...(alsoFoundBy && { alsoFoundBy }),
});

const questions: FaqQuestion[] = [
  question('move', 'How do I change my hospital?', 'Once in each policy year.', 'switch clinic'),
  question('birth', 'What of a birth?', 'Antenatal care for Màmá has no waiting period.'),
  question('price', 'What does it cost?', '₦15,000 a year.'),
];
const fillers = ['how', 'do', 'i', 'can', 'my', 'the', 'what', 'is'];

const synonyms = [
  ['antenatal', 'belle'],
  ['cost', 'clinic', 'how much'],
];

const search = prepareFaqSearch(questions, textsOfQuestion, fillers, synonyms);
const idsFound = (text: string) => [...search(text)].map(({ id }) => id);

test.each([
  ['no text finds every question', '  ', ['move', 'birth', 'price']],
  ['a word of the question', 'hospital', ['move']],
  ['a word of the answer', 'antenatal', ['birth']],
  ['a word that only people use', 'clinic', ['move']],
  ['capitals and accents do not count', 'MAMA', ['birth']],
  ['words in any order', 'year policy', ['move']],
  ['a number with its comma', '15,000', ['price']],
  ['a sentence whose small words are nowhere', 'can the clinic switch', ['move']],
  ['another word for it, where the word itself is nowhere', 'is belle', ['birth']],
  ['words that no question has', 'helicopter', []],
  ['signs alone', '&', []],
  ['small words alone', 'is can', []],
])('%s', (_name, text, ids) => {
  expect(idsFound(text)).toEqual(ids);
});

test('what asks for it comes before what only mentions it, in groups as well', () => {
  const mentioned = question('pay', 'May I pay in parts?', 'Not for a birth.');
  const saidSo = question('baby', 'Whom can I add?', 'Anybody.', 'birth');
  const all = [mentioned, saidSo, ...questions];
  const found = prepareFaqSearch(all, textsOfQuestion, fillers, synonyms)('birth');
  expect([...found].map(({ id }) => id)).toEqual(['birth', 'baby', 'pay']);
  const groups = [[mentioned], questions];
  expect(sortByFound(groups, (group) => group, found)).toEqual([questions, [mentioned]]);
});

test('up to three answers to a search are few; without a search none are', () => {
  const few = [areFewAnswers('card', 3), areFewAnswers('card', 4), areFewAnswers(' ', 3)];
  expect(few).toEqual([true, false, false]);
});
