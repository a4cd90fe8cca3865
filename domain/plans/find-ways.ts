import type { FamilyPackage, FamilyPlan } from '#content/schema/plan.ts';
import { type CostLine, costLine, type Household } from './cost-line.ts';

export type FamilyPackages = Record<'family4' | 'family6', FamilyPackage>;

/** What the published rules leave open, and the agency has to be asked before a way is relied on. */
type OpenQuestion = 'policy-alone' | 'child-alone' | 'grown-dependant' | 'senior-couple';

/** One valid mix of policies for a household. */
export type Way = { lines: CostLine[]; total: number; policies: number; asks: OpenQuestion[] };

/**
 * The cheapest valid mix of policies for the adults and children of a household, then the cheapest of those that leave
 * fewer questions open. What is valid comes from the published premiums, family compositions and dependant prices;
 * where they are silent, from the reading under which every published price has a use:
 *
 * - A family package covers up to its number of people: a principal of 23 to 59, perhaps a spouse of that
 *   age, and children under 23. It may be bought for fewer people.
 * - Anybody under 60 may have an individual policy. Whether a child may is open, and whether a spouse may beside a
 *   package that has room for one.
 * - An extra dependant under 23 comes on top of a full family of 6. On anything smaller it would undercut
 *   the packages themselves: 15,000 + 3 × 10,000 < 55,000 and 55,000 + 2 × 10,000 < 80,000.
 * - A dependant above 23, where the plan prices one, joins a package of either size that already holds
 *   principal and spouse, so that the first two adults are never priced as dependants. Who counts as one is open.
 */
export function findFamilyWays(plan: FamilyPlan, packages: FamilyPackages, household: Family): Way[] {
  const mixes = packageChoices(household.adults).flatMap((bought) =>
    completeMixes(plan, packages, household, bought),
  );
  return rankWays(mixes).map((mix) => ({ ...mix, lines: linesOf(plan, mix) }));
}

/** What decides between two ways. */
type Ranked = { total: number; policies: number; asks: OpenQuestion[] };

/**
 * Of the ways with as many open questions, or fewer, only the cheapest; of equal ones that with fewer policies. The
 * cheapest comes first, and each that follows costs more and leaves less to ask.
 */
export function rankWays<Each extends Ranked>(ways: readonly Each[]): Each[] {
  const best: (Each | undefined)[] = [];
  for (const way of ways) {
    const known = best[way.asks.length];
    if (!known || isBetter(way, known)) best[way.asks.length] = way;
  }
  const ranked: Each[] = [];
  for (const way of best) {
    if (way && way.total < (ranked[0]?.total ?? Number.POSITIVE_INFINITY)) ranked.unshift(way);
  }
  return ranked;
}

function isBetter(way: Ranked, other: Ranked): boolean {
  return way.total < other.total || (way.total === other.total && way.policies < other.policies);
}

type Family = Omit<Household, 'seniors'>;
type PackageChoice = { family6: number; adults6: number; family4: number; adults4: number };

/** How the members of a family are spread; lines are written only for the few mixes that are shown. */
type Mix = Ranked & { bought: PackageChoice; inside: Record<'children6' | 'children4', number> } & {
  single: Family;
  extraChildren: number;
  extraAdults: number;
};

/** All combinations of packages and adults: each package needs a principal and has room for a spouse. */
function packageChoices(adults: number): PackageChoice[] {
  const choices: PackageChoice[] = [];
  for (let family6 = 0; family6 <= adults; family6++) {
    for (let adults6 = family6; adults6 <= Math.min(family6 * 2, adults); adults6++) {
      for (let family4 = 0; family4 <= adults - adults6; family4++) {
        for (let adults4 = family4; adults4 <= Math.min(family4 * 2, adults - adults6); adults4++) {
          choices.push({ family6, adults6, family4, adults4 });
        }
      }
    }
  }
  return choices;
}

/** With the packages fixed, children fill the free places, and everybody else is a dependant or has a policy alone. */
function completeMixes(
  { premiums, extraDependant: { under23, above23 } }: FamilyPlan,
  packages: FamilyPackages,
  { adults, children }: Family,
  bought: PackageChoice,
): Mix[] {
  const { family6, adults6, family4, adults4 } = bought;
  const children6 = Math.min(children, family6 * packages.family6.people - adults6);
  const children4 = Math.min(children - children6, family4 * packages.family4.people - adults4);
  const childrenLeft = children - children6 - children4;
  const adultsLeft = adults - adults6 - adults4;
  const hasCouple = adults6 > family6 || adults4 > family4;
  const hasRoomForSpouse = adults6 < family6 * 2 || adults4 < family4 * 2;

  function mix(extraChildren: number, extraAdults: number): Mix {
    const single = { adults: adultsLeft - extraAdults, children: childrenLeft - extraChildren };
    const alone = single.adults + single.children;
    const asks: OpenQuestion[] = [];
    // Of two parents one may have it as well as a child.
    if (single.children > 0 || (single.adults > 0 && hasRoomForSpouse))
      asks.push(adults > 1 ? 'policy-alone' : 'child-alone');
    if (extraAdults > 0) asks.push('grown-dependant');
    const extras = extraChildren * under23 + extraAdults * (above23 ?? 0);
    return {
      bought,
      inside: { children6, children4 },
      single,
      extraChildren,
      extraAdults,
      total: family6 * premiums.family6 + family4 * premiums.family4 + alone * premiums.individual + extras,
      policies: family6 + family4 + alone + extraChildren + extraAdults,
      asks,
    };
  }

  // A child can be left over only when every package is full.
  const young = family6 > 0 && childrenLeft > 0 ? [0, childrenLeft] : [0];
  const grown = above23 !== undefined && hasCouple && adultsLeft > 0 ? [0, adultsLeft] : [0];
  return young.flatMap((extraChildren) => grown.map((extraAdults) => mix(extraChildren, extraAdults)));
}

function linesOf({ premiums, extraDependant }: FamilyPlan, mix: Mix): CostLine[] {
  const { bought, inside, single, extraChildren, extraAdults } = mix;
  const in6 = { adults: bought.adults6, children: inside.children6 };
  const in4 = { adults: bought.adults4, children: inside.children4 };
  const above23 = extraDependant.above23 ?? 0;
  return [
    ...costLine('family6', bought.family6, premiums.family6, in6),
    ...costLine('family4', bought.family4, premiums.family4, in4),
    ...costLine('individual', single.adults + single.children, premiums.individual, single),
    ...costLine('extra-under-23', extraChildren, extraDependant.under23, { children: extraChildren }),
    ...costLine('extra-above-23', extraAdults, above23, { adults: extraAdults }),
  ];
}
