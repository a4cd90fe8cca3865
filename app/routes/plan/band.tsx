import type { ReactNode } from 'react';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './band.module.css';

type BandProps = {
  id: string;
  heading: string;
  lead?: string;
  tone?: 'paper' | 'sand' | 'indigo';
  className?: string | undefined;
  children: ReactNode;
};

/** One block of the page, with a heading that links can lead to. */
export function Band({ id, heading, lead, tone = 'paper', className, children }: BandProps) {
  return (
    <section
      id={id}
      className={joinClasses(styles.band, styles[tone], className)}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.inner}>
        <header className={styles.header}>
          <h2 id={`${id}-title`}>{heading}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </section>
  );
}
