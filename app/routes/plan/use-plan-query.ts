import { comparisonIds } from '#content/plan-comparison.ts';
import { type PlanQuery, parsePlanQuery, planHref } from '#rules/plan-query.ts';
import { type ChangeState, useAddressState } from '../../ui/address-state/use-address-state.ts';

export type ChangePlanQuery = ChangeState<PlanQuery>;
export type PlanQueryState = { query: PlanQuery; change: ChangePlanQuery };

const planAddress = {
  read: (params: URLSearchParams) => parsePlanQuery(params, comparisonIds),
  href: (query: PlanQuery) => planHref(query, comparisonIds),
};

/** The state of the page, which lives in the address. */
export function usePlanQuery(): PlanQueryState {
  const { state, change } = useAddressState(planAddress);
  return { query: state, change };
}
