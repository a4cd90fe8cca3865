import type { Plan } from '#content/schema/plan.ts';
import { listPremiums } from '#domain/plans/list-premiums.ts';
import { agencyRecord as agency } from '#facts/agency-record.ts';
import { comparisonCategories } from '#words/plan-comparison.ts';
import { plans } from '#words/plans.ts';
import { ownPath } from '../own-path.ts';
import { agencyId, type Node } from './describe-page.ts';

export function describePlans(publicUrl: string): Node[] {
  return plans.map((plan) => describePlan(plan, publicUrl));
}

/** In schema.org only a service can carry offers, so a plan is typed as both. */
function describePlan(plan: Plan, publicUrl: string): Node {
  return {
    '@type': ['HealthInsurancePlan', 'Service'],
    '@id': `${publicUrl}/plan#${plan.id}`,
    name: plan.name,
    description: plan.audience,
    category: agency.planCategory,
    areaServed: agency.area,
    provider: { '@id': agencyId(publicUrl) },
    benefitsSummaryUrl: publicUrl + plan.pdf,
    healthPlanMarketingUrl: publicUrl + ownPath('/plan'),
    ...(plan.published && { offers: describeOffers(plan) }),
  };
}

/** The yearly prices; a further dependant is not a plan of its own. */
function describeOffers(plan: Extract<Plan, { published: true }>): Node[] {
  const rows = comparisonCategories.flatMap((category) => category.rows);
  return listPremiums(plan).flatMap(({ kind, price }) =>
    rows
      .filter(({ id }) => id === kind)
      .map(({ label }) => ({
        '@type': 'Offer',
        name: label,
        price,
        priceCurrency: 'NGN',
        eligibleDuration: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
      })),
  );
}
