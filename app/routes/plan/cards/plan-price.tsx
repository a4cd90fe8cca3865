import type { Plan } from '#content/schema/plan.ts';
import { listPremiums } from '#domain/plans/list-premiums.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { planCards } from '#words/plan-page.ts';
import { premiumLabel } from '../premium-label.ts';
import styles from './plan-price.module.css';

/** The price for one person, with the family prices below. */
export function PlanPrice({ plan }: { plan: Plan }) {
  if (!plan.published) return <p className={styles.unpublished}>{planCards.priceUnpublished}</p>;
  const packages = listPremiums(plan).filter(
    ({ kind }) => kind !== 'premium-individual' && kind.startsWith('premium'),
  );
  return (
    <div>
      <p className={styles.from}>
        {planCards.priceFrom}{' '}
        <strong className={styles.amount}>{formatNaira(plan.premiums.individual)}</strong>{' '}
        {planCards.pricePeriod}
      </p>
      <dl className={styles.packages}>
        {packages.map(({ kind, price }) => (
          <div key={kind} className={styles.package}>
            <dt>{premiumLabel(kind)}</dt>
            <dd className={styles.packagePrice}>{formatNaira(price)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
