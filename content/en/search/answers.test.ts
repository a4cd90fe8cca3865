import { expect, test } from 'vitest';
import { faqGroups } from '../faq.ts';
import { pages } from '../pages.ts';
import { searchAnswers } from './answers.ts';

test('no two answers claim the same words', () => {
  const asks = searchAnswers.flatMap((answer) => answer.asks);
  expect(asks.filter((ask, place) => asks.indexOf(ask) !== place)).toEqual([]);
});

test('every question and page that an answer rests on is there', () => {
  const questions = faqGroups.flatMap((group) => group.questions.map(({ id }) => id));
  const named = searchAnswers.flatMap((answer) => ('faq' in answer ? [answer.faq] : []));
  expect(named.filter((id) => !questions.includes(id))).toEqual([]);
  const paths = searchAnswers.flatMap((answer) => ('page' in answer ? [answer.page] : []));
  expect(paths.filter((path) => !pages.some((page) => page.path === path))).toEqual([]);
});
