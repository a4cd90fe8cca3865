import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import styles from './trailing-icon.module.css';

/** Follows the last word of a link that may wrap, and never stands on a line of its own. */
export function TrailingIcon({ name }: { name: IconName }) {
  return (
    <span className={styles.icon} aria-hidden="true">
      <Icon name={name} />
    </span>
  );
}
