import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { comparisonIds as known } from '#words/plan-comparison.ts';
import { MAX_SEARCH_CHARACTERS } from '../text/truncate-search.ts';
import { MAX_PEOPLE_PER_GROUP, misreadCount } from './household-cost.ts';
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

const count = fc.integer({ min: 0, max: MAX_PEOPLE_PER_GROUP });
const anyQuery: fc.Arbitrary<PlanQuery> = fc.record({
  plans: fc.subarray(known.plans),
  search: fc
    .string({ unit: anyCharacter, maxLength: MAX_SEARCH_CHARACTERS })
    .filter((text) => [...text].length <= MAX_SEARCH_CHARACTERS),
  category: fc.constantFrom('all' as const, ...known.categories),
  highlight: fc.boolean(),
  open: fc.subarray(known.categories),
  household: fc.record({ adults: count, children: count, seniors: count }),
});

test('whatever the state, its link leads back to it', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(parse(planHref(query, known).slice('/plan'.length))).toEqual(query);
    }),
  );
});

test('whatever the query string, it is read as a state in bounds, and reading is stable', () => {
  const meant = fc.constantFrom('jaara-plus', 'on', '20', 'adults+1', 'seniors-1');
  const value = fc.oneof(fc.string({ unit: anyCharacter, maxLength: 300 }), meant);
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

const people = (changes: Partial<PlanQuery['household']>) => ({
  household: { ...start.household, ...changes },
});
const MOST = MAX_PEOPLE_PER_GROUP;

test.each<[what: string, query: string, changes: Partial<PlanQuery>]>([
  ['repeated names', 'plans=standard-jaara&plans=jaara-plus', { plans: ['standard-jaara', 'jaara-plus'] }],
  ['one empty name for no plan', 'plans=', { plans: [] }],
  ['a form’s hidden empty name beside a box', 'plans=&plans=seniors-plan', { plans: ['seniors-plan'] }],
  ['unknown and repeated names', 'plans=gold&plans=jaara-plus&plans=jaara-plus', { plans: ['jaara-plus'] }],
  ['nothing but an unknown name', 'plans=gold', {}],
  ['a count out of bounds', 'adults=999', people({ adults: MOST })],
  ['an emptied field', 'children=', people({ children: 0 })],
  ['garbage', 'seniors=-1', {}],
  ['a button that takes a plan away', 'toggle=jaara-plus', { plans: ['standard-jaara', 'seniors-plan'] }],
  ['or adds it', 'plans=seniors-plan&toggle=jaara-plus', { plans: ['jaara-plus', 'seniors-plan'] }],
  ['or takes the last away', 'plans=seniors-plan&toggle=seniors-plan', { plans: [] }],
  ['a button for an unknown plan', 'toggle=gold', {}],
  ['marked differences', 'highlight=on', { highlight: true }],
  ['a button that ends them, whatever the state was', 'highlight=on&highlight=off', {}],
  ['one more of the people in the field', 'children=3&step=children%2B1', people({ children: 4 })],
  ['one fewer', 'adults=1&step=adults-1', people({ adults: 0 })],
  ['one fewer than nobody', 'adults=0&step=adults-1', people({ adults: 0 })],
  ['one more than the most', `seniors=${MOST}&step=seniors%2B1`, people({ seniors: MOST })],
  ['one more without a field', 'step=children%2B1', people({ children: start.household.children + 1 })],
  ['a step of seven', 'step=children%2B7', {}],
])('%s is understood: %s', (_what, query, changes) => {
  expect(parse(query)).toEqual({ ...start, ...changes });
});

test.each(['abc', '-1', '2.5', '٣', '25', '1 '])(
  '%j is reported as a count that was not understood',
  (text) => {
    const read = (step: string) => misreadCount(new URLSearchParams({ adults: text, step }), 'adults', MOST);
    expect(read('')).toBe(text);
    expect(read('adults+1')).toBeUndefined();
    for (const count of ['', '0', '007', String(MOST)])
      expect(misreadCount(new URLSearchParams({ adults: count }), 'adults', MOST)).toBeUndefined();
  },
);

test('toggling a plan or a category twice changes nothing, and keeps the order of the page', () => {
  const without = togglePlan(start, 'standard-jaara', known);
  expect(without.plans).toEqual(['jaara-plus', 'seniors-plan']);
  expect(togglePlan(without, 'standard-jaara', known)).toEqual(start);
  const open = toggleCategory(toggleCategory(start, 'premiums', known), 'eye-care', known);
  expect(open.open).toEqual(['eye-care', 'premiums']);
  expect(toggleCategory(open, 'premiums', known).open).toEqual(['eye-care']);
});

test('links write plans as a form sends them, and no longer name its buttons', () => {
  const href = planHref(parse('toggle=jaara-plus&step=seniors%2B1'), known);
  expect(href).toBe('/plan?plans=standard-jaara&plans=seniors-plan&seniors=1');
  expect(planHref({ ...start, plans: [] }, known)).toBe('/plan?plans=');
});
