import type { Benefits, ComparedPlan, Plan, PlanFactId } from '#content/schema/plan.ts';
import type { CardWords } from '#words/plans.ts';
import { formatNaira } from '../text/format-naira.ts';
import type { CostLine } from './household-cost.ts';

type Package = 'individual' | 'family4' | 'family6' | 'couple';
export type PremiumKind = `premium-${Package}` | 'extra-under-23' | 'extra-above-23';

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
  const list: Premium[] = (['individual', 'family4', 'family6'] as const).map((size) => ({
    kind: `premium-${size}`,
    price: premiums[size],
    instalments: [
      ...(halfYearly ? [{ times: 2, each: halfYearly[size] }] : []),
      ...(quarterly ? [{ times: 4, each: quarterly[size] }] : []),
    ],
  }));
  const { under23, above23 } = extraDependant;
  list.push({ kind: 'extra-under-23', price: under23, instalments: [] });
  if (above23) list.push({ kind: 'extra-above-23', price: above23, instalments: [] });
  return list;
}

/** Whether each way to pay in parts costs more than its year at once: only then may a sentence say so of all. */
export function instalmentsCostMore(premiums: readonly Premium[]): boolean {
  return premiums.every(({ price, instalments }) =>
    instalments.every(({ times, each }) => times * each > price),
  );
}

/** The instalments of a whole calculation: only those that are published for every one of its lines. */
export function sumInstalments(plan: ComparedPlan, lines: readonly CostLine[]): Instalment[] {
  const premiums = listPremiums(plan);
  return [2, 4].flatMap((times) => {
    const parts = lines.flatMap(({ item, count }) => {
      const { instalments = [] } = premiums.find(({ kind }) => kind === `premium-${item}`) ?? {};
      return instalments.filter((part) => part.times === times).map(({ each }) => each * count);
    });
    const isWhole = lines.length > 0 && parts.length === lines.length;
    return isWhole ? { times, each: parts.reduce((sum, part) => sum + part) } : [];
  });
}

const FACTS: Record<PlanFactId, (benefits: Benefits, words: CardWords) => string> = {
  'specialist-visits': ({ consultation }, words) => words.specialistVisits(consultation.visits),
  admission: ({ hospitalCare }, words) => words.admission(hospitalCare.days, hospitalCare.ward),
  'cancer-care': ({ cancer }, words) => words.cancerCare(formatNaira(cancer.limit)),
  'virtual-booth': ({ virtualBooth }, words) => (virtualBooth ? words.virtualBooth : words.noVirtualBooth),
  'maternal-care': ({ maternalCare }, words) => (maternalCare ? words.maternalCare : words.noMaternalCare),
  'home-care': ({ homeCare }, words) => (homeCare ? words.homeCare : words.noHomeCare),
  physiotherapy: ({ consultation }, words) => words.physiotherapy(consultation.physiotherapy),
  screening: ({ annualScreening }, words) => words.screening(annualScreening.startYear),
};

/** The three key facts on a plan's card. */
export function planFacts(plan: Plan, words: CardWords): string[] {
  return plan.published ? plan.facts.map((fact) => FACTS[fact](plan.benefits, words)) : plan.statements;
}

/** The registration portal's URL for a plan; the portal expects the plan's name in lower case with hyphens. */
export function registrationLink(portal: string, planName: string): string {
  const url = new URL(portal);
  url.searchParams.set('plan', planName.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  return url.href;
}
