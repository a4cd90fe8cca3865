import type { ComparedPlanId } from '#content/schema/plan.ts';
import type { CategoryId } from '#content/schema/plan-comparison.ts';
import type { KnownIds, PlanQuery } from './plan-query.ts';

/** The query after a press on a plan's toggle button. */
export function togglePlan(query: PlanQuery, id: ComparedPlanId, known: KnownIds): PlanQuery {
  const selected = toggled(query.plans, id);
  return { ...query, plans: known.plans.filter((plan) => selected.includes(plan)) };
}

/** The query after a category was opened or closed on a small screen; the others stay as they are. */
export function toggleCategory(query: PlanQuery, id: CategoryId, known: KnownIds): PlanQuery {
  const open = toggled(query.open, id);
  return { ...query, open: known.categories.filter((category) => open.includes(category)) };
}

function toggled<T>(list: readonly T[], item: T): T[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}
