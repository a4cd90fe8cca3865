import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** For a phone number: half of it on the next line is read as another number. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}
