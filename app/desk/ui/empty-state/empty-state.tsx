import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** In the place of a list that has nothing to show: why, and a way on. */
export function EmptyState({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{typeof children === 'string' ? <p>{children}</p> : children}</div>;
}
