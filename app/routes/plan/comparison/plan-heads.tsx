import type { ComparedPlan } from '#content/schema/plan.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { planCloth } from '../plan-cloth.ts';
import { usePlanWords } from '../plan-words.ts';
import styles from './plan-heads.module.css';

/** Caption and column headers, which stay visible while the table scrolls. */
export function PlanHeads({ plans }: { plans: ComparedPlan[] }) {
  const { planCards, planComparison } = usePlanWords();
  return (
    <>
      <caption className={styles.caption}>
        <VisuallyHidden>
          {planComparison.caption(plans.map(({ shortName }) => shortName).join(', '))}
        </VisuallyHidden>
      </caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.corner}>
            {planComparison.benefitHeading}
          </th>
          {plans.map((plan) => (
            <th
              key={plan.id}
              scope="col"
              abbr={plan.shortName}
              className={joinClasses(styles.head, planCloth(plan.id))}
            >
              <span className={styles.name}>{plan.shortName}</span>{' '}
              <span className={styles.price}>
                {planCards.priceFrom} <b>{formatNaira(plan.premiums.individual)}</b> {planCards.pricePeriod}
              </span>
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
