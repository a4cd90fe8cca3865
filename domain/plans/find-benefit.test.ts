import { expect, test } from 'vitest';
import { coveredGroups } from '#content/en/covered.ts';
import { planDetails } from '#content/en/plan-details.ts';
import { comparedPlans } from '#content/en/plans.ts';
import { benefitWords } from '#facts/benefit-words.ts';
import { foldText } from '../text/fold-text.ts';
import { createBenefitFinder } from './find-benefit.ts';

const find = createBenefitFinder(benefitWords);

test.each([
  ['typhoid', 'malaria', false],
  ['is Typhoid covered?', 'malaria', false],
  ['ulcer', 'medicines', false],
  ['fibroid', 'surgery', false],
  ['gilaasi', 'glasses', true],
  ['jígí ojú', 'glasses', true],
  ['dayabitiisi', 'diabetes', true],
  ['diabetis drugs', 'diabetes', true],
  ['kidney', 'dialysis', true],
  ['kidney transplant', 'transplants', true],
  ['kidney stones', 'surgery', false],
  ['hypertention', 'hypertension', true],
  ['pile', 'surgery', false],
  // No misspelt "dental".
  ['mental', 'mental-health', true],
  ['pill', undefined, undefined],
  ['my house', undefined, undefined],
  ['', undefined, undefined],
])('“%s” belongs to the row %s', (text, row, isNamed) => {
  expect(find(text)?.row).toBe(row);
  expect(find(text)?.isNamed).toBe(isNamed);
});

test('every wording is folded, belongs to one row, and the row exists', () => {
  const rows = coveredGroups.flatMap(({ questions }) => questions.map(({ id }) => id));
  const wordings = Object.values(benefitWords).flatMap(({ named, near = [] }) => [...named, ...near]);
  expect(Object.keys(benefitWords).filter((row) => !rows.includes(row))).toEqual([]);
  expect(wordings.filter((word) => foldText(word) !== word)).toEqual([]);
  expect(wordings.filter((word, place) => wordings.indexOf(word) !== place)).toEqual([]);
});

test('what is said to be named by no plan is named by none', () => {
  const said = foldText(JSON.stringify([coveredGroups, planDetails, comparedPlans]));
  const near = Object.values(benefitWords).flatMap((row) => row.near ?? []);
  expect(near.filter((word) => new RegExp(` ${word}s? `).test(` ${said} `))).toEqual([]);
});
