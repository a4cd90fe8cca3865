import { planCards, planComparison } from '#content/plan-page.ts';
import type { ComparedPlan } from '#content/schema/plan.ts';
import { formatNaira } from '#rules/format-naira.ts';
import { useHiddenOnScroll } from '../../../layout/header/use-hidden-on-scroll.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { planCloth } from '../plan-cloth.ts';
import styles from './plan-heads.module.css';
import { useStuck } from './use-stuck.ts';

/** Caption and column headers. The plans' names stay in sight while the table scrolls. */
export function PlanHeads({ plans }: { plans: ComparedPlan[] }) {
  const isHeaderHidden = useHiddenOnScroll();
  const { sentinel, isStuck } = useStuck();
  const isRaised = isStuck && isHeaderHidden;
  return (
    <>
      <caption className={styles.caption}>
        <span ref={sentinel} className={styles.sentinel} />
        <VisuallyHidden>
          {planComparison.caption(plans.map(({ shortName }) => shortName).join(', '))}
        </VisuallyHidden>
      </caption>
      <thead className={joinClasses(styles.heads, isStuck && styles.stuck, isRaised && styles.raised)}>
        <tr>
          <th scope="col" className={styles.corner}>
            {planComparison.benefitHeading}
          </th>
          {plans.map((plan) => (
            <th key={plan.id} scope="col" abbr={plan.shortName} className={styles.head}>
              <span className={joinClasses(styles.cloth, planCloth(plan.id))} />
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
