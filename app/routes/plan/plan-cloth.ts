import type { PlanId } from '#content/schema/plan.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './plan-cloth.module.css';

export function planCloth(id: PlanId): string {
  return joinClasses(styles.cloth, styles[id]);
}
