import type { PlanCell } from '#domain/plans/plan-cells.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import signs from '../signs.module.css';
import styles from './benefit-value.module.css';

/** The class of a value's coverage mark; a plain value has none. */
export function valueClass({ tone }: PlanCell): string {
  return joinClasses(signs[tone], styles[tone]);
}
