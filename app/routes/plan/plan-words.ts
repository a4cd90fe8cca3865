import { useMemo } from 'react';
import { type PlanQuery, parsePlanQuery, planHref } from '#domain/plans/plan-query.ts';
import type * as words from '#words/islands/plan-tools.ts';
import { createWords } from '../../islands/define-island.ts';
import { type ChangeState, useUrlState } from '../../ui/url-state/use-url-state.ts';

export type PlanToolsWords = typeof words;

/** Used by the island and by the server-rendered parts that share components with it. */
export const [PlanWords, usePlanWords] = createWords<PlanToolsWords>();

export type ChangePlanQuery = ChangeState<PlanQuery>;
export type PlanQueryState = { query: PlanQuery; change: ChangePlanQuery };

/** The island's state, kept in the URL. */
export function usePlanQuery(search: string) {
  const { comparisonIds } = usePlanWords();
  const format = useMemo(
    () => ({
      read: (params: URLSearchParams) => parsePlanQuery(params, comparisonIds),
      href: (query: PlanQuery) => planHref(query, comparisonIds),
    }),
    [comparisonIds],
  );
  const { state: query, change, follow } = useUrlState(format, search);
  return { query, change, follow };
}
