import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './panel.module.css';

interface PanelProps {
  /** To be linked to. */
  id?: string;
  heading: string;
  /** A link or a button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page in a frame of its own, under an `h2`. */
export function Panel({ id, heading, action, children }: PanelProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.panel} aria-labelledby={headingId}>
      <div className={styles.top}>
        <h2 id={headingId}>{heading}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** Parts in one column, and from 64rem on in two; `wide` gives the first one two thirds. */
export function Columns({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={joinClasses(styles.columns, wide && styles.wide)}>{children}</div>;
}

/** Parts below each other, for one of the columns. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
