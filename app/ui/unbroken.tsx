import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** For a phone number, because half of one on the next line reads as another number. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}
