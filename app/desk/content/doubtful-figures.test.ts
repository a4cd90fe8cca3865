import { expect, test } from 'vitest';
import { type PlanFigures, planFigures } from '#content/schema/plan-figures.ts';
import { jaaraPlus, seniorsPlan, standardJaara, waitingTimes } from '#facts/plans.ts';
import { findDoubts } from './doubtful-figures.tsx';

const valueAt = (facts: object, path: string) =>
  path.split('.').reduce<unknown>((inner, name) => Object(inner)[name], facts);

const figures = Object.fromEntries(
  Object.entries({ standardJaara, jaaraPlus, seniorsPlan, waitingTimes }).map(([plan, facts]) => [
    plan,
    Object.fromEntries(
      Object.keys(planFigures[plan as keyof PlanFigures]).map((path) => [path, valueAt(facts, path)]),
    ),
  ]),
) as PlanFigures;

test.each<[string, keyof PlanFigures, Record<string, number>, string[]]>([
  ['nothing is changed', 'standardJaara', {}, []],
  ['a price rises a little', 'standardJaara', { 'premiums.individual': 16_000 }, []],
  [
    'a nought too many',
    'standardJaara',
    { 'premiums.individual': 180_000 },
    [
      'Standard Jaara: Each of two payments, one person: the payments of a year add up to ₦16,000, less than the ₦180,000 of a year paid at once.',
      'Standard Jaara: Each of four payments, one person: the payments of a year add up to ₦16,500, less than the ₦180,000 of a year paid at once.',
      'Standard Jaara: A year, one person: ₦180,000 is more than the ₦55,000 of more people.',
      'Standard Jaara: A year, one person: from ₦15,000 to ₦180,000.',
    ],
  ],
  [
    'a couple for less than one',
    'seniorsPlan',
    { 'premiums.couple': 59_000 },
    ['Seniors Plan: A year, one person: ₦60,000 is more than the ₦59,000 of more people.'],
  ],
  [
    'months for days',
    'waitingTimes',
    { surgeryMonths: 24, cancerYear: 5 },
    ['Waiting times of every plan: Planned surgery after: from 4 months to 24 months.'],
  ],
])('%s', (_what, plan, changed, doubts) => {
  expect(findDoubts(figures, { ...figures, [plan]: { ...figures[plan], ...changed } })).toEqual(doubts);
});
