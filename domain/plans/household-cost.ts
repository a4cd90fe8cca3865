import type { ComparedPlanId, FamilyPlan, SeniorsPlan } from '#content/schema/plan.ts';
import { type FamilyPackages, findCheapestMix } from './cheapest-mix.ts';
import { type CostLine, costLine, type Household } from './cost-line.ts';

export const MAX_PEOPLE_PER_GROUP = 20;

/** The cheapest valid mix with one plan for those under 60, and the Seniors Plan for the others. */
export type HouseholdQuote = { planId: ComparedPlanId; lines: CostLine[]; total: number };

/** The input of the calculation, see content/plans.ts. */
export type HouseholdContent = {
  familyPlans: readonly FamilyPlan[];
  seniorsPlan: SeniorsPlan;
  packages: FamilyPackages;
};

/** One quote for each Jaara plan; only the Seniors Plan when everybody is 60 or above; none for an empty household. */
export function quoteHousehold(content: HouseholdContent, household: Household): HouseholdQuote[] {
  const seniorLines = linesForSeniors(content.seniorsPlan, household.seniors);
  if (household.adults + household.children > 0) {
    return content.familyPlans.map((plan) =>
      toQuote(plan.id, [...findCheapestMix(plan, content.packages, household), ...seniorLines]),
    );
  }
  return seniorLines.length > 0 ? [toQuote(content.seniorsPlan.id, seniorLines)] : [];
}

/**
 * Everybody of 60 and above is on the Seniors Plan, because no source offers them a place on the Jaara plans; any two
 * of them count as a couple.
 */
function linesForSeniors({ premiums }: SeniorsPlan, seniors: number): CostLine[] {
  const couples = premiums.couple < premiums.individual * 2 ? Math.floor(seniors / 2) : 0;
  const singles = seniors - couples * 2;
  return [
    ...costLine('senior-couple', couples, premiums.couple, { seniors: couples * 2 }),
    ...costLine('senior', singles, premiums.individual, { seniors: singles }),
  ];
}

function toQuote(planId: ComparedPlanId, lines: CostLine[]): HouseholdQuote {
  return { planId, lines, total: lines.reduce((total, { sum }) => total + sum, 0) };
}
