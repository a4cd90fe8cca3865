import type { ComparedPlanId } from '../content/schema/plan.ts';
import type { CategoryId } from '../content/schema/plan-comparison.ts';
import type { Household } from './cost-line.ts';
import { cutSearch } from './cut-search.ts';
import { MAX_PEOPLE_PER_GROUP } from './household-cost.ts';

/** Everything on /plan that a link carries. The lists are in the order of the page and hold no id twice. */
export type PlanQuery = {
  plans: ComparedPlanId[];
  search: string;
  category: CategoryId | 'all';
  highlight: boolean;
  /** The categories that stand open on small screens. */
  open: CategoryId[];
  household: Household;
};

/** The ids that a query may name, in the order of the page. */
export type KnownIds = { plans: readonly ComparedPlanId[]; categories: readonly CategoryId[] };

/** The names that the page reads, for its `handle.query`. */
export const PLAN_QUERY_NAMES = [
  'plans',
  'search',
  'category',
  'highlight',
  'open',
  'adults',
  'children',
  'seniors',
] as const;

const exampleHousehold: Household = { adults: 2, children: 2, seniors: 0 };

export function defaultPlanQuery(known: KnownIds): PlanQuery {
  return {
    plans: [...known.plans],
    search: '',
    category: 'all',
    highlight: false,
    open: [],
    household: exampleHousehold,
  };
}

/** Reads a query from links, forms and strangers alike: what is unknown or out of bounds falls to its default. */
export function parsePlanQuery(params: URLSearchParams, known: KnownIds): PlanQuery {
  const category = params.get('category');
  return {
    plans: parsePlans(params, known.plans),
    search: cutSearch(params.get('search') ?? ''),
    category: known.categories.find((id) => id === category) ?? 'all',
    highlight: params.get('highlight') === 'on',
    open: known.categories.filter((id) => params.getAll('open').includes(id)),
    household: {
      adults: parseCount(params.get('adults'), exampleHousehold.adults),
      children: parseCount(params.get('children'), exampleHousehold.children),
      seniors: parseCount(params.get('seniors'), exampleHousehold.seniors),
    },
  };
}

/**
 * Name and value pairs with the defaults left out: for links, and for the hidden fields by which a form keeps
 * the state that it does not change. No plan selected is one empty `plans`; a form sends the same when it has
 * a hidden empty `plans` before its boxes and none of them is ticked.
 */
export function planQueryEntries(query: PlanQuery, known: KnownIds): [name: string, value: string][] {
  const allPlans = query.plans.length === known.plans.length;
  const plans = query.plans.length > 0 ? query.plans : [''];
  const fields: Record<(typeof PLAN_QUERY_NAMES)[number], readonly string[]> = {
    plans: allPlans ? [] : plans,
    search: query.search ? [query.search] : [],
    category: query.category === 'all' ? [] : [query.category],
    highlight: query.highlight ? ['on'] : [],
    open: query.open,
    ...householdFields(query.household),
  };
  return Object.entries(fields).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
}

/** The address of /plan in this state, such as `/plan?plans=jaara-plus#plan-comparison`. */
export function planHref(query: PlanQuery, known: KnownIds, hash: '' | `#${string}` = ''): string {
  const search = new URLSearchParams(planQueryEntries(query, known)).toString();
  return `/plan${search ? `?${search}` : ''}${hash}`;
}

function householdFields(household: Household): Record<keyof Household, string[]> {
  const field = (group: keyof Household) =>
    household[group] === exampleHousehold[group] ? [] : [String(household[group])];
  return { adults: field('adults'), children: field('children'), seniors: field('seniors') };
}

function parsePlans(params: URLSearchParams, known: readonly ComparedPlanId[]): ComparedPlanId[] {
  const named = params.getAll('plans').filter(Boolean);
  if (params.has('plans') && named.length === 0) return [];
  const plans = known.filter((id) => named.includes(id));
  return plans.length > 0 ? plans : [...known];
}

function parseCount(text: string | null, otherwise: number): number {
  if (text === null || !/^\d*$/.test(text)) return otherwise;
  return Math.min(Number(text), MAX_PEOPLE_PER_GROUP);
}
