import { lazy, Suspense } from 'react';
import { planPage } from '#content/plan-page.ts';
import { PLAN_QUERY_NAMES } from '#rules/plan-query.ts';
import { pageMeta } from '../../page-meta.ts';
import { describePlans } from '../../structured-data/plans.ts';
import type { Route } from './+types/plan.ts';
import { PlanCards } from './cards/plan-cards.tsx';
import { Comparison } from './comparison/comparison.tsx';
import { HouseholdCost } from './household/household-cost.tsx';
import { PlanHero } from './plan-hero.tsx';
import { usePlanQuery } from './use-plan-query.ts';

/** Its script comes after that of the comparison, which somebody may already be using. */
const PlanReading = lazy(() => import('./plan-reading.tsx'));

export const handle = { query: PLAN_QUERY_NAMES };

export function meta({ matches }: Route.MetaArgs) {
  const subject = import.meta.env.SSR ? describePlans : undefined;
  return pageMeta(matches, { ...planPage, canonical: '/plan', subject });
}

export default function Plan() {
  return (
    <>
      <PlanHero />
      <PlanCards />
      <PlanTools />
      <Suspense>
        <PlanReading />
      </Suspense>
    </>
  );
}

/** The two blocks whose state the address carries. */
function PlanTools() {
  const state = usePlanQuery();
  return (
    <>
      <Comparison {...state} />
      <HouseholdCost {...state} />
    </>
  );
}
