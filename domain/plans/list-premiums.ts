import type { ComparedPlan } from '#content/schema/plan.ts';
import type { CostLine } from './cost-line.ts';

export type PremiumKind =
  | 'premium-individual'
  | 'premium-family4'
  | 'premium-family6'
  | 'premium-couple'
  | 'extra-under-23'
  | 'extra-above-23';

/** How often a year, and how much each time. */
export type Instalment = { times: number; each: number };

/** A yearly price, and the instalments in which it may be paid, as far as published. */
export type Premium = { kind: PremiumKind; price: number; instalments: Instalment[] };

/** Every price of the plan in the order of the comparison; extra dependants come last. */
export function listPremiums(plan: ComparedPlan): Premium[] {
  if (plan.id === 'seniors-plan') {
    const { individual, couple } = plan.premiums;
    return [
      { kind: 'premium-individual', price: individual, instalments: [] },
      { kind: 'premium-couple', price: couple, instalments: [] },
    ];
  }
  const { premiums, halfYearly, quarterly, extraDependant } = plan;
  const packages = (['individual', 'family4', 'family6'] as const).map((size) => ({
    kind: `premium-${size}` as const,
    price: premiums[size],
    instalments: [
      ...(halfYearly ? [{ times: 2, each: halfYearly[size] }] : []),
      ...(quarterly ? [{ times: 4, each: quarterly[size] }] : []),
    ],
  }));
  return [
    ...packages,
    { kind: 'extra-under-23', price: extraDependant.under23, instalments: [] },
    ...(extraDependant.above23
      ? [{ kind: 'extra-above-23' as const, price: extraDependant.above23, instalments: [] }]
      : []),
  ];
}

/** The instalments of a whole calculation: only those that are published for every one of its lines. */
export function sumInstalments(plan: ComparedPlan, lines: readonly CostLine[]): Instalment[] {
  const premiums = listPremiums(plan);
  const parts = lines.map(({ item, count }) =>
    (premiums.find(({ kind }) => kind === `premium-${item}`)?.instalments ?? []).map(({ times, each }) => ({
      times,
      each: each * count,
    })),
  );
  const [first = [], ...rest] = parts;
  return first.flatMap(({ times, each }) => {
    const others = rest.flatMap((part) => part.filter((instalment) => instalment.times === times));
    if (others.length < rest.length) return [];
    return [{ times, each: others.reduce((sum, other) => sum + other.each, each) }];
  });
}
