import type { Benefits, Plan, PlanFactId } from '#content/schema/plan.ts';
import { formatNaira } from '../text/format-naira.ts';

const FACTS: Record<PlanFactId, (benefits: Benefits) => string> = {
  'specialist-visits': ({ consultation }) => `${consultation.visits} specialist visits a year`,
  admission: ({ hospitalCare }) => `${hospitalCare.days} days a year in a ${hospitalCare.ward} ward`,
  'cancer-care': ({ cancer }) => `Cancer care up to ${formatNaira(cancer.limit)}`,
  'virtual-booth': ({ virtualBooth }) => (virtualBooth ? 'Virtual booths in markets' : 'No virtual booth'),
  'maternal-care': ({ maternalCare }) =>
    maternalCare ? 'Antenatal, birth and newborn care' : 'No maternal care',
  'home-care': ({ homeCare }) => (homeCare ? 'Nursing at home, if you choose it' : 'No nursing at home'),
  physiotherapy: ({ consultation }) => `${consultation.physiotherapy} physiotherapy sessions a year`,
  screening: ({ annualScreening }) => `Yearly health screening from year ${annualScreening.startYear}`,
};

/** The three key facts on a plan's card. */
export function planFacts(plan: Plan): string[] {
  return plan.published ? plan.facts.map((fact) => FACTS[fact](plan.benefits)) : plan.facts;
}

/** The registration portal's URL for a plan; the portal expects the plan's name in lower case with hyphens. */
export function registrationLink(portal: string, planName: string): string {
  const url = new URL(portal);
  url.searchParams.set('plan', planName.toLowerCase().replace(/[^a-z0-9]+/g, '-'));
  return url.href;
}
