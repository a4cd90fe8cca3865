import type { Plan } from '#content/schema/plan.ts';
import { registrationLink } from '#domain/plans/plan-facts.ts';
import type * as words from '#words/islands/plan-tools.ts';
import { createWords } from '../../islands/define-island.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './ways.module.css';

export type PlanToolsWords = typeof words;

/** Used by the island and by the server-rendered parts that share components with it. */
export const [PlanWords, usePlanWords] = createWords<PlanToolsWords>();

/** Each link names the plan, because screen readers list links out of context. */
export function BuyAndView({ plan, className }: { plan: Plan; className?: string | undefined }) {
  const { ask } = usePlanWords().planOffer;
  return (
    <p className={joinClasses(styles.buyWays, className)}>
      {/* Nobody should buy what has no published price before asking for it. */}
      {!plan.published && (
        <ButtonLink to={ask.to} label={ask.label} aria-label={`${ask.label}: ${plan.name}`} />
      )}
      <BuyLink plan={plan} variant={plan.published ? 'primary' : 'secondary'} />
      <ViewLink plan={plan} />
    </p>
  );
}

export function BuyLink({ plan, variant = 'primary' }: { plan: Plan; variant?: 'primary' | 'secondary' }) {
  const { buy } = usePlanWords().planOffer;
  return (
    <ButtonLink
      to={registrationLink(buy.to, plan.shortName)}
      variant={variant}
      aria-label={`${buy.label} ${plan.name}`}
    >
      {buy.label}
    </ButtonLink>
  );
}

export function ViewLink({ plan }: { plan: Plan }) {
  const { view, viewNote } = usePlanWords().planOffer;
  return (
    <ButtonLink
      to={plan.pdf}
      variant="secondary"
      target="_blank"
      rel="noopener"
      aria-label={`${view} ${plan.name} (${viewNote})`}
    >
      {view}
    </ButtonLink>
  );
}
