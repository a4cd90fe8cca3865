import type { PlanCoverRules } from '#content/schema/cover-dates.ts';
import { coverDatesPage as words } from '#words/cover-dates.ts';
import styles from './cover-answer.module.css';

type RuleTextProps = { rule: PlanCoverRules['rules'][number] };

/** A rule with its source, and apart from it how we read what the source leaves open. */
export function RuleText({ rule: { text, source, reading } }: RuleTextProps) {
  return (
    <>
      {text}{' '}
      <span className={styles.source}>
        {words.source} {source}.
      </span>{' '}
      {reading}
    </>
  );
}
