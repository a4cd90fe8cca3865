import type { ReactNode } from 'react';
import { ButtonLinks } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './outcome.module.css';

interface OutcomeProps {
  tone: 'done' | 'question' | 'failed';
  heading: string;
  lead: string;
  /** Links to continue with. */
  ways?: { label: string; to: string }[];
  children?: ReactNode;
}

const icons = { done: 'check', question: 'mail', failed: 'circle-alert' } as const;

/** A whole page that reports a result or asks one question. */
export function Outcome({ tone, heading, lead, ways = [], children }: OutcomeProps) {
  return (
    <div className={styles.band}>
      <div className={styles.card}>
        <span className={joinClasses(styles.badge, styles[tone])}>
          <Icon name={icons[tone]} />
        </span>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        {ways.length > 0 && <ButtonLinks links={ways} first="primary" className={styles.ways} />}
      </div>
    </div>
  );
}
