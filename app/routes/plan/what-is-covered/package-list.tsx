import type { ComparedPlan } from '#content/schema/plan.ts';
import { coveredPage as words } from '#words/covered.ts';
import { planDetails } from '#words/plan-details.ts';
import { ViewLink } from '../buy-and-view.tsx';
import styles from './package-list.module.css';

/** What the published package names beyond the compared benefits, field by field. */
export function PackageList({ plan }: { plan: ComparedPlan }) {
  const { source, details } = planDetails[plan.id];
  return (
    <section className={styles.package} aria-labelledby="package-title">
      <h2 id="package-title">{words.furtherHeading(plan.name)}</h2>
      <dl className={styles.details}>
        {details.map(({ heading, items }) => (
          <div key={heading} className={styles.field}>
            <dt>{heading}</dt>
            {items.map((item) => (
              <dd key={item}>{item}</dd>
            ))}
          </div>
        ))}
      </dl>
      <p className={styles.source}>{source}</p>
      <p>
        <ViewLink plan={plan} />
      </p>
    </section>
  );
}
