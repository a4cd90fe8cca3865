import type { ComparedPlanId, FamilyPackage, FamilyPlan, SeniorsPlan } from '#content/schema/plan.ts';
import { formatNaira } from '../text/format-naira.ts';

export const MAX_PEOPLE_PER_GROUP = 20;

/** Adults are 23 to 59, children under 23, seniors 60 and above. */
export type Household = { adults: number; children: number; seniors: number };

type CostItem =
  | 'family6'
  | 'family4'
  | 'individual'
  | 'extra-under-23'
  | 'extra-above-23'
  | 'senior-couple'
  | 'senior';

/** A number of people in a query that is no whole number up to `max`; undefined for a button pressed next to it. */
export function misreadCount(params: URLSearchParams, group: string, max: number): string | undefined {
  const text = params.get(group) ?? '';
  const isRead = /^\d*$/.test(text) && Number(text) <= max;
  return isRead || params.get('step')?.startsWith(group) ? undefined : text;
}

/** A line of the calculation: count × price = sum, and the people it covers. */
export type CostLine = { item: CostItem; count: number; price: number; sum: number; people: Household };

/** What the published rules leave open, so that we have to be asked before a way is relied on. */
type OpenQuestion = 'extra-on-four' | 'policy-alone' | 'child-alone' | 'grown-dependant';

/** What decides between two ways. */
type Ranked = { total: number; policies: number; asks: OpenQuestion[] };

/** One valid mix of policies for a household. */
export type Way = Ranked & { lines: CostLine[] };

/**
 * Every reading of the published prices, with one plan for those under 60 and the Seniors Plan for the others: the
 * cheapest first, then each dearer way that leaves something open which a cheaper one needs, or nothing at all.
 */
export type HouseholdQuote = {
  planId: ComparedPlanId;
  ways: [Way, ...Way[]];
  /** What two seniors cost more if they are no couple, as each two of them are counted; 0 where none are. */
  perOtherPair: number;
};

/** One sum, or the highest of all readings: whoever comes with it has enough. */
export function writeTotal(
  { ways }: { ways: readonly Pick<Way, 'total'>[] },
  atMost: (sum: string) => string,
): string {
  const [low = 0, high = 0] = [ways[0]?.total, ways[ways.length - 1]?.total];
  return low === high ? formatNaira(low) : atMost(formatNaira(high));
}

type FamilyPackages = Record<'family4' | 'family6', FamilyPackage>;

/** The input of the calculation, see content/en/plans.ts. */
export type HouseholdContent = {
  familyPlans: readonly FamilyPlan[];
  seniorsPlan: SeniorsPlan;
  packages: FamilyPackages;
};

/** One quote for each Jaara plan; only the Seniors Plan when everybody is 60 or above; none for an empty household. */
export function quoteHousehold(content: HouseholdContent, household: Household): HouseholdQuote[] {
  const { familyPlans, seniorsPlan, packages } = content;
  const seniors = coverSeniors(seniorsPlan, household.seniors);
  const { individual, couple } = seniorsPlan.premiums;
  const hasCouple = seniors.lines.some(({ item }) => item === 'senior-couple');
  const toQuote = (planId: ComparedPlanId, [cheapest, ...others]: Way[]): HouseholdQuote[] =>
    cheapest
      ? [{ planId, ways: [cheapest, ...others], perOtherPair: hasCouple ? individual * 2 - couple : 0 }]
      : [];
  if (household.adults + household.children > 0)
    return familyPlans.flatMap((plan) =>
      toQuote(
        plan.id,
        findFamilyWays(plan, packages, household).map((family) => addWays(family, seniors)),
      ),
    );
  return household.seniors > 0 ? toQuote(seniorsPlan.id, [seniors]) : [];
}

/**
 * Everybody of 60 and above is on the Seniors Plan, because no source offers them a place on the Jaara plans. Each two
 * of them are counted as a couple: whether they are one the visitor knows, and no price leaves it open.
 */
function coverSeniors({ premiums }: SeniorsPlan, seniors: number): Way {
  const couples = premiums.couple < premiums.individual * 2 ? Math.floor(seniors / 2) : 0;
  const singles = seniors - couples * 2;
  return {
    lines: [
      ...costLine('senior-couple', couples, premiums.couple, { seniors: couples * 2 }),
      ...costLine('senior', singles, premiums.individual, { seniors: singles }),
    ],
    total: couples * premiums.couple + singles * premiums.individual,
    policies: couples + singles,
    asks: [],
  };
}

function addWays(family: Way, senior: Way): Way {
  return {
    lines: [...family.lines, ...senior.lines],
    total: family.total + senior.total,
    policies: family.policies + senior.policies,
    asks: family.asks,
  };
}

/**
 * The cheapest way for each set of open questions, cheapest first, without those that cost no less than a way with
 * fewer of these questions; of equal ones that with fewer policies.
 */
