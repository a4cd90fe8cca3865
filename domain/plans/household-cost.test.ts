import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FamilyPlan } from '#content/schema/plan.ts';
import { householdContent } from '#words/plan-page.ts';
import { type CostLine, type Household, quoteHousehold } from './household-cost.ts';

type People = [adults: number, children: number, seniors?: number];
const quotes = (...[adults, children, seniors = 0]: People) =>
  quoteHousehold(householdContent, { adults, children, seniors });
const written = (lines: CostLine[] | undefined) =>
  lines?.map(({ count, item, price, sum }) => `${count} × ${item} × ${price} = ${sum}`);

/**
 * Tries every policy for the people not yet covered, then every mix for the rest; `isSure` leaves out what the rules
 * leave open.
 */
function bruteForce(
  { premiums, extraDependant }: FamilyPlan,
  { adults, children }: Pick<Household, 'adults' | 'children'>,
  isSure = false,
): number {
  const known = new Map<string, number>();
  /** `alone`: an adult has a policy alone; `room`: a package has room for a spouse. */
  const cheapest = (adultsLeft: number, childrenLeft: number, alone: boolean, room: boolean): number => {
    if (adultsLeft < 0 || childrenLeft < 0 || (isSure && alone && room)) return Number.POSITIVE_INFINITY;
    if (adultsLeft + childrenLeft === 0) return 0;
    const key = `${adultsLeft},${childrenLeft},${alone},${room}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const prices = [premiums.individual + cheapest(adultsLeft - 1, childrenLeft, true, room)];
    if (!isSure) prices.push(premiums.individual + cheapest(adultsLeft, childrenLeft - 1, alone, room));
    for (const people of [4, 6] as const) {
      const price = premiums[`family${people}`];
      for (const inside of [1, 2])
        for (let young = 0; young <= people - inside; young++) {
          const mayAddYoung = inside + young === people && (people === 6 || !isSure);
          const mayAddGrown = !isSure && inside === 2 && extraDependant.above23 !== undefined;
          for (let addYoung = 0; addYoung <= (mayAddYoung ? childrenLeft : 0); addYoung++)
            for (let addGrown = 0; addGrown <= (mayAddGrown ? adultsLeft : 0); addGrown++) {
              const extras = addYoung * extraDependant.under23 + addGrown * (extraDependant.above23 ?? 0);
              const adultsNext = adultsLeft - inside - addGrown;
              const childrenNext = childrenLeft - young - addYoung;
              prices.push(price + extras + cheapest(adultsNext, childrenNext, alone, room || inside === 1));
            }
        }
    }
    known.set(key, Math.min(...prices));
    return Math.min(...prices);
  };
  return cheapest(adults, children, false, false);
}

const upTo12 = fc
  .record({ adults: fc.nat(12), children: fc.nat(12), seniors: fc.nat(12) })
  .filter(({ adults, children, seniors }) => adults + children + seniors <= 12);

const { individual: single, couple } = householdContent.seniorsPlan.premiums;
const priceOfSeniors = (count: number) => Math.floor(count / 2) * couple + (count % 2) * single;

test('no mix is cheaper than the first way, and the last is the cheapest that leaves nothing to ask', () => {
  fc.assert(
    fc.property(upTo12, (people) => {
      for (const { planId, ways } of quoteHousehold(householdContent, people)) {
        const plan = householdContent.familyPlans.find(({ id }) => id === planId);
        const seniors = priceOfSeniors(people.seniors);
        expect(ways[0].total).toBe((plan ? bruteForce(plan, people) : 0) + seniors);
        const sure = (plan ? bruteForce(plan, people, true) : 0) + seniors;
        const last = ways.at(-1);
        if (sure === Number.POSITIVE_INFINITY)
          expect(last?.asks.some((ask) => ask.endsWith('-alone'))).toBe(true);
        else expect([last?.total, last?.asks]).toEqual([sure, []]);
      }
    }),
    { numRuns: 500 },
  );
});

test('that holds for other prices too, so that a new premium needs no new code', () => {
  const price = fc.integer({ min: 1, max: 300 });
  const anyPrices = fc.record({
    premiums: fc.record({ individual: price, family4: price, family6: price }),
    extraDependant: fc.oneof(fc.record({ under23: price }), fc.record({ under23: price, above23: price })),
  });
  fc.assert(
    fc.property(upTo12, anyPrices, (people, prices) => {
      const [base] = householdContent.familyPlans;
      if (!base) throw new Error('no family plan');
      const plan = { ...base, ...prices };
      const [quote] = quoteHousehold({ ...householdContent, familyPlans: [plan] }, { ...people, seniors: 0 });
      expect(quote?.ways[0].total ?? 0).toBe(bruteForce(plan, people));
    }),
  );
});

test('a dearer way spares a question of every cheaper one; its lines add up and cover everybody once', () => {
  fc.assert(
    fc.property(upTo12, (people) => {
      for (const { ways } of quoteHousehold(householdContent, people))
        for (const [place, { lines, total, asks }] of ways.entries()) {
          for (const cheaper of ways.slice(0, place)) {
            expect(total).toBeGreaterThanOrEqual(cheaper.total);
            expect(cheaper.asks.some((ask) => !asks.includes(ask))).toBe(true);
          }
          for (const { count, price, sum } of lines) expect(sum).toBe(count * price);
          expect(lines.reduce((added, { sum }) => added + sum, 0)).toBe(total);
          for (const group of ['adults', 'children', 'seniors'] as const)
            expect(lines.reduce((covered, line) => covered + line.people[group], 0)).toBe(people[group]);
        }
    }),
  );
});

test.each<[string, People, number[]]>([
  ['one adult', [1, 0], [15_000, 40_000]],
  ['two adults pay as individuals', [2, 0], [30_000, 80_000]],
  ['parents and one child pay as individuals', [2, 1], [45_000, 120_000]],
  ['one parent and three children are a family of 4', [1, 3], [55_000, 146_000]],
  ['children without an adult have no family package', [0, 6], [90_000, 240_000]],
  ['parents, two children and both grandparents', [2, 2, 2], [155_000, 246_000]],
  ['nobody has none', [0, 0], []],
])('on Standard Jaara and Jaara Plus %s', (_, people, totals) => {
  expect(quotes(...people).map(({ ways }) => ways[0].total)).toEqual(totals);
});

test('seniors alone are quoted the Seniors Plan, and what two of them cost more who are no couple', () => {
  expect(quotes(0, 0, 3)).toMatchObject([
    { planId: 'seniors-plan', ways: [{ total: 160_000 }], perOtherPair: 20_000 },
  ]);
  expect(quotes(0, 0, 1)).toMatchObject([{ ways: [{ total: 60_000 }], perOtherPair: 0 }]);
});

test('the arithmetic names each part', () => {
  const [, plus] = quotes(3, 5, 3);
  expect(written(plus?.ways.at(-1)?.lines)).toEqual([
    '1 × family6 × 220000 = 220000',
    '1 × individual × 40000 = 40000',
    '1 × extra-under-23 × 10000 = 10000',
    '1 × senior-couple × 100000 = 100000',
    '1 × senior × 60000 = 60000',
  ]);
});

const waysOf = (...people: People) =>
  quotes(...people).map(({ ways }) => ways.map(({ total, asks }) => [total, ...asks]));

test.each<[string, People, (string | number)[][][]]>([
  [
    'parents and three children, in each of three readings',
    [2, 3],
    [
      [[65_000, 'extra-on-four'], [70_000, 'policy-alone'], [80_000]],
      [[156_000, 'extra-on-four'], [186_000, 'policy-alone'], [220_000]],
    ],
  ],
  [
    'one parent and five children are a family of 6, or of 4 with two more',
    [1, 5],
    [
      [[75_000, 'extra-on-four'], [80_000]],
      [[166_000, 'extra-on-four'], [220_000]],
    ],
  ],
  [
    'a fifth child of two parents is an extra dependant',
    [2, 5],
    [
      [[85_000, 'extra-on-four'], [90_000]],
      [[176_000, 'extra-on-four'], [230_000]],
    ],
  ],
  ['a full family package leaves nothing to ask', [2, 2], [[[55_000]], [[146_000]]]],
  [
    'a third adult on Plus: without counting as a dependant, a policy alone',
    [3, 2],
    [[[70_000]], [[161_000, 'grown-dependant'], [186_000]]],
  ],
  ['children alone have no other way', [0, 2], [[[30_000, 'child-alone']], [[80_000, 'child-alone']]]],
])('%s', (_, people, ways) => {
  expect(waysOf(...people)).toEqual(ways);
});

test('with one parent only a child can have a policy alone', () => {
  fc.assert(
    fc.property(fc.nat(1), fc.nat(12), (adults, children) => {
      expect(waysOf(adults, children).flat(2)).not.toContain('policy-alone');
    }),
  );
  expect(waysOf(1, 4)[0]?.[1]).toEqual([70_000, 'child-alone']);
});

test('of equally cheap mixes the one with fewer policies is quoted', () => {
  const [plan] = householdContent.familyPlans;
  if (!plan) throw new Error('no family plan');
  const familyPlans = [{ ...plan, premiums: { individual: 10, family4: 40, family6: 70 } }];
  const people = { adults: 2, children: 2, seniors: 0 };
  const [quote] = quoteHousehold({ ...householdContent, familyPlans }, people);
  expect(written(quote?.ways[0].lines)).toEqual(['1 × family4 × 40 = 40']);
});
