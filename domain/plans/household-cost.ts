import type { ComparedPlanId, FamilyPlan, SeniorsPlan } from '#content/schema/plan.ts';
import { costLine, type Household } from './cost-line.ts';
import { type FamilyPackages, findFamilyWays, rankWays, type Way } from './find-ways.ts';

export const MAX_PEOPLE_PER_GROUP = 20;

/**
 * The cheapest valid way with one plan for those under 60 and the Seniors Plan for the others, and the dearer ways that
 * leave less to ask.
 */
export type HouseholdQuote = Way & { planId: ComparedPlanId; others: Way[] };

/** The input of the calculation, see content/en/plans.ts. */
export type HouseholdContent = {
  familyPlans: readonly FamilyPlan[];
  seniorsPlan: SeniorsPlan;
  packages: FamilyPackages;
};

/** One quote for each Jaara plan; only the Seniors Plan when everybody is 60 or above; none for an empty household. */
export function quoteHousehold(content: HouseholdContent, household: Household): HouseholdQuote[] {
  const seniorWays = findSeniorWays(content.seniorsPlan, household.seniors);
  if (household.adults + household.children > 0) {
    return content.familyPlans.flatMap((plan) =>
      toQuote(
        plan.id,
        findFamilyWays(plan, content.packages, household).flatMap((family) =>
          seniorWays.map((senior) => addWays(family, senior)),
        ),
      ),
    );
  }
  return household.seniors > 0 ? toQuote(content.seniorsPlan.id, seniorWays) : [];
}

/**
 * Everybody of 60 and above is on the Seniors Plan, because no source offers them a place on the Jaara plans; any two
 * of them may be a couple.
 */
function findSeniorWays({ premiums }: SeniorsPlan, seniors: number): Way[] {
  return [...new Set([Math.floor(seniors / 2), 0])].map((couples) => {
    const singles = seniors - couples * 2;
    return {
      lines: [
        ...costLine('senior-couple', couples, premiums.couple, { seniors: couples * 2 }),
        ...costLine('senior', singles, premiums.individual, { seniors: singles }),
      ],
      total: couples * premiums.couple + singles * premiums.individual,
      policies: couples + singles,
      asks: couples > 0 ? ['senior-couple'] : [],
    };
  });
}

function addWays(family: Way, senior: Way): Way {
  return {
    lines: [...family.lines, ...senior.lines],
    total: family.total + senior.total,
    policies: family.policies + senior.policies,
    asks: [...family.asks, ...senior.asks],
  };
}

function toQuote(planId: ComparedPlanId, ways: Way[]): HouseholdQuote[] {
  const [cheapest, ...others] = rankWays(ways);
  return cheapest ? [{ planId, ...cheapest, others }] : [];
}
