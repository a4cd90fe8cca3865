import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './desk-head.module.css';

interface DeskHeadProps {
  heading: string;
  /** One sentence, or a few facts such as a state and a count. */
  lead?: ReactNode;
  /** The list that the page belongs to. */
  back?: { href: string; label: string };
  /** Links and buttons, the main one first. */
  actions?: ReactNode;
}

/** The top of a page of the desk, with its only `h1`. */
export function DeskHead({ heading, lead, back, actions }: DeskHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {back && (
          <a href={back.href} className={styles.back}>
            <Icon name="chevron-left" />
            {back.label}
          </a>
        )}
        <h1>{heading}</h1>
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
