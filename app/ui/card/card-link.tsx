import type { ReactNode } from 'react';
import styles from './card-link.module.css';

/** Its target is stretched over the whole card: over whatever it stands in that has a position. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={styles.link}>
      {children}
    </a>
  );
}
