import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './state-badge.module.css';

interface StateBadgeProps {
  /** `new` asks for a look, `open` is under way, `done` needs nothing, `failed` went wrong, `quiet` is put aside. */
  tone: 'new' | 'open' | 'done' | 'failed' | 'quiet';
  /** The state itself: the colour only repeats it. */
  children: string;
}

export function StateBadge({ tone, children }: StateBadgeProps) {
  return <span className={joinClasses(styles.badge, styles[tone])}>{children}</span>;
}
