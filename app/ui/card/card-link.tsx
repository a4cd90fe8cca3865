import type { ReactNode } from 'react';
import styles from './card-link.module.css';

/** Its target covers the nearest positioned ancestor: the whole card. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className={styles.link}>
      {children}
    </a>
  );
}
