import { expect, test } from 'vitest';
import { householdContent } from '#words/plan-page.ts';
import { comparedPlans, jaaraPlus, seniorsPlan, standardJaara } from '#words/plans.ts';
import { quoteHousehold } from './household-cost.ts';
import { listPremiums, sumInstalments } from './list-premiums.ts';

test('a family plan lists its packages, then its dependants, each with its published instalments', () => {
  expect(listPremiums(standardJaara)).toEqual([
    {
      kind: 'premium-individual',
      price: 15_000,
      instalments: [
        { times: 2, each: 8_000 },
        { times: 4, each: 4_125 },
      ],
    },
    {
      kind: 'premium-family4',
      price: 55_000,
      instalments: [
        { times: 2, each: 29_250 },
        { times: 4, each: 15_000 },
      ],
    },
    {
      kind: 'premium-family6',
      price: 80_000,
      instalments: [
        { times: 2, each: 42_500 },
        { times: 4, each: 22_000 },
      ],
    },
    { kind: 'extra-under-23', price: 10_000, instalments: [] },
    { kind: 'extra-above-23', price: 15_000, instalments: [] },
  ]);
});

test('Jaara Plus is paid in halves, not in quarters', () => {
  expect(listPremiums(jaaraPlus).map(({ price, instalments }) => [price, instalments])).toEqual([
    [40_000, [{ times: 2, each: 21_500 }]],
    [146_000, [{ times: 2, each: 78_500 }]],
    [220_000, [{ times: 2, each: 118_000 }]],
    [10_000, []],
    [15_000, []],
  ]);
});

test('the Seniors Plan has a price for one and for a couple, and no instalments', () => {
  expect(listPremiums(seniorsPlan)).toEqual([
    { kind: 'premium-individual', price: 60_000, instalments: [] },
    { kind: 'premium-couple', price: 100_000, instalments: [] },
  ]);
});

test('instalments never cost less than the year at once', () => {
  for (const { price, instalments } of comparedPlans.flatMap(listPremiums))
    for (const { times, each } of instalments) expect(times * each).toBeGreaterThan(price);
});

function instalmentsFor(adults: number, children: number, seniors = 0) {
  const [quote] = quoteHousehold(householdContent, { adults, children, seniors });
  return sumInstalments(standardJaara, quote?.lines ?? []);
}

test('the instalments of a mix are the sums of those of its parts', () => {
  expect(instalmentsFor(2, 3)).toEqual([
    { times: 2, each: 29_250 + 8_000 },
    { times: 4, each: 15_000 + 4_125 },
  ]);
  expect(instalmentsFor(2, 0)).toEqual([
    { times: 2, each: 16_000 },
    { times: 4, each: 8_250 },
  ]);
});

test('a part without published instalments leaves the mix without any', () => {
  expect(instalmentsFor(2, 5)).toEqual([]);
  expect(instalmentsFor(2, 2, 1)).toEqual([]);
  expect(instalmentsFor(0, 0)).toEqual([]);
});
