import type { ComparedPlan } from '#content/schema/plan.ts';
import { coveredPage as words } from '#words/covered.ts';
import { comparedPlans } from '#words/plans.ts';
import { Link } from '../../../ui/link/link.tsx';
import styles from './plan-choice.module.css';

const PATH = '/plan/what-is-covered';

export function PlanChoice({ plan }: { plan: ComparedPlan | undefined }) {
  const choices = [
    { id: undefined, label: words.allPlans, to: PATH },
    ...comparedPlans.map(({ id, shortName }) => ({ id, label: shortName, to: `${PATH}?plan=${id}` })),
  ];
  return (
    <nav className={styles.choice} aria-label={words.plansLabel}>
      <ul className={styles.list}>
        {choices.map(({ id, label, to }) => (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={id === plan?.id ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
