import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './band.module.css';

export type BandProps = {
  /** What a link to the band names. */
  id: string;
  /** As a page's main heading it also makes the band fill the screen. */
  level?: 'h1' | 'h2';
  heading: string | undefined;
  tone?: 'paper' | 'sand' | 'indigo' | 'yellow';
  eyebrow?: string;
  lead?: string;
  /** A picture beside the words; below them on small screens. */
  aside?: ReactNode;
  /** On wide screens the picture stands before the words. */
  asideFirst?: boolean;
  className?: string | undefined;
  children?: ReactNode;
};

/** One block of a page across its whole width: the heading and the rhythm that all of them share. */
export function Band({ id, level: Heading = 'h2', heading, tone = 'paper', ...props }: BandProps) {
  const { eyebrow, lead, aside, asideFirst, className, children } = props;
  return (
    <section
      id={id}
      className={joinClasses(
        styles.band,
        styles[tone],
        Heading === 'h1' && styles.page,
        aside !== undefined && styles.split,
        className,
      )}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.words}>
        <header className={styles.header}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading id={`${id}-title`}>{heading}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      {aside !== undefined && (
        <div className={joinClasses(styles.aside, asideFirst && styles.asideFirst)}>{aside}</div>
      )}
    </section>
  );
}
