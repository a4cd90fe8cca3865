import type { ComparedRow } from '#domain/plans/compare-plans.ts';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { usePlanWords } from '../plan-words.ts';
import styles from './benefit-name.module.css';

type BenefitNameProps = { row: ComparedRow; highlight: boolean; isExplained?: boolean };

/** A benefit's label, its explanation, and the mark of a difference, which must not rely on colour alone. */
export function BenefitName({ row, highlight, isExplained = true }: BenefitNameProps) {
  const { planComparison } = usePlanWords();
  return (
    <>
      {row.label}
      {isExplained && (
        <Tooltip label={`${planComparison.about} ${row.label}`} className={styles.info}>
          {row.tooltip}
        </Tooltip>
      )}
      {highlight && row.differs && <span className={styles.differs}>{planComparison.differs}</span>}
    </>
  );
}
