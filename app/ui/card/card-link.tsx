import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import styles from './card-link.module.css';

/** Its target covers the nearest positioned ancestor: the whole card. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
