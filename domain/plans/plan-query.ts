import type { CategoryId, ComparedPlanId } from '#content/schema/plan.ts';
import { truncateSearch } from '../text/truncate-search.ts';
import { type Household, MAX_PEOPLE_PER_GROUP } from './household-cost.ts';

/** The state of /plan that is kept in the URL; lists are in the order of the page, without duplicates. */
export type PlanQuery = {
  plans: ComparedPlanId[];
  search: string;
  category: CategoryId | 'all';
  highlight: boolean;
  /** The categories expanded on small screens. */
  open: CategoryId[];
  household: Household;
};

/** The valid ids, in the order of the page. */
export type KnownIds = { plans: readonly ComparedPlanId[]; categories: readonly CategoryId[] };

const PEOPLE_NAMES = ['adults', 'children', 'seniors'] as const;
/** The parameters of the state itself, which links use. */
const STATE_NAMES = ['plans', 'search', 'category', 'highlight', 'open', ...PEOPLE_NAMES] as const;
export type StateName = (typeof STATE_NAMES)[number];

/**
 * The parameters that the page reads. The buttons of a form add `toggle` or `step` to change the state sent with it:
 * `toggle=jaara-plus`, `step=children+1`.
 */
export const PLAN_QUERY_NAMES = [...STATE_NAMES, 'toggle', 'step'] as const;

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

/** Parses a query, which may come from anywhere: unknown or invalid values become the defaults. */
export function parsePlanQuery(params: URLSearchParams, known: KnownIds): PlanQuery {
  const category = params.get('category');
  const toggled = known.plans.find((id) => id === params.get('toggle'));
  const query: PlanQuery = {
    plans: parsePlans(params, known.plans),
    search: truncateSearch(params.get('search') ?? ''),
    category: known.categories.find((id) => id === category) ?? 'all',
    // A form sends the current state before the value of the pressed button.
    highlight: params.getAll('highlight').pop() === 'on',
    open: known.categories.filter((id) => params.getAll('open').includes(id)),
    household: {
      adults: parseCount(params, 'adults'),
      children: parseCount(params, 'children'),
      seniors: parseCount(params, 'seniors'),
    },
  };
  return toggled ? togglePlan(query, toggled, known) : query;
}

/**
 * Name and value pairs without the defaults, for links and for the hidden fields of a form. No selected plan is one
 * empty `plans`, which a form also sends from a hidden empty field when no box is ticked.
 */
export function planQueryEntries(query: PlanQuery, known: KnownIds): [name: StateName, value: string][] {
  const allPlans = query.plans.length === known.plans.length;
  const plans = query.plans.length > 0 ? query.plans : [''];
  const people = (group: keyof Household) =>
    query.household[group] === exampleHousehold[group] ? [] : [String(query.household[group])];
  const fields: Record<StateName, readonly string[]> = {
    plans: allPlans ? [] : plans,
    search: query.search ? [query.search] : [],
    category: query.category === 'all' ? [] : [query.category],
    highlight: query.highlight ? ['on'] : [],
    open: query.open,
    adults: people('adults'),
    children: people('children'),
    seniors: people('seniors'),
  };
  return STATE_NAMES.flatMap((name) => fields[name].map((value): [StateName, string] => [name, value]));
}

/** The URL of /plan in this state, such as `/plan?plans=jaara-plus#plan-comparison`. */
export function planHref(query: PlanQuery, known: KnownIds, hash: '' | `#${string}` = ''): string {
  const search = new URLSearchParams(planQueryEntries(query, known)).toString();
  return `/plan${search ? `?${search}` : ''}${hash}`;
}

export function togglePlan(query: PlanQuery, id: ComparedPlanId, known: KnownIds): PlanQuery {
  const selected = toggled(query.plans, id);
  return { ...query, plans: known.plans.filter((plan) => selected.includes(plan)) };
}

/** The query after a category was expanded or collapsed; the others stay as they are. */
export function toggleCategory(query: PlanQuery, id: CategoryId, known: KnownIds): PlanQuery {
  const open = toggled(query.open, id);
  return { ...query, open: known.categories.filter((category) => open.includes(category)) };
}

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

function parsePlans(params: URLSearchParams, known: readonly ComparedPlanId[]): ComparedPlanId[] {
  const named = params.getAll('plans').filter(Boolean);
  if (params.has('plans') && named.length === 0) return [];
  const plans = known.filter((id) => named.includes(id));
  return plans.length > 0 ? plans : [...known];
}

/** The number of people, adjusted by one if its step button was pressed. */
function parseCount(params: URLSearchParams, group: keyof Household): number {
  const text = params.get(group);
  const isNumber = text !== null && /^\d*$/.test(text);
  const count = isNumber ? Math.min(Number(text), MAX_PEOPLE_PER_GROUP) : exampleHousehold[group];
  if (params.get('step') === `${group}+1`) return Math.min(count + 1, MAX_PEOPLE_PER_GROUP);
  if (params.get('step') === `${group}-1`) return Math.max(count - 1, 0);
  return count;
}
