import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { SiteLink } from '../site-link.tsx';
import styles from './card.module.css';

interface CardProps {
  /** A band of cloth on top, with whatever marks the card. */
  head: ReactNode;
  headClassName?: string | undefined;
  children: ReactNode;
}

/** A card that leads somewhere as a whole, by the one CardLink inside it. */
export function Card({ head, headClassName, children }: CardProps) {
  return (
    <div className={styles.card}>
      <div className={joinClasses(styles.head, headClassName)}>{head}</div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** Its target is stretched over the whole card: over whatever it stands in that has a position. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className={styles.link}>
      {children}
    </SiteLink>
  );
}
