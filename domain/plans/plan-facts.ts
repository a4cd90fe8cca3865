import type { Benefits, Plan, PlanFactId } from '#content/schema/plan.ts';
import { formatNaira } from '../text/format-naira.ts';

const FACTS: Record<PlanFactId, (benefits: Benefits) => string> = {
  'specialist-visits': ({ consultation }) => `${consultation.visits} specialist visits a year`,
  admission: ({ hospitalCare }) => `${hospitalCare.days} days a year in a ${hospitalCare.ward} ward`,
  'cancer-care': ({ cancer }) => `Cancer care up to ${formatNaira(cancer.limit)}`,
  'virtual-booth': ({ virtualBooth }) =>
    virtualBooth ? 'A doctor on screen at a virtual booth' : 'No virtual booth',
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
