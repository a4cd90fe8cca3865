import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { comparisonIds } from '#content/plan-comparison.ts';
import { type PlanQuery, parsePlanQuery, planHref } from '#rules/plan-query.ts';

type MakeQuery = (query: PlanQuery) => PlanQuery;
/** What is typed or counted step by step replaces the address; what is pressed can be undone by the back button. */
type HistoryStep = 'push' | 'replace';

export type ChangePlanQuery = (make: MakeQuery, step?: HistoryStep) => void;
export type PlanQueryState = { query: PlanQuery; change: ChangePlanQuery };

/** The state of the page, which lives in the address. `change` stays the same function for good. */
export function usePlanQuery(): PlanQueryState {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const given = useMemo(() => parsePlanQuery(params, comparisonIds), [params]);
  // The router shows a new address in a transition; until then the controls already show what it will be.
  const [query, showAhead] = useOptimistic(given);

  const change = useCallback(
    (make: MakeQuery, step: HistoryStep = 'push') => {
      // On a slow phone two presses may come before one rendering; the window's address is never behind.
      const current = parsePlanQuery(new URLSearchParams(window.location.search), comparisonIds);
      const next = make(current);
      if (next === current) return;
      startTransition(async () => {
        showAhead(next);
        await navigate(planHref(next, comparisonIds), {
          replace: step === 'replace',
          preventScrollReset: true,
        });
      });
    },
    [navigate, showAhead],
  );

  return { query, change };
}
