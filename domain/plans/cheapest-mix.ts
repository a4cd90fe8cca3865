import type { FamilyPackage, FamilyPlan } from '#content/schema/plan.ts';
import { type CostLine, costLine, type Household } from './cost-line.ts';

export type FamilyPackages = Record<'family4' | 'family6', FamilyPackage>;

/**
 * The cheapest valid mix of policies for the adults and children of a household; of equal mixes the one with
 * fewer policies. What is valid comes from the published premiums, family compositions and dependant prices;
 * where they are silent, from the reading under which every published price has a use:
 *
 * - A family package covers up to its number of people: a principal of 23 to 59, perhaps a spouse of that
 *   age, and children under 23. It may be bought for fewer people.
 * - Anybody under 60 may have an individual policy.
 * - An extra dependant under 23 comes on top of a full family of 6. On anything smaller it would undercut
 *   the packages themselves: 15,000 + 3 × 10,000 < 55,000 and 55,000 + 2 × 10,000 < 80,000.
 * - A dependant above 23, where the plan prices one, joins a package of either size that already holds
 *   principal and spouse, so that the first two adults are never priced as dependants.
 */
export function findCheapestMix(
  plan: FamilyPlan,
  packages: FamilyPackages,
  household: Omit<Household, 'seniors'>,
): CostLine[] {
  let best: CostLine[] | undefined;
  for (const bought of packageChoices(household.adults)) {
    const mix = completeMix(plan, packages, household, bought);
    if (!best || isBetter(mix, best)) best = mix;
  }
  return best ?? [];
}

type PackageChoice = { family6: number; adults6: number; family4: number; adults4: number };

/** All combinations of packages and adults: each package needs a principal and has room for a spouse. */
function* packageChoices(adults: number): Generator<PackageChoice> {
  for (let family6 = 0; family6 <= adults; family6++) {
    for (let adults6 = family6; adults6 <= Math.min(family6 * 2, adults); adults6++) {
      for (let family4 = 0; family4 <= adults - adults6; family4++) {
        for (let adults4 = family4; adults4 <= Math.min(family4 * 2, adults - adults6); adults4++) {
          yield { family6, adults6, family4, adults4 };
        }
      }
    }
  }
}

/** With the packages fixed, children fill the free places and everybody else takes the cheapest remaining option. */
function completeMix(
  { premiums, extraDependant }: FamilyPlan,
  packages: FamilyPackages,
  { adults, children }: Omit<Household, 'seniors'>,
  { family6, adults6, family4, adults4 }: PackageChoice,
): CostLine[] {
  const children6 = Math.min(children, family6 * packages.family6.people - adults6);
  const children4 = Math.min(children - children6, family4 * packages.family4.people - adults4);
  const childrenLeft = children - children6 - children4;
  const adultsLeft = adults - adults6 - adults4;

  // A child can be left over only when every package is full.
  const extraUnder23 = family6 > 0 && extraDependant.under23 < premiums.individual ? childrenLeft : 0;
  const hasCouple = adults6 > family6 || adults4 > family4;
  const priceAbove23 = extraDependant.above23 ?? premiums.individual;
  const extraAbove23 = hasCouple && priceAbove23 < premiums.individual ? adultsLeft : 0;
  const single = { adults: adultsLeft - extraAbove23, children: childrenLeft - extraUnder23 };

  return [
    ...costLine('family6', family6, premiums.family6, { adults: adults6, children: children6 }),
    ...costLine('family4', family4, premiums.family4, { adults: adults4, children: children4 }),
    ...costLine('individual', single.adults + single.children, premiums.individual, single),
    ...costLine('extra-under-23', extraUnder23, extraDependant.under23, { children: extraUnder23 }),
    ...costLine('extra-above-23', extraAbove23, priceAbove23, { adults: extraAbove23 }),
  ];
}

function isBetter(mix: CostLine[], other: CostLine[]): boolean {
  const difference = add(mix, 'sum') - add(other, 'sum');
  return difference < 0 || (difference === 0 && add(mix, 'count') < add(other, 'count'));
}

function add(lines: CostLine[], field: 'sum' | 'count'): number {
  return lines.reduce((total, line) => total + line[field], 0);
}
