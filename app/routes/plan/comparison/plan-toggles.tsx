import { comparisonIds } from '#content/plan-comparison.ts';
import { planComparison } from '#content/plan-page.ts';
import { comparedPlans } from '#content/plans.ts';
import { togglePlan } from '#rules/plan-query-changes.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { QueryButton } from '../query-button.tsx';
import type { PlanQueryState } from '../use-plan-query.ts';
import styles from './plan-toggles.module.css';

const LABEL_ID = `${planComparison.id}-plans`;

export function PlanToggles({ query, change }: PlanQueryState) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would promise one form, and each button is its own
    <div role="group" aria-labelledby={LABEL_ID}>
      <p id={LABEL_ID} className={styles.label}>
        {planComparison.plansLabel}
      </p>
      <div className={styles.buttons}>
        {comparedPlans.map(({ id, shortName }) => {
          const isSelected = query.plans.includes(id);
          return (
            <QueryButton
              key={id}
              query={query}
              change={change}
              make={(current) => togglePlan(current, id, comparisonIds)}
              pressed={isSelected}
              className={joinClasses(styles.toggle, styles.plan)}
            >
              <Icon name={isSelected ? 'check' : 'plus'} />
              {shortName}
            </QueryButton>
          );
        })}
      </div>
    </div>
  );
}
