import type { PlanCell } from '#domain/plans/plan-cells.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import signs from '../signs.module.css';
import styles from './benefit-value.module.css';

/** How a value looks where it says whether something is covered; a plain one looks as its place does. */
export function valueLook({ tone }: PlanCell): string {
  return joinClasses(signs[tone], styles[tone]);
}
