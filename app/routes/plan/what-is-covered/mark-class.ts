import type { CoveredAnswer } from '#content/schema/covered.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import signs from '../signs.module.css';
import styles from './mark.module.css';

const SIGNS = {
  covered: signs.covered,
  'not-covered': signs['not-covered'],
  'not-stated': signs.condition,
};

/** The sign before the words of a mark, which say the same. */
export function markClass(mark: CoveredAnswer['mark']): string {
  return joinClasses(styles.mark, SIGNS[mark]);
}
