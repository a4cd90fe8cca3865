import type { Plan } from '#content/schema/plan.ts';
import { listPremiums, planFacts } from '#domain/plans/plan-facts.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { planCards, planPage } from '#words/plan-page.ts';
import { comparedPlans, plans, planWords } from '#words/plans.ts';
import { Band } from '../../../ui/band/band.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { BuyAndView } from '../buy-and-view.tsx';
import { premiumLabel } from '../contents/plan-contents.tsx';
import { planCloth } from '../plan-cloth.ts';
import signs from '../signs.module.css';
import planCardStyles from './plan-card.module.css';
import styles from './plan-cards.module.css';
import planPriceStyles from './plan-price.module.css';

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

function PlanCard({ plan, isLowest }: { plan: Plan; isLowest: boolean }) {
  return (
    <li className={joinClasses(planCardStyles.card, planCloth(plan.id), isLowest && planCardStyles.first)}>
      {isLowest && <p className={planCardStyles.badge}>{planCards.lowestPrice}</p>}
      <h3>{plan.name}</h3>
      <p className={planCardStyles.audience}>{plan.audience}</p>
      <PlanPrice plan={plan} />
      <ul className={planCardStyles.facts}>
        {planFacts(plan, planWords.card).map((fact) => (
          <li key={fact} className={joinClasses(planCardStyles.fact, signs.covered)}>
            {fact}
          </li>
        ))}
      </ul>
      <BuyAndView plan={plan} className={planCardStyles.ways} />
    </li>
  );
}

/** The price for one person, with the family prices below. */
function PlanPrice({ plan }: { plan: Plan }) {
  if (!plan.published) return <p className={planPriceStyles.unpublished}>{planCards.priceUnpublished}</p>;
  const packages = listPremiums(plan).filter(
    ({ kind }) => kind !== 'premium-individual' && kind.startsWith('premium'),
  );
  return (
    <div>
      <p className={planPriceStyles.from}>
        {planCards.priceFrom}{' '}
        <strong className={planPriceStyles.amount}>{formatNaira(plan.premiums.individual)}</strong>{' '}
        {planCards.pricePeriod}
      </p>
      <dl className={planPriceStyles.packages}>
        {packages.map(({ kind, price }) => (
          <div key={kind} className={planPriceStyles.package}>
            <dt>{premiumLabel(kind)}</dt>
            <dd className={planPriceStyles.packagePrice}>{formatNaira(price)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
