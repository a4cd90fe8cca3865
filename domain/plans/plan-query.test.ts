import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ComparedPlanId } from '#content/schema/plan.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { comparisonIds as known } from '#words/plan-comparison.ts';
import { MAX_SEARCH_CHARACTERS } from '../text/truncate-search.ts';
import { MAX_PEOPLE_PER_GROUP } from './household-cost.ts';
import {
  defaultPlanQuery,
  PLAN_QUERY_NAMES,
  type PlanQuery,
  parsePlanQuery,
  planHref,
  planQueryEntries,
  toggleCategory,
  togglePlan,
} from './plan-query.ts';

const parse = (search: string) => parsePlanQuery(new URLSearchParams(search), known);
const start = defaultPlanQuery(known);

const people = fc.integer({ min: 0, max: MAX_PEOPLE_PER_GROUP });
const anyQuery: fc.Arbitrary<PlanQuery> = fc.record({
  plans: fc.subarray(known.plans),
  search: fc
    .string({ unit: anyCharacter, maxLength: MAX_SEARCH_CHARACTERS })
    .filter((text) => [...text].length <= MAX_SEARCH_CHARACTERS),
  category: fc.constantFrom('all' as const, ...known.categories),
  highlight: fc.boolean(),
  open: fc.subarray(known.categories),
  household: fc.record({ adults: people, children: people, seniors: people }),
});

test('whatever the state, its link leads back to it', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parse(planHref(query, known).slice('/plan'.length))).toEqual(query);
    }),
  );
});

test('whatever the query string, it is read as a state in bounds, and reading is stable', () => {
  const value = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.constantFrom('jaara-plus', 'on', '20', 'adults+1', 'seniors-1'),
  );
  const pair = fc.tuple(fc.constantFrom(...PLAN_QUERY_NAMES, 'x'), value);
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const query = parsePlanQuery(new URLSearchParams(pairs), known);
      expect([...query.search].length).toBeLessThanOrEqual(MAX_SEARCH_CHARACTERS);
      for (const count of Object.values(query.household)) {
        expect(count).toBeGreaterThanOrEqual(0);
        expect(count).toBeLessThanOrEqual(MAX_PEOPLE_PER_GROUP);
      }
      expect(parsePlanQuery(new URLSearchParams(planQueryEntries(query, known)), known)).toEqual(query);
    }),
  );
});

test('the state at the start needs no query', () => {
  expect(parse('')).toEqual(start);
  expect(planHref(start, known)).toBe('/plan');
  expect(planHref(start, known, '#plans')).toBe('/plan#plans');
});

test.each<[string, ComparedPlanId[], string]>([
  [
    'are repeated names, as a form sends them',
    ['standard-jaara', 'jaara-plus'],
    '?plans=standard-jaara&plans=jaara-plus',
  ],
  ['none are one empty name', [], '?plans='],
])('selected plans %s', (_what, plans, query) => {
  expect(planHref({ ...start, plans }, known)).toBe(`/plan${query}`);
  expect(parse(query).plans).toEqual(plans);
});

test.each<[string, string, Partial<PlanQuery>]>([
  [
    'a form’s hidden empty name does not hide a ticked box',
    'plans=&plans=seniors-plan',
    { plans: ['seniors-plan'] },
  ],
  [
    'unknown and repeated plans are dropped',
    'plans=gold&plans=jaara-plus&plans=jaara-plus',
    { plans: ['jaara-plus'] },
  ],
  ['when nothing else is named, all plans stand', 'plans=gold', {}],
  [
    'counts out of bounds are cut, an emptied field is nobody, garbage is the example',
    'adults=999&children=&seniors=-1',
    { household: { ...start.household, adults: MAX_PEOPLE_PER_GROUP, children: 0 } },
  ],
  ['a button takes a plan away', 'toggle=jaara-plus', { plans: ['standard-jaara', 'seniors-plan'] }],
  ['or adds it', 'plans=seniors-plan&toggle=jaara-plus', { plans: ['jaara-plus', 'seniors-plan'] }],
  ['or takes the last away', 'plans=seniors-plan&toggle=seniors-plan', { plans: [] }],
  ['a button for an unknown plan does nothing', 'toggle=gold', {}],
  ['the last mark of differences is that of the button', 'highlight=on&highlight=off', {}],
  ['differences are marked', 'highlight=on', { highlight: true }],
  [
    'a button counts one more of the people in its fields',
    'adults=1&children=3&seniors=0&step=children%2B1',
    { household: { adults: 1, children: 4, seniors: 0 } },
  ],
  ['or one fewer', 'adults=1&step=adults-1', { household: { ...start.household, adults: 0 } }],
  ['not below nobody', 'adults=0&step=adults-1', { household: { ...start.household, adults: 0 } }],
  [
    'not above the most',
    `seniors=${MAX_PEOPLE_PER_GROUP}&step=seniors%2B1`,
    { household: { ...start.household, seniors: MAX_PEOPLE_PER_GROUP } },
  ],
  [
    'from the example where there is no field',
    'step=children%2B1',
    { household: { ...start.household, children: start.household.children + 1 } },
  ],
  ['by one only', 'step=children%2B7', {}],
])('%s', (_what, query, changes) => {
  expect(parse(query)).toEqual({ ...start, ...changes });
});

test('toggling a plan or a category twice changes nothing, and keeps the order of the page', () => {
  const without = togglePlan(start, 'standard-jaara', known);
  expect(without.plans).toEqual(['jaara-plus', 'seniors-plan']);
  expect(togglePlan(without, 'standard-jaara', known)).toEqual(start);
  const open = toggleCategory(toggleCategory(start, 'premiums', known), 'eye-care', known);
  expect(open.open).toEqual(['eye-care', 'premiums']);
  expect(toggleCategory(open, 'premiums', known).open).toEqual(['eye-care']);
});

test('a form leads to a state whose links no longer name a button', () => {
  expect(planHref(parse('toggle=jaara-plus&step=seniors%2B1'), known)).toBe(
    '/plan?plans=standard-jaara&plans=seniors-plan&seniors=1',
  );
});
