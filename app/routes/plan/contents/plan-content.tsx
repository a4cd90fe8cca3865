import type { ComparedPlan } from '#content/schema/plan.ts';
import { defaultPlanQuery, planHref } from '#domain/plans/plan-query.ts';
import { comparisonContent, comparisonIds } from '#words/plan-comparison.ts';
import { planDocument } from '#words/plan-document.ts';
import { planComparison, planContents } from '#words/plan-page.ts';
import { Link } from '../../../ui/link/link.tsx';
import { BuyAndView } from '../buy-and-view.tsx';
import { BenefitNotes } from '../comparison/benefit-notes.tsx';
import styles from './plan-content.module.css';
import { PremiumTable } from './premium-table.tsx';

const start = defaultPlanQuery(comparisonIds);

export function PlanContent({ plan }: { plan: ComparedPlan }) {
  const { costs, waiting } = planDocument;
  const waits = comparisonContent.notes.filter(
    ({ kind, plans }) => kind === 'waiting' && plans.includes(plan.id),
  );
  return (
    <div className={styles.content}>
      <section className={styles.part}>
        <h4>{costs.heading}</h4>
        <PremiumTable plan={plan} />
      </section>
      <section className={styles.part}>
        <h4>{waiting.heading}</h4>
        <BenefitNotes notes={waits} />
        <p>{waiting.screening(plan.benefits.annualScreening.startYear)}</p>
      </section>
      <p>
        <Link to={`/plan/what-is-covered?plan=${plan.id}`}>{planContents.everything}</Link>
      </p>
      <p>
        <Link to={planHref({ ...start, plans: [plan.id] }, comparisonIds, `#${planComparison.id}`)}>
          {planContents.benefits}
        </Link>
      </p>
      <BuyAndView plan={plan} className={styles.ways} />
    </div>
  );
}
