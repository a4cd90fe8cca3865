import type { Plan } from '#content/schema/plan.ts';
import { registrationLink } from '#domain/plans/plan-facts.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './buy-and-view.module.css';
import { usePlanWords } from './plan-words.ts';

type PlanLinkProps = { plan: Plan; variant?: 'primary' | 'secondary' };

/** Each link names the plan, because screen readers list links out of context. */
export function BuyAndView({ plan, className }: { plan: Plan; className?: string | undefined }) {
  return (
    <p className={joinClasses(styles.ways, className)}>
      {!plan.published && <AskLink plan={plan} />}
      <BuyLink plan={plan} variant={plan.published ? 'primary' : 'secondary'} />
      <ViewLink plan={plan} />
    </p>
  );
}

/** Nobody should buy what has no published price before asking for it. */
function AskLink({ plan }: { plan: Plan }) {
  const { ask } = usePlanWords().planCards;
  return (
    <ButtonLink to={ask.to} aria-label={`${ask.label}: ${plan.name}`}>
      {ask.label}
    </ButtonLink>
  );
}

export function BuyLink({ plan, variant = 'primary' }: PlanLinkProps) {
  const { buy } = usePlanWords().planCards;
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
  const { view, viewNote } = usePlanWords().planCards;
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
