import type { ReactNode } from 'react';
import styles from './no-wrap.module.css';

/** For a phone number, because half of one on the next line reads as another number. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>;
}
