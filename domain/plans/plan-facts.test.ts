import { expect, test } from 'vitest';
import { externalLinks } from '#facts/links.ts';
import { householdContent } from '#words/plan-page.ts';
import { cardWords, comparedPlans, jaaraPlus, plans, seniorsPlan, standardJaara } from '#words/plans.ts';
import { quoteHousehold } from './household-cost.ts';
import {
  instalmentsCostMore,
  listPremiums,
  planFacts,
  registrationLink,
  sumInstalments,
} from './plan-facts.ts';

test('a card’s facts carry the figures of its plan', () => {
  expect(plans.map((plan) => planFacts(plan, cardWords))).toEqual([
    [
      '4 specialist visits a year',
      'Antenatal and newborn care; delivery covered after five months of enrolment',
      'Cancer care up to ₦2,000,000',
    ],
    ['8 specialist visits a year', '21 days a year in a semi-private ward', 'Virtual booths in markets'],
    expect.arrayContaining(['Yearly health screening from year 1', '15 physiotherapy sessions a year']),
    Array(3).fill(expect.any(String)),
  ]);
});

test('Buy Now carries the lower-cased, hyphenated plan name', () => {
  const links = plans.map((plan) => registrationLink(externalLinks.register, plan.shortName));
  const names = ['standard-jaara', 'jaara-plus', 'seniors-plan', 'diaspora-plan'];
  expect(links).toEqual(names.map((name) => `https://lashma.myclinify.com/register?plan=${name}`));
});

/** Each price, then how often a year and how much each time. */
const brief = (plan: Parameters<typeof listPremiums>[0]) =>
  listPremiums(plan).map(({ kind, price, instalments }) => [
    kind,
    price,
    ...instalments.flatMap(({ times, each }) => [times, each]),
  ]);

test('a plan lists its packages, then its dependants, each with its published instalments', () => {
  expect(brief(standardJaara)).toEqual([
    ['premium-individual', 15_000, 2, 8_000, 4, 4_125],
    ['premium-family4', 55_000, 2, 29_250, 4, 15_000],
    ['premium-family6', 80_000, 2, 42_500, 4, 22_000],
    ['extra-under-23', 10_000],
    ['extra-above-23', 15_000],
  ]);
  expect(brief(jaaraPlus)).toEqual([
    ['premium-individual', 40_000, 2, 21_500],
    ['premium-family4', 146_000, 2, 78_500],
    ['premium-family6', 220_000, 2, 118_000],
    ['extra-under-23', 10_000],
    ['extra-above-23', 15_000],
  ]);
  expect(brief(seniorsPlan)).toEqual([
    ['premium-individual', 60_000],
    ['premium-couple', 100_000],
  ]);
});

test('instalments never cost less than the year at once', () => {
  for (const { price, instalments } of comparedPlans.flatMap(listPremiums))
    for (const { times, each } of instalments) expect(times * each).toBeGreaterThan(price);
});

test.each([
  ['the sums of those of its parts', [3, 2, 0], [29_250 + 8_000, 15_000 + 4_125]],
  ['those of one part, twice', [2, 0, 0], [16_000, 8_250]],
  ['none, for an extra dependant has none', [2, 5, 0], []],
  ['none, for a senior has none', [2, 2, 1], []],
  ['none for nobody', [0, 0, 0], []],
])('the instalments of a household are %s', (_what, [adults = 0, children = 0, seniors = 0], each) => {
  const [quote] = quoteHousehold(householdContent, { adults, children, seniors });
  const instalments = sumInstalments(standardJaara, quote?.ways[0].lines ?? []);
  expect(instalments).toEqual(each.map((sum, index) => ({ times: index === 0 ? 2 : 4, each: sum })));
});

test.each([
  ['what is published', standardJaara, true],
  [
    'a year that costs as much at once',
    { ...standardJaara, premiums: { ...standardJaara.premiums, individual: 16_000 } },
    false,
  ],
  [
    'four parts that cost less',
    { ...standardJaara, premiums: { ...standardJaara.premiums, family6: 88_001 } },
    false,
  ],
  [
    'a year that costs a naira less than two parts',
    { ...jaaraPlus, premiums: { ...jaaraPlus.premiums, individual: 42_999 } },
    true,
  ],
  [
    'a year that costs as much as two parts',
    { ...jaaraPlus, premiums: { ...jaaraPlus.premiums, individual: 43_000 } },
    false,
  ],
])('instalments are only said to cost more where they do: %s', (_name, plan, isMore) => {
  expect(instalmentsCostMore(listPremiums(plan))).toBe(isMore);
});
