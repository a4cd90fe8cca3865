import type { ComparedPlan } from '#content/schema/plan.ts';

export type PremiumKind =
  | 'premium-individual'
  | 'premium-family4'
  | 'premium-family6'
  | 'premium-couple'
  | 'extra-under-23'
  | 'extra-above-23';

/** A yearly price, and each of two instalments if the plan can be paid in halves. */
export type Premium = { kind: PremiumKind; price: number; instalment?: number | undefined };

/** Every price of the plan in the order of the comparison; extra dependants come last. */
export function listPremiums(plan: ComparedPlan): Premium[] {
  if (plan.id === 'seniors-plan') {
    const { individual, couple } = plan.premiums;
    return [
      { kind: 'premium-individual', price: individual },
      { kind: 'premium-couple', price: couple },
    ];
  }
  const { premiums, halfYearly, extraDependant } = plan;
  return [
    { kind: 'premium-individual', price: premiums.individual, instalment: halfYearly?.individual },
    { kind: 'premium-family4', price: premiums.family4, instalment: halfYearly?.family4 },
    { kind: 'premium-family6', price: premiums.family6, instalment: halfYearly?.family6 },
    { kind: 'extra-under-23', price: extraDependant.under23 },
    ...(extraDependant.above23 ? [{ kind: 'extra-above-23' as const, price: extraDependant.above23 }] : []),
  ];
}
