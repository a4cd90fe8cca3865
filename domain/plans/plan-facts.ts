import type { Benefits, Plan, PlanFactId } from '#content/schema/plan.ts';
import type { PlanWords } from '#words/plans.ts';
import { formatNaira } from '../text/format-naira.ts';

type CardWords = PlanWords['card'];

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
