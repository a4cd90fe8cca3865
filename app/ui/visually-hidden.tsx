import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Words for screen readers that the eye gets from the picture. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
