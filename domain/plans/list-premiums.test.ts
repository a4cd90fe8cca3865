import { expect, test } from 'vitest';
import { jaaraPlus, seniorsPlan, standardJaara } from '#content/plans.ts';
import { listPremiums } from './list-premiums.ts';

test('a family plan lists its packages, then its dependants', () => {
  expect(listPremiums(standardJaara)).toEqual([
    { kind: 'premium-individual', price: 15_000 },
    { kind: 'premium-family4', price: 55_000 },
    { kind: 'premium-family6', price: 80_000 },
    { kind: 'extra-under-23', price: 10_000 },
  ]);
});

test('instalments stand beside the prices that may be paid in halves', () => {
  expect(listPremiums(jaaraPlus)).toEqual([
    { kind: 'premium-individual', price: 40_000, instalment: 21_500 },
    { kind: 'premium-family4', price: 146_000, instalment: 78_500 },
    { kind: 'premium-family6', price: 220_000, instalment: 118_000 },
    { kind: 'extra-under-23', price: 10_000 },
    { kind: 'extra-above-23', price: 15_000 },
  ]);
});

test('the Seniors Plan has a price for one and for a couple', () => {
  expect(listPremiums(seniorsPlan)).toEqual([
    { kind: 'premium-individual', price: 60_000 },
    { kind: 'premium-couple', price: 100_000 },
  ]);
});