function rankWays<Each extends Ranked>(ways: readonly Each[]): Each[] {
  const best = new Map<string, Each>();
  for (const way of ways) {
    const key = way.asks.join();
    const known = best.get(key);
    if (!known || way.total < known.total || (way.total === known.total && way.policies < known.policies))
      best.set(key, way);
  }
  const ranked = [...best.values()].sort((a, b) => a.total - b.total || a.asks.length - b.asks.length);
  return ranked.filter((way, place) =>
    ranked.slice(0, place).every((cheaper) => cheaper.asks.some((ask) => !way.asks.includes(ask))),
  );
}

/**
 * The valid mixes of policies for the adults and children of a household, each with what it leaves open. What is valid
 * comes from the published premiums, family compositions and dependant prices:
 *
 * - A family package covers up to its number of people: a principal of 23 to 59, perhaps a spouse of that
 *   age, and children under 23. It may be bought for fewer people.
 * - Anybody under 60 may have an individual policy. Whether a child may is open, and whether a spouse may beside a
 *   package that has room for one.
 * - An extra dependant under 23 comes on top of a full family of 6. Whether a full family of 4 may have one is open:
 *   the price is for "each one beyond the family package", but so nobody would need a family of 6
 *   (55,000 + 2 × 10,000 < 80,000). An individual policy is no family package.
 * - A dependant above 23, where the plan prices one, joins a package of either size that already holds
 *   principal and spouse, so that the first two adults are never priced as dependants. Who counts as one is open.
 */
function findFamilyWays(plan: FamilyPlan, packages: FamilyPackages, household: Household): Way[] {
  const mixes = packageChoices(household.adults).flatMap((bought) =>
    completeMixes(plan, packages, household, bought),
  );
  return rankWays(mixes).map(({ lines, ...mix }) => ({ ...mix, lines: lines() }));
}

type PackageChoice = { family6: number; adults6: number; family4: number; adults4: number };

/** All combinations of packages and adults: each package needs a principal and has room for a spouse. */
function packageChoices(adults: number): PackageChoice[] {
  const choices: PackageChoice[] = [];
  for (let family6 = 0; family6 <= adults; family6++)
    for (let adults6 = family6; adults6 <= Math.min(family6 * 2, adults); adults6++)
      for (let family4 = 0; family4 <= adults - adults6; family4++)
        for (let adults4 = family4; adults4 <= Math.min(family4 * 2, adults - adults6); adults4++)
          choices.push({ family6, adults6, family4, adults4 });
  return choices;
}

/** Lines are written only for the few mixes that are shown. */
type Mix = Ranked & { lines: () => CostLine[] };

/** With the packages fixed, children fill the free places, and everybody else is a dependant or has a policy alone. */
function completeMixes(
  { premiums, extraDependant: { under23, above23 = 0 } }: FamilyPlan,
  packages: FamilyPackages,
  { adults, children }: Household,
  { family6, adults6, family4, adults4 }: PackageChoice,
): Mix[] {
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
    if (extraChildren > 0 && family6 === 0) asks.push('extra-on-four');
    // Of two parents one may have it as well as a child.
    if (single.children > 0 || (single.adults > 0 && hasRoomForSpouse))
      asks.push(adults > 1 ? 'policy-alone' : 'child-alone');
    if (extraAdults > 0) asks.push('grown-dependant');
    const extras = extraChildren * under23 + extraAdults * above23;
    return {
      total: family6 * premiums.family6 + family4 * premiums.family4 + alone * premiums.individual + extras,
      policies: family6 + family4 + alone + extraChildren + extraAdults,
      asks,
      lines: () => [
        ...costLine('family6', family6, premiums.family6, { adults: adults6, children: children6 }),
        ...costLine('family4', family4, premiums.family4, { adults: adults4, children: children4 }),
        ...costLine('individual', alone, premiums.individual, single),
        ...costLine('extra-under-23', extraChildren, under23, { children: extraChildren }),
        ...costLine('extra-above-23', extraAdults, above23, { adults: extraAdults }),
      ],
    };
  }

  // A child can be left over only when every package is full.
  const young = family6 + family4 > 0 && childrenLeft > 0 ? [0, childrenLeft] : [0];
  const grown = above23 > 0 && hasCouple && adultsLeft > 0 ? [0, adultsLeft] : [0];
  return young.flatMap((extraChildren) => grown.map((extraAdults) => mix(extraChildren, extraAdults)));
}

/** A list, so that an item with a count of 0 adds no line. */
function costLine(item: CostItem, count: number, price: number, people: Partial<Household>): CostLine[] {
  if (count === 0) return [];
  return [
    { item, count, price, sum: count * price, people: { adults: 0, children: 0, seniors: 0, ...people } },
  ];
}
