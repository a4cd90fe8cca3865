import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
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

describe('a form that a browser sends by itself', () => {
  test('changes one plan by the pressed button', () => {
    expect(parse('toggle=jaara-plus').plans).toEqual(['standard-jaara', 'seniors-plan']);
    expect(parse('plans=seniors-plan&toggle=jaara-plus').plans).toEqual(['jaara-plus', 'seniors-plan']);
    expect(parse('plans=seniors-plan&toggle=seniors-plan').plans).toEqual([]);
    expect(parse('toggle=gold')).toEqual(start);
  });

  test('marks differences or not as the pressed button says, whatever the state was', () => {
    expect(parse('highlight=on&highlight=off').highlight).toBe(false);
    expect(parse('highlight=on').highlight).toBe(true);
  });

  test('counts one more or one fewer of the people in its fields, within the bounds', () => {
    expect(parse('adults=1&children=3&seniors=0&step=children%2B1').household).toEqual({
      adults: 1,
      children: 4,
      seniors: 0,
    });
    expect(parse('adults=1&step=adults-1').household.adults).toBe(0);
    expect(parse('adults=0&step=adults-1').household.adults).toBe(0);
    expect(parse(`seniors=${MAX_PEOPLE_PER_GROUP}&step=seniors%2B1`).household.seniors).toBe(
      MAX_PEOPLE_PER_GROUP,
    );
    expect(parse('step=children%2B1').household.children).toBe(start.household.children + 1);
    expect(parse('step=children%2B7')).toEqual(start);
  });

  test('leads to a state whose links no longer name a button', () => {
    expect(planHref(parse('toggle=jaara-plus&step=seniors%2B1'), known)).toBe(
      '/plan?plans=standard-jaara&plans=seniors-plan&seniors=1',
    );
  });
});
