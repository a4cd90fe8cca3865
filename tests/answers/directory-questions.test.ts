import { describe, expect, test } from 'vitest';
import { answerPlaceQuery } from '#domain/directory/answer-place-query.ts';
import { placeIndex } from '../support/place-index.ts';
import { directoryQuestions } from './directory-questions.ts';

const all = Object.values(directoryQuestions).flat();

test('at least thirty names and ten that are not in the list are asked', () => {
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(directoryQuestions.notListed.length).toBeGreaterThanOrEqual(10);
});

describe.each(all)('“$typed”', ({ typed, verdict: kind, first }) => {
  const { verdict, found } = answerPlaceQuery(placeIndex, typed);

  test(`is answered by ${kind}${first ? `, ${first}` : ''}`, () => {
    expect(verdict.kind).toBe(kind);
    if (verdict.kind === 'area') expect(verdict.area.name).toBe(first);
    else if (first) expect(found[0]?.place.record.name).toBe(first);
  });

  test('is answered the same in capitals', () => {
    expect(answerPlaceQuery(placeIndex, typed.toUpperCase()).verdict).toEqual(verdict);
  });
});

test('nothing on a road that only begins alike answers for a hospital', () => {
  const { found } = answerPlaceQuery(placeIndex, 'Eko hospital');
  expect(found.map(({ place }) => place.record.name)).not.toContain('Guardian Health Hospital');
});
