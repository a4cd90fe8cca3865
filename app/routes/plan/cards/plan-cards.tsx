import type { Plan } from '#content/schema/plan.ts';
import { listPremiums, planFacts } from '#domain/plans/plan-facts.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { examplesPath } from '#facts/plans.ts';
import { planCards, planOffer, planPage } from '#words/plan-page.ts';
import { cardWords, comparedPlans, coverStart, plans } from '#words/plans.ts';
import { examplesPage } from '#words/worked-examples.ts';
import { Band } from '../../../ui/band/band.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Link } from '../../../ui/link/link.tsx';
import { premiumLabel } from '../contents/plan-contents.tsx';
import cloth from '../plan-cloth.module.css';
import { BuyAndView } from '../plan-links.tsx';
import signs from '../signs.module.css';
import styles from './plan-cards.module.css';

const lowestPrice = Math.min(...comparedPlans.map(({ premiums }) => premiums.individual));

export function PlanCards() {
  const lead = (
    <>
      {planCards.lead} <Link {...coverStart.dates} />
    </>
  );
  return (
    <Band id={planCards.id} heading={planCards.heading} lead={lead} tone="sand">
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
    <li className={joinClasses(styles.card, cloth.cloth, cloth[plan.id], isLowest && styles.first)}>
      {isLowest && <p className={styles.badge}>{planCards.lowestPrice}</p>}
      <h3>{plan.cardName ?? plan.name}</h3>
      <p className={styles.audience}>{plan.audience}</p>
      <PlanPrice plan={plan} />
      <ul className={styles.facts}>
        {planFacts(plan, cardWords).map((fact) => (
          <li key={fact} className={joinClasses(styles.fact, signs.covered)}>
            {fact}
          </li>
        ))}
      </ul>
      {plan.published && (
        <p>
          <Link
            to={examplesPath(plan.id)}
            className={styles.examples}
            aria-label={`${examplesPage.link} ${plan.name}`}
          >
            {examplesPage.link}
          </Link>
        </p>
      )}
      <BuyAndView plan={plan} className={styles.ways} />
    </li>
  );
}

function PlanPrice({ plan }: { plan: Plan }) {
  if (!plan.published) return <p className={styles.unpublished}>{planCards.priceUnpublished}</p>;
  const packages = listPremiums(plan).filter(
    ({ kind }) => kind !== 'premium-individual' && kind.startsWith('premium'),
  );
  return (
    <div>
      <p className={styles.from}>
        {planOffer.priceFrom}{' '}
        <strong className={styles.amount}>{formatNaira(plan.premiums.individual)}</strong>{' '}
        {planOffer.pricePeriod}
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
