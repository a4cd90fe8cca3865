import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './card.module.css';

interface CardProps {
  /** The patterned strip at the top, with whatever identifies the card. */
  head: ReactNode;
  headClassName?: string | undefined;
  children: ReactNode;
}

/** A card that is clickable as a whole, through the one CardLink inside it. */
export function Card({ head, headClassName, children }: CardProps) {
  return (
    <div className={styles.card}>
      <div className={joinClasses(styles.head, headClassName)}>{head}</div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
