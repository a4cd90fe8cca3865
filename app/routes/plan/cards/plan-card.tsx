import type { Plan } from '#content/schema/plan.ts';
import { planFacts } from '#domain/plans/plan-facts.ts';
import { planCards } from '#words/plan-page.ts';
import { planWords } from '#words/plan-words.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BuyAndView } from '../buy-and-view.tsx';
import { planCloth } from '../plan-cloth.ts';
import signs from '../signs.module.css';
import styles from './plan-card.module.css';
import { PlanPrice } from './plan-price.tsx';

export function PlanCard({ plan, isLowest }: { plan: Plan; isLowest: boolean }) {
  return (
    <li className={joinClasses(styles.card, planCloth(plan.id), isLowest && styles.first)}>
      {isLowest && <p className={styles.badge}>{planCards.lowestPrice}</p>}
      <h3>{plan.name}</h3>
      <p className={styles.audience}>{plan.audience}</p>
      <PlanPrice plan={plan} />
      <ul className={styles.facts}>
        {planFacts(plan, planWords.card).map((fact) => (
          <li key={fact} className={joinClasses(styles.fact, signs.covered)}>
            {fact}
          </li>
        ))}
      </ul>
      <BuyAndView plan={plan} className={styles.ways} />
    </li>
  );
}
