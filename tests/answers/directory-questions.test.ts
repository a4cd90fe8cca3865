import { describe, expect, test } from 'vitest';
import { answerPlaceQuery, type PlaceAnswer } from '#domain/directory/answer-place-query.ts';
import { placeIndex } from '../support/directory.ts';
import { directoryQuestions } from './directory-questions.ts';

const all = Object.values(directoryQuestions).flat();

test('at least thirty names and ten that are not in the list are asked', () => {
  expect(all.length).toBeGreaterThanOrEqual(30);
  expect(directoryQuestions.notListed.length).toBeGreaterThanOrEqual(10);
});

describe.each(all)('“$typed”', ({ typed, verdict: kind, first, count }) => {
  const { verdict, found } = answerPlaceQuery(placeIndex, typed);

  test(`is answered by ${kind}${first ? `, ${first}` : ''}`, () => {
    expect(verdict.kind).toBe(kind);
    if (verdict.kind === 'area') expect(verdict.area.name).toBe(first);
    else if (first) expect(found[0]?.place.record.name).toBe(first);
    if (count !== undefined) expect(countOf({ verdict, found })).toBe(count);
  });

  test('is answered the same in capitals', () => {
    expect(answerPlaceQuery(placeIndex, typed.toUpperCase()).verdict).toEqual(verdict);
  });
});

test('nothing on a road that only begins alike answers for a hospital', () => {
  const { found } = answerPlaceQuery(placeIndex, 'Eko hospital');
  expect(found.map(({ place }) => place.record.name)).not.toContain('Guardian Health Hospital');
});

test('a plan that is asked for leaves its own hospitals in an area', () => {
  const { verdict, found } = answerPlaceQuery(placeIndex, 'hospitals in ikorodu with jaara plus');
  expect(verdict).toMatchObject({ plan: 'standard-jaara-plus', pharmacies: 0, hospitals: found.length });
  expect(found.length).toBeGreaterThan(0);
  for (const { place } of found) expect(place.lists).toContain('standard-jaara-plus');
});

test.each([
  ['Evercare Hospital Lekki', 'Lekki'],
  ['reddington hospital ikeja', 'Ikeja'],
  ['Lagoon Hospital', undefined],
])('“%s” is not listed, and the way on is %s', (typed, area) => {
  const { verdict } = answerPlaceQuery(placeIndex, typed);
  expect(verdict.kind === 'no' && verdict.near?.area.name).toBe(area);
});

test.each<[string, boolean]>([
  ...directoryQuestions.anything.map(({ typed }): [string, boolean] => [typed, false]),
  ['Reddington Hospital', true],
  ['is reddington covered', true],
])('whether “%s” surely asks for a place: %s', (typed, isAsked) => {
  const { verdict } = answerPlaceQuery(placeIndex, typed);
  expect(verdict).toMatchObject({ kind: 'no', isAsked });
});

function countOf({ verdict, found }: PlaceAnswer): number {
  if (verdict.kind === 'yes' || verdict.kind === 'perhaps') return verdict.places.length;
  return verdict.kind === 'area' ? verdict.hospitals + verdict.pharmacies : found.length;
}
