import type { PlanId } from '#content/schema/plan.ts';
import { coverBenefitLabels, coverRules, coverDatesPage as words } from '#words/cover-dates.ts';
import { comparedPlans } from '#words/plans.ts';
import styles from './cover-answer.module.css';
import { RuleText } from './rule-text.tsx';

/** The rules behind the days, for those who have not asked yet. */
export function CoverRuleList({ planId }: { planId: PlanId }) {
  const plan = comparedPlans.find(({ id }) => id === planId) ?? comparedPlans[0];
  if (!plan) return null;
  return (
    <section className={styles.answer} aria-labelledby="rules-title">
      <h2 id="rules-title">{words.rulesHeading(plan.name)}</h2>
      <dl className={styles.lines}>
        {coverRules[plan.id].rules.map((rule) => (
          <div key={rule.id} className={styles.line}>
            <dt className={styles.label}>{coverBenefitLabels[rule.id]}</dt>
            <dd className={styles.rule}>
              <RuleText rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
