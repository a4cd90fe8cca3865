import type { ComparedPlanId } from '#content/schema/plan.ts';
import { type HouseholdContent, quoteHousehold, type Way } from '../plans/household-cost.ts';
import type { EnrolmentQuery } from './enrolment-query.ts';

/** What a plan costs a year, in every way that the published prices can be read, the cheapest first. */
export type EnrolmentAmount = { planId: ComparedPlanId; ways: Way[] };

export function enrolmentAmounts(
  content: HouseholdContent,
  { case: forCase, household, cover }: EnrolmentQuery,
): EnrolmentAmount[] {
  const amounts =
    forCase === 'staff' ? eachAlone(content, household.adults) : quoteHousehold(content, household);
  const chosen = amounts.filter(({ planId }) => planId === cover);
  // Seniors alone are on the Seniors Plan, whichever plan was chosen for the others.
  return chosen.length > 0 ? chosen : amounts;
}

/** Staff are no family: each has a policy alone. */
function eachAlone({ familyPlans }: HouseholdContent, count: number): EnrolmentAmount[] {
  if (count === 0) return [];
  return familyPlans.map(({ id, premiums: { individual: price } }) => {
    const sum = count * price;
    const people = { adults: count, children: 0, seniors: 0 };
    const lines: Way['lines'] = [{ item: 'individual', count, price, sum, people }];
    return { planId: id, ways: [{ lines, total: sum, policies: count, asks: [] }] };
  });
}
