import { togglePlan } from '#domain/plans/plan-query.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { usePlanWords } from '../plan-words.ts';
import type { PlanQueryState } from '../use-plan-query.ts';
import styles from './plan-toggles.module.css';

export function PlanToggles({ query, change }: PlanQueryState) {
  const { comparedPlans, comparisonIds, planComparison } = usePlanWords();
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.label}>{planComparison.plansLabel}</legend>
      <div className={styles.buttons}>
        {comparedPlans.map(({ id, shortName }) => {
          const isSelected = query.plans.includes(id);
          return (
            <button
              key={id}
              type="submit"
              name="toggle"
              value={id}
              className={joinClasses(styles.toggle, styles.plan)}
              aria-pressed={isSelected}
              onClick={(event) => {
                event.preventDefault();
                change((current) => togglePlan(current, id, comparisonIds));
              }}
            >
              <Icon name={isSelected ? 'check' : 'plus'} />
              {shortName}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
