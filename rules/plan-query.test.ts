import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparisonIds as known } from '../content/plan-comparison.ts';
import { MAX_SEARCH_CHARACTERS } from './cut-search.ts';
import { MAX_PEOPLE_PER_GROUP } from './household-cost.ts';
import {
  defaultPlanQuery,
  type PlanQuery,
  parsePlanQuery,
  planHref,
  planQueryEntries,
} from './plan-query.ts';
import { toggleCategory, togglePlan } from './plan-query-changes.ts';

const parse = (search: string) => parsePlanQuery(new URLSearchParams(search), known);
const start = defaultPlanQuery(known);

const people = fc.integer({ min: 0, max: MAX_PEOPLE_PER_GROUP });
const anyQuery: fc.Arbitrary<PlanQuery> = fc.record({
  plans: fc.subarray(known.plans),
  search: fc
    .string({ unit: 'binary', maxLength: MAX_SEARCH_CHARACTERS })
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
  const names = ['plans', 'search', 'category', 'highlight', 'open', 'adults', 'children', 'seniors', 'x'];
  const pair = fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary', maxLength: 300 }));
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 12 }), (pairs) => {
      const query = parsePlanQuery(new URLSearchParams(pairs), known);
      expect([...query.search].length).toBeLessThanOrEqual(MAX_SEARCH_CHARACTERS);
      expect(Math.max(...Object.values(query.household))).toBeLessThanOrEqual(MAX_PEOPLE_PER_GROUP);
      expect(parsePlanQuery(new URLSearchParams(planQueryEntries(query, known)), known)).toEqual(query);
    }),
  );
});

test('the state at the start needs no query', () => {
  expect(parse('')).toEqual(start);
  expect(planHref(start, known)).toBe('/plan');
  expect(planHref(start, known, '#plans')).toBe('/plan#plans');
});

describe('selected plans', () => {
  test('are repeated names, as a form sends them', () => {
    expect(planHref({ ...start, plans: ['standard-jaara', 'jaara-plus'] }, known)).toBe(
      '/plan?plans=standard-jaara&plans=jaara-plus',
    );
  });

  test('none selected is one empty name', () => {
    expect(planHref({ ...start, plans: [] }, known)).toBe('/plan?plans=');
    expect(parse('plans=').plans).toEqual([]);
  });

  test('a form’s hidden empty name does not hide the ticked boxes', () => {
    expect(parse('plans=&plans=seniors-plan').plans).toEqual(['seniors-plan']);
  });

  test('unknown names are dropped; when nothing else is named, all plans stand', () => {
    expect(parse('plans=gold&plans=jaara-plus&plans=jaara-plus').plans).toEqual(['jaara-plus']);
    expect(parse('plans=gold').plans).toEqual(known.plans);
  });
});

test('counts out of bounds are cut, an emptied field is nobody, garbage is the example', () => {
  expect(parse('adults=999&children=&seniors=-1').household).toEqual({
    adults: MAX_PEOPLE_PER_GROUP,
    children: 0,
    seniors: start.household.seniors,
  });
});

test('toggling a plan or a category twice changes nothing, and keeps the order of the page', () => {
  const without = togglePlan(start, 'standard-jaara', known);
  expect(without.plans).toEqual(['jaara-plus', 'seniors-plan']);
  expect(togglePlan(without, 'standard-jaara', known)).toEqual(start);
  const open = toggleCategory(toggleCategory(start, 'premiums', known), 'eye-care', known);
  expect(open.open).toEqual(['eye-care', 'premiums']);
  expect(toggleCategory(open, 'premiums', known).open).toEqual(['eye-care']);
});
