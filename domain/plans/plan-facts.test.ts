import { expect, test } from 'vitest';
import { externalLinks } from '#facts/links.ts';
import { plans, planWords } from '#words/plans.ts';
import { planFacts, registrationLink } from './plan-facts.ts';

test('a card’s facts carry the figures of its plan', () => {
  expect(plans.map((plan) => planFacts(plan, planWords.card))).toEqual([
    ['4 specialist visits a year', 'Antenatal, birth and newborn care', 'Cancer care up to ₦2,000,000'],
    ['8 specialist visits a year', '21 days a year in a semi-private ward', 'Virtual booths in markets'],
    [
      'Nursing at home, if you choose it',
      'Yearly health screening from year 1',
      '15 physiotherapy sessions a year',
    ],
    [expect.any(String), expect.any(String), expect.any(String)],
  ]);
});

test('Buy Now carries the lower-cased, hyphenated plan name', () => {
  expect(plans.map((plan) => registrationLink(externalLinks.register, plan.shortName))).toEqual([
    'https://lashma.myclinify.com/register?plan=standard-jaara',
    'https://lashma.myclinify.com/register?plan=jaara-plus',
    'https://lashma.myclinify.com/register?plan=seniors-plan',
    'https://lashma.myclinify.com/register?plan=diaspora-plan',
  ]);
});
