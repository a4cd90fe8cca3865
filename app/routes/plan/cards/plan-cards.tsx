import { planCards, planPage } from '#words/plan-page.ts';
import { comparedPlans, plans } from '#words/plans.ts';
import { Band } from '../../../ui/band/band.tsx';
import { PlanCard } from './plan-card.tsx';
import styles from './plan-cards.module.css';

const lowestPrice = Math.min(...comparedPlans.map(({ premiums }) => premiums.individual));

export function PlanCards() {
  return (
    <Band id={planCards.id} heading={planCards.heading} lead={planCards.lead} tone="sand">
      <ul className={styles.grid}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.id}
            plan={plan}
            isLowest={plan.published && plan.premiums.individual === lowestPrice}
          />
        ))}
      </ul>
      <p className={styles.date}>{planPage.factsDate}</p>
    </Band>
  );
}
