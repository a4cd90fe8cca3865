import type { PlanCell } from '#rules/plan-cells.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './benefit-value.module.css';

const SIGNS = { covered: 'check', 'not-covered': 'x', 'not-applicable': 'minus' } as const;

/** The sign helps the eye; the words say the same. */
export function BenefitValue({ cell: { tone, text } }: { cell: PlanCell }) {
  if (tone === 'plain') return text;
  return (
    <span className={joinClasses(styles.value, tone === 'covered' && styles.covered)}>
      <Icon name={SIGNS[tone]} />
      {text}
    </span>
  );
}
